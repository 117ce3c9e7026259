import FlyingFox
import Foundation

/// Brings requests to whoever answers them, and says of every answer what a browser may do with it.
struct Router: HTTPHandler {
  let token: AccessToken
  let answer: @Sendable (PageRequest) async -> PageAnswer?
  /// The one that the server listens at.
  let port: @Sendable () -> UInt16

  private static let longestAddress = 8192

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    response(to: try await answer(to: request))
  }

  private func answer(to request: HTTPRequest) async throws -> PageAnswer {
    guard request.target.rawValue.utf8.count <= Self.longestAddress else {
      return .text("the address is too long", status: 414)
    }
    var asked = PageRequest(
      method: request.method.rawValue, path: request.path,
      query: request.query.map { .init(name: $0.name, value: $0.value) })
    for name in request.headers.keys {
      asked.headers[name.rawValue.lowercased()] = request.headers[name]
    }
    switch RequestGuard(token: token, port: port()).verdict(on: asked) {
    case .refused(let status, let reason): return .text(reason, status: status)
    case .signedIn(let cookie):
      return PageAnswer(
        status: 303, contentType: "text/plain; charset=utf-8", body: [],
        headers: ["Location": "/", "Set-Cookie": cookie])
    case .allowed: break
    }
    if asked.method == "POST" {
      guard let body = try await body(of: request) else {
        return .text("a request has at most \(PreviewServer.largestBody) bytes", status: 413)
      }
      asked.body = body
    } else if let file = PageFiles.answer(to: asked.path) {
      return file
    }
    return await answer(asked) ?? .text("there is nothing at '\(asked.path)'", status: 404)
  }

  /// `nil` for one that is too large, of which no more is read.
  private func body(of request: HTTPRequest) async throws -> [UInt8]? {
    if let count = request.bodySequence.count, count > PreviewServer.largestBody { return nil }
    var bytes: [UInt8] = []
    for try await part in request.bodySequence {
      bytes += part
      if bytes.count > PreviewServer.largestBody { return nil }
    }
    return bytes
  }

  private func response(to answer: PageAnswer) -> HTTPResponse {
    var headers: HTTPHeaders = [
      .contentType: answer.contentType,
      // Everything of the page comes from here, and it is shown nowhere else.
      HTTPHeader("Content-Security-Policy"):
        "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      // Documents change, and are nobody else's business.
      HTTPHeader("Cache-Control"): "no-store",
    ]
    for name in answer.headers.keys.sorted() { headers[HTTPHeader(name)] = answer.headers[name] }
    return HTTPResponse(
      statusCode: HTTPStatusCode(answer.status, phrase: Self.phrase(answer.status)),
      headers: headers,
      body: answer.stream.map { HTTPBodySequence(from: $0) }
        ?? HTTPBodySequence(data: Data(answer.body)))
  }

  private static func phrase(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 303: "See Other"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 421: "Misdirected Request"
    default: status < 500 ? "Refused" : "Internal Server Error"
    }
  }
}
