import LayoutModel

/// What a view says, and in which type.
struct ViewText {
  var text: String
  var size: Double
  /// A value of SVG's `font-weight`.
  var weight: String?
  var anchor: SVGWriter.Anchor
  var color: String
  /// How many lines there may be; 0 for any number.
  var lineLimit: Int
}

extension LayoutDrawing {
  /// The text of a view in the drawing's cell, `nil` if it shows none.
  func text(of view: LayoutView, showsColors: Bool) -> ViewText? {
    let cell = layout.environment.cell
    let font = font(of: view, cell)
    var text = plainText(of: view, cell)
    var color = Palette.text
    let fits = showsColors ? textColor(of: view, cell) : nil
    if let fits { color = fits }
    var anchor = anchor(view.value("textAlignment", in: cell))
    switch view.kind {
    case .button:
      anchor = .middle
      if fits == nil { color = Palette.tint }
    case .textField where text?.isEmpty ?? true:
      text = view.value("placeholder", in: cell)
      color = Palette.placeholder
    default: break
    }
    guard let text, !text.isEmpty else { return nil }
    // Titles of configured buttons have as many lines as they need.
    let isUnlimited = view.kind == .textView || configuration(of: view, cell) != nil
    let limit = isUnlimited ? 0 : Int(drawable: view.number("numberOfLines", in: cell) ?? 1)
    return ViewText(
      text: text, size: font.size, weight: font.weight, anchor: anchor, color: color,
      lineLimit: max(0, limit))
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

  private func configuration(of view: LayoutView, _ cell: GridCell) -> DocumentElement? {
    guard view.kind == .button else { return nil }
    return view.part("buttonConfiguration", key: "configuration", in: cell)
  }

  /// An attributed string without its attributes.
  private func fragments(_ element: DocumentElement) -> String {
    var result = ""
    for fragment in element.children where fragment.name == "fragment" {
      result += fragment["content"] ?? fragment.child("string", key: "content")?.text ?? ""
    }
    return result
  }

  private func textColor(of view: LayoutView, _ cell: GridCell) -> String? {
    let element =
      view.kind == .button
      ? view.part("state", key: "normal", in: cell)?.child("color", key: "titleColor")
        ?? view.part("color", key: "tintColor", in: cell)
      : view.part("color", key: "textColor", in: cell)
    guard let color = PreviewColor(element, in: document), color.alpha > 0.05 else { return nil }
    return color.hex
  }

  /// `natural` follows the direction of the environment.
  private func anchor(_ alignment: String?) -> SVGWriter.Anchor {
    switch alignment {
    case "center": .middle
    case "right": .end
    case "left": .start
    default: layout.environment.direction == .rightToLeft ? .end : .start
    }
  }

  private func font(of view: LayoutView, _ cell: GridCell) -> (size: Double, weight: String?) {
    let configuration = configuration(of: view, cell)
    let element =
      configuration == nil
      ? view.part("fontDescription", key: "fontDescription", in: cell)
      : configuration?.child("fontDescription", key: "titleFontDescription")
    let standard: Double =
      switch view.kind {
      case .button: configuration == nil ? 15 : 17
      case .textField: 14
      default: 17
      }
    guard let element else { return (standard, nil) }
    if let style = element["style"] {
      let name = style.replacing("UICTFontTextStyle", with: "")
      let size = Self.styleSizes[name] ?? 17
      return (size, name == "Headline" ? "600" : nil)
    }
    let isBold =
      element["type"] == "boldSystem"
      || ["Bold", "bold", "heavy", "black"].contains {
        element["name"]?.hasSuffix($0) ?? false || element["weight"] == $0
      }
    let isMedium = element["weight"] == "semibold" || element["weight"] == "medium"
    return (
      element.number("pointSize") ?? standard, isBold ? "700" : isMedium ? "600" : nil
    )
  }

  /// Sizes of text styles at the category Large, in points; a picture is no measurement.
  ///
  /// - Source: Human Interface Guidelines, Typography.
  private static let styleSizes: [String: Double] = [
    "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Subhead": 15,
    "Body": 17, "Callout": 16, "Footnote": 13, "Caption1": 12, "Caption2": 11,
  ]
}
