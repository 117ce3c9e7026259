import LayoutModel

extension ReportPage {
  /// The history of a scene: a picture after each revision that changed what is visible.
  package struct Film: Sendable {
    /// The pictures, the oldest first.
    package var frames: [Frame]
    /// The device of all pictures: `iPhone 17 Pro, upright`.
    package var device: String
    /// A sentence about what is left out; `nil` if the history is complete.
    package var note: String?

    package init(frames: [Frame], device: String, note: String? = nil) {
      (self.frames, self.device, self.note) = (frames, device, note)
    }

    package struct Frame: Sendable {
      package var svg: String
      /// The day of the commit, such as `2024-05-01`; `nil` for a state that is not committed.
      package var day: String?
      /// The short hash; `nil` for a state that is not committed.
      package var commit: String?
      package var author: String?
      /// The first line of the commit's message.
      package var message: String?
      /// The effects of the revision on the views, one sentence each: `Title: 8 lower`.
      package var changes: [String]

      package init(
        svg: String, day: String?, commit: String?, author: String?, message: String?,
        changes: [String]
      ) {
        self.svg = svg
        self.day = day
        self.commit = commit
        self.author = author
        self.message = message
        self.changes = changes
      }
    }
  }

  /// The greatest number of sentences below one picture. The others are only counted.
  private static let mostChanges = 4

  func writeFilm(_ film: Film, _ number: Int, _ page: inout HTMLWriter) {
    page.raw("<section class=\"film\" aria-label=\"History\">")
    page.element("h3", [:], "History (\(Self.counted(film.frames.count, "picture")))")
    page.element(
      "p", ["class": "fine"],
      "After each revision that changed what one sees on \(film.device), the oldest first."
        + (film.note.map { " \($0)" } ?? ""))
    page.raw("<ol class=\"strip\" tabindex=\"0\">")
    for (index, frame) in film.frames.enumerated() {
      page.raw("<li>")
      page.begin(
        "span",
        ["class": "thumb", "data-picture": "\(number)-f\(index)", "aria-hidden": "true"])
      page.end("span")
      page.begin("p", ["class": "when"])
      page.element("b", [:], frame.day ?? "Now")
      page.raw(" ")
      page.element("code", [:], frame.commit ?? "not committed")
      page.end("p")
      if let message = frame.message {
        page.element("p", ["class": "message", "title": frame.author], message)
      }
      page.raw("<ul>")
      for change in frame.changes.prefix(Self.mostChanges) { page.element("li", [:], change) }
      let more = frame.changes.count - Self.mostChanges
      if more > 0 {
        page.element(
          "li",
          ["title": frame.changes.dropFirst(Self.mostChanges).joined(separator: "\n")],
          "and \(more) more")
      }
      page.raw("</ul></li>\n")
    }
    page.raw("</ol></section>\n")
  }
}
