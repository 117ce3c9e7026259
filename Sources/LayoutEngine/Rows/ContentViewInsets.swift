import LayoutModel

/// By how much a content view is smaller than its cell: room for an accessory and for the separator.
///
/// - Source: content views of public documents. Height: Xcode 11 and later the whole cell (423 of
///   423); Xcode 8 to 10 less one pixel with separators (114 of 123), whole without (9 of 9); Xcode
///   7 and before one pixel less (53 of 60). Width less an accessory: see ``accessoryWidth``.
struct ContentViewInsets {
  var accessory = 0.0
  var separator = 0.0

  init(of parent: LayoutView, document: LayoutDocument, traits: IslandTraits) {
    guard parent.kind == .tableViewCell else { return }
    let generation = traits.measurement.generation.major
    let table = parent.parent.map { document.views[$0] }
    let hasSeparator = table?.element["separatorStyle"] != "none"
    if generation <= 10, hasSeparator { separator = 1 / traits.measurement.scale }
    accessory = Self.accessoryWidth(
      parent.element["accessoryType"], generation: generation, scale: traits.measurement.scale,
      isWide: Self.isWide(parent, document: document, traits: traits))
  }

  /// Whether the side margin of rows is 20 points rather than 16: by the device, even in a narrower
  /// table (10 of 10); alone in a xib by the cell's width (3 of 3). Never on the square canvas (2 of 2).
  private static func isWide(
    _ cell: LayoutView, document: LayoutDocument, traits: IslandTraits
  ) -> Bool {
    if cell.parent == nil { return (cell.recordedFrame?.width ?? 0) >= 414 }
    guard traits.isAsDesigned else { return traits.cell.width == .regular }
    let canvas = DesignCanvas(properties: document.properties)
    return canvas.device != nil && canvas.size.width >= 414
  }

  /// Points between the content view and the cell's trailing edge.
  ///
  /// - Source: cells of public documents: disclosure indicators of Xcode 14 and later 26.5 at 2x
  ///   (58 of 58) and 26.33 at 3x (2 of 2), 4 more where the margin is 20; Xcode 13 24.5 (1) and 28.5 on
  ///   414 points (2, outside the corpus); Xcode 12 27.33 at 3x (2), 31 on 414 points (8); Xcode 11 27 at 2x
  ///   (5), 26.33 at 3x (1; two on 414 points, outside the corpus, have 31 there, not 30.33); before 33 (15
  ///   of 21) or 38 at 414. Check marks 40, detail buttons 40 (48 before Xcode 11), both 53; each 4 more at
  ///   414 (5 of 5).
  static func accessoryWidth(
    _ type: String?, generation: Int, scale: Double, isWide: Bool
  ) -> Double {
    let wide = isWide ? 4.0 : 0
    switch type {
    case "disclosureIndicator":
      if generation >= 14 { return (scale >= 3 ? 26.0 + 1.0 / 3 : 26.5) + wide }
      if generation == 13 { return (scale >= 3 ? 24.0 + 1.0 / 3 : 24.5) + wide }
      if generation == 12 { return (scale >= 3 ? 27.0 + 1.0 / 3 : 27) + wide }
      if generation == 11 { return (scale >= 3 ? 26.0 + 1.0 / 3 : 27) + wide }
      return isWide ? 38 : 33
    case "checkmark":
      return 40 + wide
    case "detailButton":
      return (generation <= 10 ? 48 : 40) + wide
    case "detailDisclosureButton":
      return (generation <= 10 ? 67 : 53) + wide
    default:
      return 0
    }
  }
}
