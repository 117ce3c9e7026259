import Diagnostics
package import LayoutModel

/// The approved frames of a scene in each environment: somebody has looked at them and found them
/// right.
///
///     document App/Main.storyboard
///     scene vcA-00-001 Sign In
///
///     on iphone-4.7/portrait/ios-15 ok
///       roo-00-001 view 0 0 375 667 Root
///         ttl-00-001 label 16 40 200 20.5 Title
///
/// A view is a line: id, kind, x, y, width, height, name; it is indented more than its superview.
/// Frames are in the superview's coordinates. So if a view moves with its content, only one line
/// changes.
package struct ApprovedScene: Hashable, Sendable {
  package var document: String
  package var id: String
  package var name: String
  /// The layouts, in the order in which they were resolved.
  package var layouts: [Layout] = []

  package init(document: String, id: String, name: String) {
    self.document = document
    self.id = id
    self.name = name
  }

  package struct Layout: Hashable, Sendable {
    /// The environment, written as ``ApprovedEnvironment/key``.
    package var environment: String
    package var status: String
    /// The views, parents before children.
    package var views: [View] = []
  }

  package struct View: Hashable, Sendable {
    package var depth: Int
    package var id: String
    package var kind: String
    package var frame: Rect
    package var isHidden = false
    package var name: String
  }

  package static let heading =
    "# Layouts that somebody has approved. 'ninegrid check --verify' compares with them, and '--record' writes them."

  /// The file, line by line.
  package var lines: [String] {
    var lines = [
      Self.heading, "document \(document)", "scene \(Self.word(id)) \(name)".trimmed,
    ]
    for layout in layouts {
      lines += ["", "on \(layout.environment) \(layout.status)"]
      for view in layout.views {
        let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
          .map { NumberText.rounded($0 + 0) }.joined(separator: " ")
        let indent = String(repeating: "  ", count: view.depth + 1)
        lines.append(
          "\(indent)\(Self.word(view.id)) \(Self.word(view.kind)) \(frame)\(view.isHidden ? " hidden" : "") \(view.name)"
            .trimmedAtEnd)
      }
    }
    return lines
  }

  package var text: String { lines.joined(separator: "\n") + "\n" }

  /// A text without blanks. Ids of native documents may contain blanks, and a blank ends a word
  /// here.
  static func word(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing(" ", with: "%20")
  }

  static func unquoted(_ word: Substring) -> String {
    String(word).replacing("%20", with: " ").replacing("%25", with: "%")
  }
}

extension ApprovedScene.Layout {
  init(_ layout: ResolvedLayout, of document: LayoutDocument) {
    var depths: [Int: Int] = [:]
    self.init(
      environment: ApprovedEnvironment(layout.environment).key, status: layout.status.rawValue,
      views: layout.views.map { view in
        let parent = document.views[view.index].parent
        let depth = parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
        depths[view.index] = depth
        return ApprovedScene.View(
          depth: depth, id: view.id.text, kind: view.kind.rawValue, frame: view.frame,
          isHidden: view.isHidden, name: view.name.onOneLine)
      })
  }
}

extension String {
  fileprivate var trimmed: String {
    String(self.drop { $0 == " " }).trimmedAtEnd
  }

  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
