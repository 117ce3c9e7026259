/// The reason why a request is refused, in words for its sender.
struct Refusal: Error, Hashable, Sendable {
  /// The HTTP status.
  var status: Int
  var reason: String

  init(_ status: Int, _ reason: String) {
    self.status = status
    self.reason = reason
  }

  var answer: PageAnswer {
    var answer = PageAnswer.text(reason, status: status)
    if status == 405 { answer.headers["Allow"] = "GET, POST" }
    return answer
  }
}
