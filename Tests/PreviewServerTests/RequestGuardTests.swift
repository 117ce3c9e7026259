import Testing

@testable import PreviewServer

@Suite struct RequestGuardTests {
  private let guardian = RequestGuard(token: AccessToken(text: "secret"), port: 4949)

  private func verdict(
    _ headers: [String: String], method: String = "GET", path: String = "/api/session",
    token: String? = nil
  ) -> RequestGuard.Verdict {
    guardian.verdict(
      on: PageRequest(
        method: method, path: path,
        query: token.map { [PageRequest.Parameter(name: "token", value: $0)] } ?? [],
        headers: headers))
  }

  private func status(_ verdict: RequestGuard.Verdict) -> Int {
    switch verdict {
    case .allowed: 200
    case .signedIn: 303
    case .refused(let status, _): status
    }
  }

  private static let cookie = "other=1; ninegrid-4949=secret"

  @Test func `the cookie and the header let in`() {
    #expect(verdict(["host": "127.0.0.1:4949", "cookie": Self.cookie]) == .allowed)
    #expect(verdict(["host": "localhost:4949", "authorization": "Bearer secret"]) == .allowed)
  }

  @Test(arguments: [nil, "ninegrid-4949=wrong", "ninegrid-4950=secret", "ninegrid-4949="])
  func `nobody gets in without the token`(cookie: String?) {
    var headers = ["host": "127.0.0.1:4949"]
    headers["cookie"] = cookie
    #expect(status(verdict(headers)) == 401)
  }

  @Test(arguments: [
    nil, "evil.example:4949", "127.0.0.1", "127.0.0.1:80", "localhost.evil.example:4949",
  ])
  func `another name for this machine gets no answer, whatever it knows`(host: String?) {
    var headers = ["cookie": Self.cookie]
    headers["host"] = host
    #expect(status(verdict(headers)) == 421)
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:4949", "http://127.0.0.1:80"])
  func `a page of another site gets no answer, whatever it knows`(origin: String) {
    let headers = ["host": "127.0.0.1:4949", "origin": origin, "cookie": Self.cookie]
    #expect(status(verdict(headers)) == 403)
  }

  @Test func `the token in the address becomes a cookie that scripts do not see`() {
    let host = ["host": "127.0.0.1:4949"]
    #expect(
      verdict(host, path: "/", token: "secret")
        == .signedIn(cookie: "ninegrid-4949=secret; Path=/; HttpOnly; SameSite=Strict"))
    #expect(status(verdict(host, path: "/", token: "secre")) == 401)
    #expect(status(verdict(host, path: "/api/session", token: "secret")) == 401)
  }

  @Test func `what changes something is JSON, which no form can send`() {
    var headers = ["host": "127.0.0.1:4949", "cookie": Self.cookie]
    #expect(status(verdict(headers, method: "POST")) == 415)
    headers["content-type"] = "text/plain"
    #expect(status(verdict(headers, method: "POST")) == 415)
    headers["content-type"] = "application/json; charset=utf-8"
    #expect(verdict(headers, method: "POST") == .allowed)
    #expect(status(verdict(headers, method: "DELETE")) == 405)
  }

  @Test(arguments: [
    ("APPLICATION/JSON ; Charset=\"UTF-8\"", true), ("application/json;v=1", true),
    ("application/jsonp", false), ("application/json; charset=utf-16", false), ("", false),
    ("text/json", false), ("text/plain; application/json", false),
  ])
  func `a content type is read whole`(contentType: String, isJSON: Bool) {
    let headers = [
      "host": "127.0.0.1:4949", "cookie": Self.cookie, "content-type": contentType,
    ]
    #expect(status(verdict(headers, method: "POST")) == (isJSON ? 200 : 415))
  }

  @Test func `tokens are long, and never the same`() {
    let tokens = (0..<8).map { _ in AccessToken().text }
    #expect(Set(tokens).count == 8)
    #expect(tokens.allSatisfy { $0.count == 32 })
  }
}
