import ElementTree
import LayoutModel

/// An item of a navigation bar or toolbar.
struct BarItem {
  enum Content: Hashable {
    case text(String)
    case symbol(String)
    case image(String)
    /// A view of the scene, by its id.
    case view(ObjectID)
    case flexibleSpace
    case space(Double)
    /// The chevron on a pushed screen, with the title of the screen before.
    case back(String)
  }

  var content: Content
  /// Whether the title is semibold, as for Done and Save.
  var isProminent = false
  var isEnabled = true
  var tint: DocumentElement?

  init(_ content: Content) { self.content = content }

  /// - Source: `<barButtonItem>`: a view, a system item, an image, a title.
  init(_ element: DocumentElement) {
    content = Self.content(of: element)
    isProminent =
      element["style"] == "done" || ["done", "save"].contains(element["systemItem"])
    isEnabled = element["enabled"] != "NO"
    tint = element.child("color", key: "tintColor")
  }

  /// Whether it stands on a pane if bars have panes. A view brings its own background.
  var hasPane: Bool {
    switch content {
    case .text, .symbol, .image, .back: true
    case .view, .flexibleSpace, .space: false
    }
  }

  /// Whether it stands on one pane with other such items beside it.
  ///
  /// - Source: Apple, `UIBarButtonItem.sharesBackground`; said (WWDC 2025, Build a UIKit app with the new design): images
  ///   share their background, and texts, prominent items, and those that close have one of their own.
  var sharesPane: Bool {
    switch content {
    case .symbol(let name): name != "xmark" && !isProminent
    case .image: !isProminent
    case .text, .back, .view, .flexibleSpace, .space: false
    }
  }

  /// Of its title.
  func font(isGlass: Bool) -> FontDescription {
    .system(17, weight: isProminent ? .semibold : isGlass ? .medium : .regular)
  }

  private static func content(of element: DocumentElement) -> Content {
    if let view = element.child(key: "customView"), let id = view["id"] {
      return .view(ObjectID(id))
    }
    if let system = element["systemItem"] {
      switch system {
      case "flexibleSpace": return .flexibleSpace
      case "fixedSpace": return .space(element.number("width") ?? 8)
      default: break
      }
      if let symbol = symbols[system] { return .symbol(symbol) }
      return .text(titles[system] ?? system.prefix(1).uppercased() + system.dropFirst())
    }
    if let image = element["image"] {
      return element["catalog"] == "system" ? .symbol(image) : .image(image)
    }
    if let reference = element.child("imageReference", key: "image"), let name = reference["image"]
    {
      return reference["catalog"] == "system" ? .symbol(name) : .image(name)
    }
    let title = element["title"] ?? element.child("string", key: "title")?.text ?? ""
    return title.isEmpty ? .space(0) : .text(title)
  }

  /// The system items that are drawn, each with the symbol that it looks like.
  ///
  /// - Source: Apple, `UIBarButtonItem.SystemItem`.
  private static let symbols: [String: String] = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
    "action": "square.and.arrow.up", "organize": "folder", "trash": "trash",
    "bookmarks": "book", "search": "magnifyingglass", "refresh": "arrow.clockwise",
    "stop": "xmark", "camera": "camera", "play": "play.fill", "pause": "pause.fill",
    "rewind": "backward.fill", "fastForward": "forward.fill", "close": "xmark",
  ]
  private static let titles = ["pageCurl": "Page"]
}
