import Testing

@testable import PreviewServer

/// Requests that no browser sends: each gets an answer, none is brought to whoever answers, and the server goes on.
@Suite struct HostileRequestTests {
  private static func long(_ count: Int) -> String { String(repeating: "a", count: count) }

  private func expect(_ status: Int, _ bytes: @escaping (RunningServer) -> String) async throws {
    try await RunningServer.serving { (server) async throws in
      #expect(try await server.status(of: bytes(server)) == status)
      #expect(server.askedCount == 0)
      #expect(try await server.status(of: server.request("GET /api/session")) == 200)
      #expect(server.askedCount == 1)
    }
  }

  /// What is too long is refused before it ends: nobody waits for the rest.
  @Test(arguments: [(8 << 10) + 1, 20 << 10, 200 << 10])
  func `a request line is bounded while it is read`(count: Int) async throws {
    let isEnded = count < 10 << 10
    try await expect(414) { server in
      isEnded
        ? server.request("GET /" + Self.long(count), isKnown: false) : "GET /" + Self.long(count)
    }
  }

  @Test func `the lines of a head are bounded while they are read`() async throws {
    try await expect(431) {
      "GET / HTTP/1.1\r\nHost: 127.0.0.1:\($0.port)\r\nX: " + Self.long(20 << 10)
    }
    try await expect(431) { _ in
      "GET / HTTP/1.1\r\n" + (0..<101).map { "X\($0): 1\r\n" }.joined()
    }
    try await expect(431) { _ in
      "GET / HTTP/1.1\r\n" + (0..<40).map { "X\($0): \(Self.long(1000))\r\n" }.joined()
    }
    try await expect(431) { _ in String(repeating: "\r\n", count: 50_000) }
  }

  @Test func `a body is bounded while it is read`() async throws {
    let most = ServerLimits().body
    try await expect(413) { $0.post(["Content-Length: \(most + 1)"]) }
    try await expect(413) {
      $0.post(["Transfer-Encoding: chunked"], body: "7fffffff\r\n" + Self.long(most + 1))
    }
    let small = String(repeating: "1\r\na\r\n", count: most / 2)
    try await expect(413) { $0.post(["Transfer-Encoding: chunked"], body: small) }
    // What stands behind the size of a chunk is in no body.
    try await expect(413) {
      $0.post(["Transfer-Encoding: chunked"], body: "1;" + Self.long(3 * most))
    }
    try await expect(431) {
      $0.post(
        ["Transfer-Encoding: chunked"],
        body: "2\r\n{}\r\n0\r\n" + (0..<40).map { "X\($0): \(Self.long(1000))\r\n" }.joined())
    }
  }

  @Test(arguments: [
    ["Content-Length: -1"], ["Content-Length: +2"], ["Content-Length: 0x2"], ["Content-Length: "],
    ["Content-Length: two"], ["Content-Length: 99999999999999999999999"],
    ["Content-Length: 2", "Content-Length: 3"], ["Content-Length: 2, 2"],
    ["Content-Length: 2", "Transfer-Encoding: chunked"],
    ["Host: evil.example"], ["Authorization: Bearer other"], ["Content-Type: text/plain"],
    ["Content-Length : 2"], [": 2"], ["Content-Length"],
  ])
  func `lines that say nothing, or two things, are refused`(lines: [String]) async throws {
    try await expect(400) { $0.post(lines, body: "{}") }
  }

  @Test(arguments: ["zz", "-2", "ffffffffffffffffff", " 2", ""])
  func `the size of a chunk is a number`(size: String) async throws {
    try await expect(400) {
      $0.post(["Transfer-Encoding: chunked"], body: "\(size)\r\n{}\r\n0\r\n\r\n")
    }
  }

  @Test func `whoever sends a body says how long it is, and in what`() async throws {
    try await expect(411) { $0.post([]) }
    try await expect(501) { $0.post(["Transfer-Encoding: gzip, chunked"]) }
    try await expect(417) { $0.post(["Content-Length: 2", "Expect: cake"]) }
    try await expect(400) { $0.request("GET /api/session", ["Content-Length: 2"], body: "{}") }
    try await expect(415) {
      $0.request(
        "POST /api/edit", ["Content-Type: application/jsonp", "Content-Length: 2"], body: "{}")
    }
  }

  @Test(arguments: [
    "GET http://127.0.0.1/api/session", "GET *", "CONNECT evil.example:80", "FOO /", "GET /%zz",
    "GET /%f", "GET /%ff", "GET /?a=%00",
  ])
  func `odd request lines are refused`(line: String) async throws {
    try await expect(400) { $0.request(line) }
  }

  @Test func `what is not HTTP 1 is refused`() async throws {
    try await expect(505) { _ in "GET / HTTP/2.0\r\n\r\n" }
    try await expect(505) { _ in "GET /\r\n\r\n" }
    try await expect(400) { _ in "\u{16}\u{3}\u{1}\u{2}\r\n\r\n" }
    try await expect(405) { $0.request("DELETE /api/session") }
    try await expect(405) { $0.request("HEAD /api/session") }
  }

  /// The body never comes: the answer does not wait for it.
  @Test func `strangers are refused by the head alone`() async throws {
    let body = ["Content-Type: application/json", "Content-Length: 1000000"]
    try await expect(403) {
      $0.request("POST /api/edit", body + ["Origin: http://evil.example"])
    }
    try await expect(401) { $0.request("POST /api/edit", body, isKnown: false) }
    try await expect(421) {
      "POST /api/edit HTTP/1.1\r\nHost: evil.example:\($0.port)\r\n"
        + body.joined(separator: "\r\n") + "\r\n\r\n"
    }
  }
}
