import LayoutModel

/// A colour of a document, in sRGB with components from 0 to 1.
struct PreviewColor: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  /// `#2f6fed`.
  var hex: String {
    "#"
      + [red, green, blue].map { component in
        let byte = Int((min(max(component, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// Bright enough for dark text.
  var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 }
}

extension PreviewColor {
  /// Reads a `<color>` element: components, a grey, a name of the resources or one of the system.
  init?(_ element: DocumentElement?, in document: LayoutDocument) {
    guard let element else { return nil }
    let alpha = element.number("alpha") ?? 1
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
      return
    }
    if let white = element.number("white") {
      self.init(red: white, green: white, blue: white, alpha: alpha)
      return
    }
    guard
      let name = element["systemColor"] ?? element["name"] ?? element["cocoaTouchSystemColor"]
    else { return nil }
    let resource = document.tree.root.child("resources")?.children.first {
      ($0.name == "systemColor" || $0.name == "namedColor") && $0["name"] == name
    }
    if let stored = resource?.child("color"), stored["name"] == nil {
      self.init(stored, in: document)
    } else if let known = Self.system[name] {
      self = known
    } else {
      return nil
    }
  }

  private static func grey(_ white: Double, _ alpha: Double = 1) -> PreviewColor {
    PreviewColor(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Colours that documents name without stating them, in light appearance.
  ///
  /// - Source: `<systemColor>` resources of public documents.
  private static let system: [String: PreviewColor] = [
    "systemBackgroundColor": grey(1), "secondarySystemGroupedBackgroundColor": grey(1),
    "viewFlipsideBackgroundColor": grey(0.2), "groupTableViewBackgroundColor": lightGrey,
    "systemGroupedBackgroundColor": lightGrey, "secondarySystemBackgroundColor": lightGrey,
    "labelColor": grey(0), "darkTextColor": grey(0), "lightTextColor": grey(1, 0.6),
    "secondaryLabelColor": PreviewColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6),
    "tertiaryLabelColor": PreviewColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3),
    "systemGrayColor": PreviewColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1),
    "systemBlueColor": PreviewColor(red: 0, green: 0.48, blue: 1, alpha: 1),
    "systemRedColor": PreviewColor(red: 1, green: 0.23, blue: 0.19, alpha: 1),
    "systemGreenColor": PreviewColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1),
    "systemOrangeColor": PreviewColor(red: 1, green: 0.58, blue: 0, alpha: 1),
    "systemYellowColor": PreviewColor(red: 1, green: 0.8, blue: 0, alpha: 1),
    "systemTealColor": PreviewColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1),
    "systemPurpleColor": PreviewColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1),
    "systemPinkColor": PreviewColor(red: 1, green: 0.18, blue: 0.33, alpha: 1),
    "systemIndigoColor": PreviewColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1),
  ]
  private static let lightGrey = PreviewColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
}
