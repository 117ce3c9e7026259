/// Passes requests to the code that answers them.
struct Router: Sendable {
  let token: AccessToken
  let answer: @Sendable (PageRequest) async -> PageAnswer?

  /// The answer to a request of which only the head has been read; `nil` if its body is needed.
  ///
  /// - Parameter port: the port at which the server listens.
  func answerToHead(_ request: PageRequest, port: UInt16) -> PageAnswer? {
    switch RequestGuard(token: token, port: port).verdict(on: request) {
    case .refused(let status, let reason): Refusal(status, reason).answer
    case .signedIn(let cookie):
      PageAnswer(
        status: 303, contentType: "text/plain; charset=utf-8", body: [],
        headers: ["Location": "/", "Set-Cookie": cookie])
    case .allowed: nil
    }
  }

  /// The answer to a request that was accepted.
  func answer(to request: PageRequest) async -> PageAnswer {
    if request.method == "GET", let file = PageFiles.answer(to: request.path) { return file }
    return await answer(request) ?? .text("there is nothing at '\(request.path)'", status: 404)
  }
}
