import ElementTree
import LayoutModel
import LayoutPreview

/// The colours of a document in one appearance, as far as they are known for sure.
struct KnownColors {
  let appearance: PreviewAppearance
  private let table: ColorTable
  private let assets: AssetNames

  init(_ document: LayoutDocument, _ appearance: PreviewAppearance, assets: AssetNames) {
    self.appearance = appearance
    self.assets = assets
    table = ColorTable(document, appearance, assets: CatalogColors(names: assets))
  }

  /// The colour of a `color` element; `nil` if there is none, or if its colour is not known for sure.
  func color(_ element: DocumentElement?) -> PreviewColor? {
    guard let element else { return nil }
    if let name = element["name"], element["systemColor"] == nil {
      // The copy of a named colour in the document is only an old one, in light appearance.
      guard assets.hasColor(name) else { return nil }
      return table.color(element)
    }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if name == "tintColor" || name == "clearColor" { return nil }
      if SystemColorTable.colors[name] == nil, appearance == .dark { return nil }
    }
    return table.color(element)
  }

  /// The colour of a label that states none.
  ///
  /// - Source: `UILabel.textColor`: `label` since iOS 13.
  var label: PreviewColor { table.label }

  /// Whether a colour differs in dark appearance.
  static func isDynamic(_ element: DocumentElement?) -> Bool {
    guard let element else { return true }
    return element["name"] != nil || element["systemColor"] != nil
  }
}

/// Colours of catalogues by name, as a search has found them.
private struct CatalogColors: PreviewAssets {
  let names: AssetNames

  func image(named name: String, _ appearance: PreviewAppearance) -> PreviewImage? { nil }

  func color(named name: String, _ appearance: PreviewAppearance) -> PreviewColor? {
    names.color(named: name, appearance)
  }
}
