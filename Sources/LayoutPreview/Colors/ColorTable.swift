package import ElementTree
package import LayoutModel

/// The colours of a document in an appearance: those that it states, the project's named colours,
/// and the system's.
package struct ColorTable: Sendable {
  package let appearance: PreviewAppearance
  private let assets: (any PreviewAssets)?
  /// The colours that the document stores with its named colours, for light appearance.
  private let resources: [String: DocumentElement]
  /// The tint of windows: the accent colour of the project, that of the document, or the system's
  /// blue.
  private(set) var tint: PreviewColor

  package init(
    _ document: LayoutDocument, _ appearance: PreviewAppearance, assets: (any PreviewAssets)?
  ) {
    self.appearance = appearance
    self.assets = assets
    var resources: [String: DocumentElement] = [:]
    if let list = document.tree.root.child("resources")?.children {
      for item in list where item.name == "namedColor" || item.name == "systemColor" {
        guard let name = Self.name(of: item), let color = item.child("color"),
          Self.name(of: color) == nil
        else { continue }
        resources[name] = color
      }
    }
    self.resources = resources
    tint = Self.system("systemBlueColor", appearance)
    if let accent = assets?.color(named: "AccentColor", appearance) { tint = accent }
    if let own = color(document.tree.root.child("color", key: "tintColor")) { tint = own }
  }

  /// Reads a `<color>` element; `nil` if there is none, or if its name is not known.
  package func color(_ element: DocumentElement?) -> PreviewColor? {
    guard let element else { return nil }
    let system = element["systemColor"] ?? element["cocoaTouchSystemColor"]
    // Beside the name of a system colour, old documents state its components in light appearance.
    if let stated = Self.stated(element), system == nil || appearance == .light { return stated }
    if let name = system {
      if name == "tintColor" { return tint }
      return SystemColors.color(named: name, appearance) ?? resources[name].flatMap(Self.stated)
    }
    guard let name = Self.name(of: element) else { return nil }
    return assets?.color(named: name, appearance) ?? resources[name].flatMap(Self.stated)
      ?? SystemColors.color(named: name, appearance)
  }

  /// The name, which is an attribute. If it begins with a line break, it is an element of its own.
  private static func name(of element: DocumentElement) -> String? {
    element["name"]
      ?? element.child("string", key: "name").map { name in
        String(name.text.trimmingPrefix { $0.isWhitespace })
      }
  }

  /// A colour of UIKit, by a name that UIKit has.
  func system(_ name: String) -> PreviewColor { Self.system(name, appearance) }

  package var label: PreviewColor { system("labelColor") }
  var background: PreviewColor { system("systemBackgroundColor") }
  var separator: PreviewColor { system("separatorColor") }

  private static func system(_ name: String, _ appearance: PreviewAppearance) -> PreviewColor {
    guard let color = SystemColors.color(named: name, appearance) else {
      preconditionFailure("no system colour '\(name)'")
    }
    return color
  }

  /// A colour stated by its components, or as a grey.
  private static func stated(_ element: DocumentElement) -> PreviewColor? {
    let alpha = element.number("alpha") ?? 1
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      return PreviewColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let white = element.number("white") {
      return PreviewColor(red: white, green: white, blue: white, alpha: alpha)
    }
    return nil
  }
}

/// Light or dark appearance, as a person sets it on a device.
package enum PreviewAppearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// The colours that UIKit names, as they are drawn.
enum SystemColors {
  /// The colour of a name; `nil` for a name that UIKit does not have.
  static func color(named name: String, _ appearance: PreviewAppearance) -> PreviewColor? {
    guard let pair = SystemColorTable.colors[name] else { return nil }
    let color = appearance == .light ? pair.light : pair.dark
    return PreviewColor(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
