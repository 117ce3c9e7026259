/// Decides who gets an answer: the person with the token, from a page of this server.
///
/// A page of another site could make the browser send requests to this server. Such a page does not
/// know the token, and its `Origin` is another one. If it makes a name of its own point to this
/// machine (DNS rebinding), that name in `Host` is refused.
struct RequestGuard: Sendable {
  let token: AccessToken
  let port: UInt16

  enum Verdict: Hashable {
    case allowed
    /// The token was in the address. It is moved into a cookie, and removed from the address.
    case signedIn(cookie: String)
    case refused(status: Int, reason: String)
  }

  func verdict(on request: PageRequest) -> Verdict {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      return .refused(status: 421, reason: "this server answers at \(hosts[0]) alone")
    }
    if let origin = request.headers["origin"], !hosts.contains(where: { origin == "http://\($0)" })
    {
      return .refused(status: 403, reason: "pages of other sites get no answer")
    }
    if request.path == "/", let given = request["token"], token.isSame(as: given) {
      return .signedIn(cookie: "\(cookieName)=\(token.text); Path=/; HttpOnly; SameSite=Strict")
    }
    guard isSignedIn(request) else {
      return .refused(
        status: 401, reason: "open the address that 'ninegrid serve' has printed, with its token")
    }
    switch request.method {
    case "GET": return .allowed
    case "POST":
      // A form of another site can send anything except this content type.
      guard isJSON(request.headers["content-type"] ?? "") else {
        return .refused(status: 415, reason: "send JSON, as 'Content-Type: application/json'")
      }
      return .allowed
    default: return .refused(status: 405, reason: "there are GET and POST alone")
    }
  }

  /// Whether a content type is JSON in UTF-8, the only encoding of JSON.
  private func isJSON(_ contentType: String) -> Bool {
    let parts = contentType.lowercased().split(separator: ";", omittingEmptySubsequences: false)
      .map { part in part.filter { $0 != " " && $0 != "\t" } }
    return parts[0] == "application/json"
      && parts.dropFirst().allSatisfy { parameter in
        !parameter.hasPrefix("charset=")
          || ["charset=utf-8", "charset=\"utf-8\""].contains(parameter)
      }
  }

  /// The names of this server in `Host`. Browsers leave out the standard port of HTTP.
  private var hosts: [String] {
    ["127.0.0.1", "localhost"].map { port == 80 ? $0 : "\($0):\(port)" }
  }

  /// The name of the cookie. It contains the port, because browsers share cookies between the ports
  /// of a machine.
  private var cookieName: String { "ninegrid-\(port)" }

  /// Whether a request has the token: in the cookie, or in `Authorization: Bearer TOKEN` for
  /// scripts.
  private func isSignedIn(_ request: PageRequest) -> Bool {
    if let header = request.headers["authorization"], header.hasPrefix("Bearer ") {
      return token.isSame(as: String(header.dropFirst("Bearer ".count)))
    }
    let cookies = (request.headers["cookie"] ?? "").split(separator: ";").map { cookie in
      cookie.drop { $0 == " " }
    }
    return cookies.contains { cookie in
      cookie.hasPrefix("\(cookieName)=")
        && token.isSame(as: String(cookie.dropFirst(cookieName.count + 1)))
    }
  }
}
