import PlatformRules

extension DeviceTable {
  /// A device of Interface Builder's canvas.
  struct Canvas: Sendable {
    var interfaceBuilderID: String
    /// In portrait, in points.
    var size: Size
    var scale: Double
    var idiom: DeviceProfile.Idiom
    /// Regular width in landscape.
    var isWideInLandscape: Bool
    var hasHomeIndicator: Bool
    /// The first release in which the id stands for it.
    var since: XcodeRelease
  }

  static let canvases: [Canvas] = rows(of: canvasText).compactMap(Canvas.init)

  /// The screen that the canvas shows for an id of `<device>`.
  ///
  /// Columns: id; size in portrait; pixels per point; `phone`, `plus` (regular width in landscape)
  /// or `pad`; `home` (button) or `bar` (home indicator); the first Xcode in which the id means
  /// this screen, if it meant another one before: the 8.3-inch iPad mini, which came with Xcode 13,
  /// took over the id of the 7.9-inch one. Ids without a row are looked up among the screens.
  ///
  /// - Source: sizes of root views in public documents.
  static let canvasText = """
    retina3_5\t320x480\t2\tphone\thome\t4
    retina4_0\t320x568\t2\tphone\thome\t4
    retina4_7\t375x667\t2\tphone\thome\t4
    retina5_5\t414x736\t3\tplus\thome\t4
    retina5_9\t375x812\t3\tphone\tbar\t4
    retina6_0\t390x844\t3\tphone\tbar\t4
    retina6_1\t414x896\t2\tplus\tbar\t4
    retina6_12\t393x852\t3\tphone\tbar\t4
    retina6_3\t402x874\t3\tphone\tbar\t4
    retina6_5\t414x896\t3\tplus\tbar\t4
    retina6_7\t428x926\t3\tplus\tbar\t4
    retina6_72\t430x932\t3\tplus\tbar\t4
    retina6_9\t440x956\t3\tplus\tbar\t4
    ipad9_7\t768x1024\t2\tpad\thome\t4
    ipad10_5\t834x1112\t2\tpad\thome\t4
    ipad12_9\t1024x1366\t2\tpad\thome\t4
    ipad7_9\t768x1024\t2\tpad\thome\t4
    ipad7_9\t744x1133\t2\tpad\tbar\t13
    ipad11_0rounded\t834x1194\t2\tpad\tbar\t4
    ipad12_9rounded\t1024x1366\t2\tpad\tbar\t4
    """
}

extension DeviceTable.Canvas {
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 6, let since = XcodeRelease(named: fields[5]),
      let size = DeviceTable.size(fields[1]), let scale = Double(fields[2])
    else { return nil }
    interfaceBuilderID = fields[0]
    self.size = size
    self.scale = scale
    idiom = fields[3] == "pad" ? .pad : .phone
    isWideInLandscape = fields[3] != "phone"
    hasHomeIndicator = fields[4] == "bar"
    self.since = since
  }

  /// A screen of which no canvas was seen, with its device's insets.
  fileprivate init(_ screen: DeviceTable.Screen, id: String) {
    interfaceBuilderID = id
    size = screen.size
    scale = screen.scale
    idiom = screen.idiom
    isWideInLandscape = screen.isWideInLandscape
    hasHomeIndicator = screen.portraitSafeArea.bottom > 0
    since = .first
  }
}

extension DeviceTable {
  /// The canvas of a `<device id>`: by its row, else by the diagonal in the id (`ipad10_9rounded`).
  static func canvas(_ id: String, in release: XcodeRelease) -> Canvas? {
    let row = release.last(of: canvases, since: \.since) { $0.interfaceBuilderID == id }
    if let row { return row }
    let isPad = id.hasPrefix("ipad")
    guard isPad || id.hasPrefix("retina") else { return nil }
    let digits = id.dropFirst(isPad ? 4 : 6).prefix { $0.isNumber || $0 == "_" }
    let number = digits.replacing("_", with: ".")
    let diagonal = number.hasSuffix(".0") && isPad ? String(number.dropLast(2)) : String(number)
    let wanted = (isPad ? "ipad-" : "iphone-") + diagonal
    return screens.first { $0.name == wanted }.map { Canvas($0, id: id) }
  }
}
