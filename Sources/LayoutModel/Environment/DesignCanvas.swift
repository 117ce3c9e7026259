import PlatformRules

/// Interface Builder's canvas when a document was last saved. A scene's recorded frames were
/// computed for it.
///
/// Bars of controllers and the sizes of root views are not part of it: they are in the scenes. The
/// safe area of the device is not part of it either: it depends on the release, and the rule book
/// has it.
///
/// - Source: ``DeviceTable/canvases``; without a `<device>` (Xcode 5 to 7, some of 8) the canvas is a
///   square of 600 points in the cell any-any (85 of 102 roots).
package struct DesignCanvas: Hashable, Sendable {
  /// The id in `<device>`; `nil` for the square canvas.
  package var device: String?
  package var orientation: LayoutEnvironment.Orientation
  /// The size of a full-screen root view, in points.
  package var size: Size
  package var cell: GridCell
  /// Pixels per point.
  package var scale: Double
  package var isPad: Bool
  package var hasHomeIndicator: Bool
  /// Whether the document has a `<device>` whose id is unknown. It is treated as a 4.7-inch phone
  /// or a 9.7-inch pad.
  package var isUnknownDevice: Bool
}

extension DesignCanvas {
  /// - Parameters:
  ///   - properties: the properties of the document.
  ///   - hasHalfPoints: whether a constant or frame of the document is not a whole number. Without
  ///     a `<device>` the scale is that of the author's display, which the file does not state. 65
  ///     of 88 such documents have whole numbers only. One half point anywhere proves 2x.
  package init(properties: DocumentProperties, hasHalfPoints: Bool = false) {
    guard let id = properties.device else {
      self.init(
        device: nil, orientation: .portrait, size: Size(width: 600, height: 600), cell: .base,
        scale: hasHalfPoints ? 2 : 1, isPad: false, hasHomeIndicator: false,
        isUnknownDevice: false)
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
    let known = DeviceTable.canvas(id, in: generation.release)
    let fallback = DeviceTable.Canvas(
      interfaceBuilderID: id, size: Size(width: 375, height: 667), scale: 2, idiom: .phone,
      isWideInLandscape: false, hasHomeIndicator: false, since: .first)
    let isPadID = id.hasPrefix("ipad")
    let row = known ?? (isPadID ? DeviceTable.canvas("ipad9_7", in: .first) : nil) ?? fallback

    let isLandscape = orientation == .landscape
    let isPad = row.idiom == .pad
    self.init(
      device: id, orientation: orientation,
      size: isLandscape ? Size(width: row.size.height, height: row.size.width) : row.size,
      cell: DeviceProfile.cell(
        isPad: isPad, isWide: row.isWideInLandscape, isLandscape: isLandscape),
      scale: row.scale,
      isPad: isPad, hasHomeIndicator: row.hasHomeIndicator, isUnknownDevice: known == nil)
  }
}

extension LayoutEnvironment {
  /// The environment in which a document was last saved, for a root view that fills the screen.
  ///
  /// - Parameter safeArea: the safe area of the canvas's device, which the rule book has.
  package init(_ canvas: DesignCanvas, safeArea: EdgeInsets = .zero) {
    self.init(
      device: canvas.device, orientation: canvas.orientation, size: canvas.size, cell: canvas.cell,
      scale: canvas.scale, safeArea: safeArea, isAsDesigned: true)
  }
}
