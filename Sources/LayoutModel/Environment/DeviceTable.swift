import DataTables
import EmbeddedTables

/// The facts about screens. Each table is read once, when it is first needed; its head says what its columns are, and where its rows
/// are from.
enum DeviceTable {
  /// A screen that one or more models share.
  struct Screen: Sendable {
    var name: String
    var idiom: DeviceProfile.Idiom
    var interfaceBuilderIDs: [String]
    /// The size in portrait, in points.
    var size: Size
    var scale: Double
    /// Whether the screen has regular width in landscape, as large phones have it. Pads are regular
    /// in both directions.
    var isWideInLandscape: Bool
    /// Whether the screen is regular in both directions although it is a phone's.
    var isFolding: Bool
    /// The safe area in portrait before the first row of ``DeviceTable/safeAreas``.
    var portraitSafeArea: EdgeInsets
    var landscapeSafeArea: EdgeInsets
  }

  /// A part of a pad's screen in Split View or Slide Over.
  struct Split: Sendable {
    var screen: String
    var orientation: LayoutEnvironment.Orientation
    var name: String
    var size: Size
    var width: SizeClass
  }

  static let screens = EmbeddedTable.screens.read(readScreens)
  /// With those that only their name means.
  static let namedScreens = screens + EmbeddedTable.screensByName.read(readScreens)
  static let splits = EmbeddedTable.splits.read(readSplits)

  /// The parts of a field such as `a,b`; an empty field has none.
  static func list(_ field: String) -> [String] {
    field.split(separator: ",").map { part in
      String(part.drop { $0 == " " })
    }
  }

  /// Reads `44,0,34,0`: top, left, bottom, right, in points.
  static func insets(_ field: String) -> EdgeInsets? {
    let numbers = list(field).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return EdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Reads `375x667`: width and height, in points.
  static func size(_ field: String) -> Size? {
    let numbers = field.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    return Size(width: numbers[0], height: numbers[1])
  }
}

extension DeviceTable {
  static func readScreens(_ table: DataTable) throws(TableFault) -> [Screen] {
    var rows = try TableRows(
      table,
      [
        "name", "size", "scale", "class", "portraitSafeArea", "landscapeSafeArea",
        "interfaceBuilderIDs",
      ])
    var result: [Screen] = []
    while rows.next() {
      let name = try rows.name()
      let size = try rows.value(size)
      let scale = try rows.number()
      let kind = try rows.value { ["phone", "plus", "pad", "fold"].contains($0) ? $0 : nil }
      let portrait = try rows.value(insets)
      let landscape = try rows.value(insets)
      result.append(
        Screen(
          name: name, idiom: kind == "pad" ? .pad : .phone,
          interfaceBuilderIDs: list(try rows.text()), size: size, scale: scale,
          isWideInLandscape: kind != "phone", isFolding: kind == "fold",
          portraitSafeArea: portrait, landscapeSafeArea: landscape))
    }
    return result
  }

  static func readSplits(_ table: DataTable) throws(TableFault) -> [Split] {
    var rows = try TableRows(
      table, ["screen", "orientation", "part", "width", "height", "widthClass", "source"])
    var result: [Split] = []
    while rows.next() {
      let screen = try rows.name()
      let orientation = try rows.value(LayoutEnvironment.Orientation.init)
      let name = try rows.name()
      let size = Size(width: try rows.number(), height: try rows.number())
      result.append(
        Split(
          screen: screen, orientation: orientation, name: name, size: size,
          width: try rows.value(SizeClass.init)))
      // For people who read the table.
      _ = try rows.name()
    }
    return result
  }
}
