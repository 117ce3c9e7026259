import NIOHTTP1
import Testing

@testable import PreviewServer

@Suite struct PageRequestTests {
  private func request(_ uri: String, _ headers: [(String, String)] = []) throws -> PageRequest {
    try PageRequest(
      HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: HTTPHeaders(headers)),
      ServerLimits())
  }

  @Test func `escapes of an address are undone, as browsers and scripts write them`() throws {
    let request = try request("/api/a%20b+c?text=%C3%A4+%2B%26%3d&empty&=1&text=2&a=b=c")
    #expect(request.path == "/api/a b+c")
    #expect(request.values("text") == ["ä +&=", "2"])
    #expect(request["empty"] == nil && request["a"] == "b=c" && request.query.count == 5)
  }

  @Test func `lines of a head are found by their names in lower case`() throws {
    let request = try request(
      "/", [("Host", "a"), ("Cookie", "a=1"), ("COOKIE", "b=2"), ("X", "1"), ("x", "2")])
    #expect(request.headers == ["host": "a", "cookie": "a=1; b=2", "x": "1, 2"])
  }
}
