/// An answer to a request.
package struct PageAnswer: Sendable {
  /// The HTTP status.
  package var status: Int
  package var contentType: String
  package var body: [UInt8]
  /// Headers besides those that every answer has.
  package var headers: [String: String]
  /// Events that follow one after another; `nil` if the body is everything.
  private(set) var events: Events?

  /// Server-sent events: work that sends them by their name and data, which is one line.
  package typealias Events =
    @Sendable (_ send: @escaping @Sendable (String, [UInt8]) -> Void) async throws -> Void

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

  /// A picture. It loads and runs nothing, wherever it is opened.
  package static func svg(_ text: String) -> PageAnswer {
    PageAnswer(
      contentType: "image/svg+xml; charset=utf-8", body: Array(text.utf8),
      headers: [
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
      ])
  }

  /// Events to which a page listens (`EventSource`), sent as they occur.
  ///
  /// - Parameter work: the task that sends them; it is cancelled when nobody listens any more.
  package static func events(_ work: @escaping Events) -> PageAnswer {
    var answer = PageAnswer(contentType: "text/event-stream; charset=utf-8", body: [])
    answer.events = work
    return answer
  }

  /// The bytes of an event, as they are sent.
  ///
  /// - Source: WHATWG, HTML, 9.2 Server-sent events: `event:` and `data:` lines, an empty line
  ///   after each.
  static func event(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array("event: \(name)\ndata: ".utf8) + data + Array("\n\n".utf8)
  }

  /// A sentence for a person, as plain text.
  static func text(_ text: String, status: Int) -> PageAnswer {
    PageAnswer(
      status: status, contentType: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }
}
