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
    /// Height of the status bar in portrait by generation, in the order of ``canvasGenerations``.
    var statusBar: [Double]
  }

  /// The last Xcode of each column of status bars.
  static let canvasGenerations = [10, 13, 14, 16, Int.max]

  /// The status bar of a phone or pad with a home button, in that order.
  static let homeButtonStatusBar: [Double] = [20, 0, 0, 20, 20]

  static let canvases: [Canvas] = rows(of: canvasText).compactMap(Canvas.init)

  /// What the canvas shows for an id of `<device>`.
  ///
  /// Columns: id; size in portrait; pixels per point; `phone`, `plus` (regular width in landscape) or
  /// `pad`; `home` (button) or `bar` (home indicator); the status bar in portrait in Xcode up to 10,
  /// 11 to 13, 14 to 14.2, 14.3 to 16, 26. Ids without a row are looked up among the screens.
  ///
  /// Evidence (scenes of full height whose required equalities to the safe area or the top guide show
  /// the inset, without navigation bars; for/against), in 410 documents of the corpus:
  /// - home-button phones: 20 in Xcode 5 to 10 (34/0), **0** in 11 to 13 (21/2) and with tools 21225 and
  ///   21507 of Xcode 14 (2/0), 20 with tools 21701, Xcode 14.3 (4/0), 20 in 15 and 16 (9/1), 20 in 26 (a
  ///   xib). Pads with a button: 20 (frames of bars), 0 in 11 (1); 14 and later is taken from the phones.
  /// - 5_9: 44 (5/0), 44 (3/0), 47 (a xib of tools 21507), 50 (2/0; bars 6), with tools 21701, too (a scene
  ///   outside the corpus). 26 is taken from 16.
  /// - 6_1: 44 (4/0), 44 (20/0), 48 (8/0), 48 (18/0), 48 (96 once, unexplained).
  /// - 6_0: 44 in Xcode 12 (2/0) and 14.0 (1/0, outside the corpus), 47 (2/0), 47 (9/0).
  /// - 6_5, 6_7: 44 (1/0), 44 (6/0); later ones are
  ///   taken from the device: 44 and 47.
  /// - 6_12, 6_72: 59 (10/1). 6_9: 62 (1). 6_3 is taken from 6_9. Islands are younger than Xcode 14:
  ///   earlier columns repeat the first value.
  /// - pads with a home indicator: 24 (3, in Xcode 26); earlier ones from the device, but none in Xcode 11, see
  ///   `CanvasRules`.
  /// - Sizes: root views. `ipad7_9` depends on the generation, see ``DesignCanvas``.
  static let canvasText = """
    retina3_5\t320x480\t2\tphone\thome\t20\t0\t0\t20\t20
    retina4_0\t320x568\t2\tphone\thome\t20\t0\t0\t20\t20
    retina4_7\t375x667\t2\tphone\thome\t20\t0\t0\t20\t20
    retina5_5\t414x736\t3\tplus\thome\t20\t0\t0\t20\t20
    retina5_9\t375x812\t3\tphone\tbar\t44\t44\t47\t50\t50
    retina6_0\t390x844\t3\tphone\tbar\t44\t44\t47\t47\t47
    retina6_1\t414x896\t2\tplus\tbar\t44\t44\t48\t48\t48
    retina6_12\t393x852\t3\tphone\tbar\t59\t59\t59\t59\t59
    retina6_3\t402x874\t3\tphone\tbar\t62\t62\t62\t62\t62
    retina6_5\t414x896\t3\tplus\tbar\t44\t44\t44\t44\t44
    retina6_7\t428x926\t3\tplus\tbar\t44\t44\t47\t47\t47
    retina6_72\t430x932\t3\tplus\tbar\t59\t59\t59\t59\t59
    retina6_9\t440x956\t3\tplus\tbar\t62\t62\t62\t62\t62
    ipad9_7\t768x1024\t2\tpad\thome\t20\t0\t0\t20\t20
    ipad10_5\t834x1112\t2\tpad\thome\t20\t0\t0\t20\t20
    ipad12_9\t1024x1366\t2\tpad\thome\t20\t0\t0\t20\t20
    ipad7_9\t744x1133\t2\tpad\tbar\t24\t24\t24\t24\t24
    ipad11_0rounded\t834x1194\t2\tpad\tbar\t24\t24\t24\t24\t24
    ipad12_9rounded\t1024x1366\t2\tpad\tbar\t24\t24\t24\t24\t24
    """
}

extension DeviceTable.Canvas {
  fileprivate init?(_ fields: [String]) {
    let bars = fields.dropFirst(5).compactMap { Double($0) }
    guard fields.count == 10, bars.count == DeviceTable.canvasGenerations.count,
      let size = DeviceTable.size(fields[1]), let scale = Double(fields[2])
    else { return nil }
    interfaceBuilderID = fields[0]
    self.size = size
    self.scale = scale
    idiom = fields[3] == "pad" ? .pad : .phone
    isWideInLandscape = fields[3] != "phone"
    hasHomeIndicator = fields[4] == "bar"
    statusBar = bars
  }

  /// A screen of which no canvas was seen, with its device's insets.
  fileprivate init(_ screen: DeviceTable.Screen, id: String) {
    interfaceBuilderID = id
    size = screen.size
    scale = screen.scale
    idiom = screen.idiom
    isWideInLandscape = screen.isWideInLandscape
    hasHomeIndicator = screen.portraitSafeArea.bottom > 0
    statusBar =
      hasHomeIndicator
      ? DeviceTable.canvasGenerations.map { _ in screen.portraitSafeArea.top }
      : DeviceTable.homeButtonStatusBar
  }
}

extension DeviceTable {
  /// The canvas of a `<device id>`: by its row, else by the diagonal in the id (`ipad10_9rounded`).
  static func canvas(_ id: String) -> Canvas? {
    if let row = canvases.first(where: { $0.interfaceBuilderID == id }) { return row }
    let isPad = id.hasPrefix("ipad")
    guard isPad || id.hasPrefix("retina") else { return nil }
    let digits = id.dropFirst(isPad ? 4 : 6).prefix { $0.isNumber || $0 == "_" }
    let number = digits.replacing("_", with: ".")
    let diagonal = number.hasSuffix(".0") && isPad ? String(number.dropLast(2)) : String(number)
    let wanted = (isPad ? "ipad-" : "iphone-") + diagonal
    return screens.first { $0.name == wanted }.map { Canvas($0, id: id) }
  }
}
