/// The facts about screens that the binary carries, as tables of tab-separated text.
///
/// They are text because the compiler takes far longer for array literals, and because a row can
/// then be compared with its source. Each table is parsed once, when it is first needed. A test
/// checks that no row is lost.
enum DeviceTable {
  /// A screen that one or more models share.
  struct Screen: Sendable {
    var name: String
    var idiom: DeviceProfile.Idiom
    var interfaceBuilderIDs: [String]
    /// In portrait, in points.
    var size: Size
    var scale: Double
    /// Regular width in landscape, as large phones have it; pads are regular both ways.
    var isWideInLandscape: Bool
    /// Regular both ways though it is a phone's.
    var isFolding: Bool
    /// Before the first row of ``DeviceTable/safeAreas``.
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

  static let screens: [Screen] = rows(of: screenText).compactMap(Screen.init)
  /// With those that only their name means.
  static let namedScreens: [Screen] = screens + rows(of: foldingText).compactMap(Screen.init)
  static let splits: [Split] = rows(of: splitText).compactMap(Split.init)

  /// The lines of a table as their fields.
  static func rows(of text: String) -> [[String]] {
    text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// `a,b` as its parts; nothing for an empty field.
  static func list(_ field: String) -> [String] {
    field.split(separator: ",").map { part in
      String(part.drop { $0 == " " })
    }
  }

  /// `44,0,34,0`: top, left, bottom, right, in points.
  static func insets(_ field: String) -> EdgeInsets? {
    let numbers = list(field).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return EdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// `375x667`: width and height, in points.
  static func size(_ field: String) -> Size? {
    let numbers = field.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    return Size(width: numbers[0], height: numbers[1])
  }
}

extension DeviceTable.Screen {
  /// Fields: name, size, scale, class, insets in portrait, in landscape, Interface Builder's ids.
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 7, let size = DeviceTable.size(fields[1]),
      let scale = Double(fields[2]), let portrait = DeviceTable.insets(fields[4]),
      let landscape = DeviceTable.insets(fields[5])
    else { return nil }
    name = fields[0]
    idiom = fields[3] == "pad" ? .pad : .phone
    self.size = size
    self.scale = scale
    isWideInLandscape = fields[3] != "phone"
    isFolding = fields[3] == "fold"
    portraitSafeArea = portrait
    landscapeSafeArea = landscape
    interfaceBuilderIDs = DeviceTable.list(fields[6])
  }
}

extension DeviceTable.Split {
  /// Fields: screen, orientation, split, width, height, width class, source.
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 7,
      let orientation = LayoutEnvironment.Orientation(rawValue: fields[1]),
      let width = Double(fields[3]), let height = Double(fields[4]),
      let widthClass = SizeClass(rawValue: fields[5])
    else { return nil }
    screen = fields[0]
    self.orientation = orientation
    name = fields[2]
    size = Size(width: width, height: height)
    self.width = widthClass
  }
}
