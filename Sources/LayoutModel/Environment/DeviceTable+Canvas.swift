import DataTables
import EmbeddedTables
import PlatformRules

extension DeviceTable {
  /// A device of Interface Builder's canvas.
  struct Canvas: Sendable {
    var interfaceBuilderID: String
    /// The size in portrait, in points.
    var size: Size
    var scale: Double
    var idiom: DeviceProfile.Idiom
    /// Whether the canvas has regular width in landscape.
    var isWideInLandscape: Bool
    var hasHomeIndicator: Bool
    /// The first release of Xcode in which the id means this screen.
    var since: XcodeRelease
  }

  static let canvases = EmbeddedTable.canvases.read(readCanvases)

  static func readCanvases(_ table: DataTable) throws(TableFault) -> [Canvas] {
    var rows = try TableRows(table, ["id", "size", "scale", "class", "button", "since"])
    var result: [Canvas] = []
    while rows.next() {
      let id = try rows.name()
      let size = try rows.value(size)
      let scale = try rows.number()
      let kind = try rows.value { ["phone", "plus", "pad"].contains($0) ? $0 : nil }
      let button = try rows.value { ["home", "bar"].contains($0) ? $0 : nil }
      result.append(
        Canvas(
          interfaceBuilderID: id, size: size, scale: scale, idiom: kind == "pad" ? .pad : .phone,
          isWideInLandscape: kind != "phone", hasHomeIndicator: button == "bar",
          since: try rows.value { XcodeRelease(named: $0) }))
    }
    return result
  }
}

extension DeviceTable.Canvas {
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
  /// The canvas of a `<device id>`: the one of its row, or else the screen with the diagonal in the
  /// id (`ipad10_9rounded`).
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
