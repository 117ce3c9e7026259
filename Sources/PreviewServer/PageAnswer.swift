/// What is sent back.
package struct PageAnswer: Sendable {
  /// A status of HTTP.
  package var status: Int
  package var contentType: String
  package var body: [UInt8]
  /// Beside those that every answer has.
  package var headers: [String: String]
  /// What follows the body bit by bit; `nil` where the body is all.
  private(set) var stream: EventStream?

  package init(
    status: Int = 200, contentType: String, body: [UInt8], headers: [String: String] = [:]
  ) {
    self.status = status
    self.contentType = contentType
    self.body = body
    self.headers = headers
  }

  package static func json(_ body: [UInt8], status: Int = 200) -> PageAnswer {
    PageAnswer(status: status, contentType: "application/json; charset=utf-8", body: body)
  }

  /// A picture, which loads nothing and runs nothing, wherever it is opened.
  package static func svg(_ text: String) -> PageAnswer {
    PageAnswer(
      contentType: "image/svg+xml; charset=utf-8", body: Array(text.utf8),
      headers: [
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
      ])
  }

  /// Events that a page listens to (`EventSource`), sent as they come.
  ///
  /// - Parameter work: sends events by their name and data, which is one line; cancelled when nobody listens any more.
  package static func events(
    _ work: @escaping @Sendable (_ send: @Sendable (String, [UInt8]) -> Void) async throws -> Void
  ) -> PageAnswer {
    var answer = PageAnswer(contentType: "text/event-stream; charset=utf-8", body: [])
    answer.stream = EventStream(work)
    return answer
  }

  /// A sentence for a person.
  static func text(_ text: String, status: Int) -> PageAnswer {
    PageAnswer(
      status: status, contentType: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }
}
