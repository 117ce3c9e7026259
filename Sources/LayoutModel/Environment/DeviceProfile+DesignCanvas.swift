/// Interface Builder's canvas as it was when a document was last saved: what a scene's recorded frames
/// were computed for.
///
/// Bars of controllers and the sizes of root views are not part of it: they are in the scenes.
///
/// - Source: ``DeviceTable/canvasText``; without a `<device>` (Xcode 5 to 7, some of 8) the canvas is a
///   square of 600 points in the cell any-any (85 of 102 roots) with a status bar of 20 (33/3).
package struct DesignCanvas: Hashable, Sendable {
  /// The id in `<device>`; `nil` for the square canvas.
  package var device: String?
  package var orientation: LayoutEnvironment.Orientation
  /// Of a full-screen root view, in points.
  package var size: Size
  package var cell: GridCell
  /// Pixels per point.
  package var scale: Double
  /// What status bar, notch and home indicator cover of a full-screen root view.
  package var safeArea: EdgeInsets
  package var isPad: Bool
  package var hasHomeIndicator: Bool
  /// There is a `<device>`, but nothing is known of its id; it is treated as a 4.7-inch phone or a
  /// 9.7-inch pad.
  package var isUnknownDevice: Bool
}

extension DesignCanvas {
  /// - Parameters:
  ///   - properties: the document's.
  ///   - hasHalfPoints: a constant or frame of the document is not a whole number. Without a
  ///     `<device>` the scale is that of the author's display, which the file does not state: 65 of 88
  ///     such documents have whole numbers only, and one half point anywhere proves 2x.
  package init(properties: DocumentProperties, hasHalfPoints: Bool = false) {
    guard let id = properties.device else {
      self.init(
        device: nil, orientation: .portrait, size: Size(width: 600, height: 600), cell: .base,
        scale: hasHalfPoints ? 2 : 1, safeArea: EdgeInsets(top: 20), isPad: false,
        hasHomeIndicator: false, isUnknownDevice: false)
      return
    }
    self.init(
      device: id, orientation: properties.isLandscape ? .landscape : .portrait,
      generation: properties.generation)
  }

  /// The canvas of a device in a generation of Xcode.
  package init(
    device id: String, orientation: LayoutEnvironment.Orientation, generation: XcodeGeneration
  ) {
    // The 7.9-inch iPad mini gave its id to the 8.3-inch one, which came with Xcode 13.
    let known = DeviceTable.canvas(
      id == "ipad7_9" && generation.major < 13 ? "ipad9_7" : id)
    let fallback = DeviceTable.Canvas(
      interfaceBuilderID: id, size: Size(width: 375, height: 667), scale: 2, idiom: .phone,
      isWideInLandscape: false, hasHomeIndicator: false, statusBar: DeviceTable.homeButtonStatusBar)
    let isPadID = id.hasPrefix("ipad")
    let row = known ?? (isPadID ? DeviceTable.canvas("ipad9_7") : nil) ?? fallback

    let major = Self.canvasGeneration(generation)
    let column = DeviceTable.canvasGenerations.firstIndex { major <= $0 } ?? 0
    let isLandscape = orientation == .landscape
    let isPad = row.idiom == .pad
    self.init(
      device: id, orientation: orientation,
      size: isLandscape ? Size(width: row.size.height, height: row.size.width) : row.size,
      cell: DeviceProfile.cell(
        isPad: isPad, isWide: row.isWideInLandscape, isLandscape: isLandscape),
      scale: row.scale,
      safeArea: Self.safeArea(of: row, statusBar: row.statusBar[column], isLandscape: isLandscape),
      isPad: isPad, hasHomeIndicator: row.hasHomeIndicator, isUnknownDevice: known == nil)
  }

  /// In Xcode 14.0 the canvas is still that of Xcode 13 (6_0: 1 of 1 constraint outside the corpus, tools 21208;
  /// from 21223 on it is 47), since Xcode 14.3 that of Xcode 15.
  private static func canvasGeneration(_ generation: XcodeGeneration) -> Int {
    guard generation.major == 14 else { return generation.major }
    return generation.tools < 21220 ? 13 : generation.tools < 21700 ? 14 : 15
  }

  /// Bottom 34 on phones in portrait, 21 in landscape, 20 on pads with a home indicator (127/9 plain
  /// roots). Phones in landscape show no status bar (0, 5/0), and the notch's height at both sides.
  private static func safeArea(
    of row: DeviceTable.Canvas, statusBar: Double, isLandscape: Bool
  ) -> EdgeInsets {
    if row.idiom == .pad {
      return EdgeInsets(top: statusBar, bottom: row.hasHomeIndicator ? 20 : 0)
    }
    if !isLandscape { return EdgeInsets(top: statusBar, bottom: row.hasHomeIndicator ? 34 : 0) }
    return row.hasHomeIndicator
      ? EdgeInsets(left: statusBar, bottom: 21, right: statusBar) : .zero
  }
}

extension LayoutEnvironment {
  /// The environment in which a document was last saved, for a root view of full screen.
  package init(_ canvas: DesignCanvas) {
    self.init(
      device: canvas.device, orientation: canvas.orientation, size: canvas.size, cell: canvas.cell,
      scale: canvas.scale, safeArea: canvas.safeArea, isAsDesigned: true)
  }
}
