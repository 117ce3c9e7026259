import ElementTree
import LayoutModel

/// The text of a view, for output without measuring.
struct ViewText {
  var text: String
  var anchor: SVGWriter.Anchor
  /// The greatest number of lines; 0 for any number.
  var lineLimit: Int
}

extension LayoutDrawing {
  /// The text of a view in the drawing's cell; `nil` if it shows none.
  func text(of view: LayoutView) -> ViewText? {
    let cell = layout.environment.cell
    var text = plainText(of: view, cell)
    var anchor = anchor(view.value("textAlignment", in: cell))
    switch view.kind {
    case .button: anchor = .middle
    case .textField where text?.isEmpty ?? true: text = view.value("placeholder", in: cell)
    default: break
    }
    guard let text, !text.isEmpty else { return nil }
    // The title of a configured button has as many lines as it needs.
    let isUnlimited = view.kind == .textView || configuration(of: view, cell) != nil
    let limit = isUnlimited ? 0 : Int(drawable: view.number("numberOfLines", in: cell) ?? 1)
    return ViewText(text: text, anchor: anchor, lineLimit: max(0, limit))
  }

  private func plainText(of view: LayoutView, _ cell: GridCell) -> String? {
    if view.kind == .button {
      if let configuration = configuration(of: view, cell) {
        return configuration["title"]
          ?? configuration.child("attributedString", key: "attributedTitle").map(fragments)
      }
      let state = view.part("state", key: "normal", in: cell)
      return state?["title"] ?? state?.child("string", key: "title")?.text
        ?? state?.child("attributedString", key: "attributedTitle").map(fragments)
    }
    return view.value("text", in: cell) ?? view.part("string", key: "text", in: cell)?.text
      ?? view.part("attributedString", key: "attributedText", in: cell).map(fragments)
  }

  func configuration(of view: LayoutView, _ cell: GridCell) -> DocumentElement? {
    guard view.kind == .button else { return nil }
    return view.part("buttonConfiguration", key: "configuration", in: cell)
  }

  /// The text of an attributed string, without its attributes.
  private func fragments(_ element: DocumentElement) -> String {
    var result = ""
    for fragment in element.children where fragment.name == "fragment" {
      result += fragment["content"] ?? fragment.child("string", key: "content")?.text ?? ""
    }
    return result
  }

  /// The anchor of an alignment. `natural` follows the direction of the environment.
  func anchor(_ alignment: String?) -> SVGWriter.Anchor {
    switch alignment {
    case "center": .middle
    case "right": .end
    case "left": .start
    default: layout.environment.direction == .rightToLeft ? .end : .start
    }
  }
}
