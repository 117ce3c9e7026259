import PlatformRules

extension DeviceTable {
  /// What the device covers of a screen from one iOS on.
  struct SafeArea: Sendable {
    var screen: String
    var since: SystemRelease
    var portrait: EdgeInsets
    var landscape: EdgeInsets
    /// The numbers are said or inferred only.
    var isPortraitEstimated: Bool
    var isLandscapeEstimated: Bool
  }

  static let safeAreas: [SafeArea] = rows(of: safeAreaText).compactMap(SafeArea.init)

  /// Safe areas that changed with a system. Before the first row of a screen, the values of
  /// ``screenText`` hold.
  ///
  /// Columns: screen; first iOS; safe area in portrait and in landscape (top, left, bottom, right,
  /// in points); how sure each of the two is: `R` recorded or published, `S` said, `I` inferred.
  /// Results that depend on `S` and `I` are estimated.
  ///
  /// Sources of the rows, beside those of ``screenText``:
  /// - iphone-6.1-lcd: 48 in device tables since iOS 14 and on the canvas of Xcode 14. Sources of
  ///   iOS 12 say 44.
  /// - iOS 26, phones: iphone-6.1-island and iphone-4.7 were recorded on iOS 26.1. There only the
  ///   landscape of phones with a home indicator changed (bottom 20 instead of 21). 6.3, 6.9 and
  ///   Air are those of the iOS 26 SDK. The others are inferred from these.
  /// - iOS 26, pads: ipad-10.9 was recorded on iPad (A16), iOS 26.1, in both orientations. The
  ///   others are inferred.
  /// - iphone-duo: one probe of the open pose and of the upright cover, iOS 27.1. Other poses are
  ///   inferred.
  static let safeAreaText = """
    iphone-5.4\t26\t50,0,34,0\t0,50,20,50\tR\tI
    iphone-5.8\t26\t44,0,34,0\t0,44,20,44\tR\tI
    iphone-6.1-oled\t26\t47,0,34,0\t0,47,20,47\tR\tI
    iphone-6.1-island\t26\t59,0,34,0\t0,59,20,59\tR\tR
    iphone-6.3\t26\t62,0,34,0\t20,62,20,62\tR\tR
    iphone-6.1-lcd\t14\t48,0,34,0\t0,48,21,48\tS\tI
    iphone-6.1-lcd\t26\t48,0,34,0\t0,48,20,48\tS\tI
    iphone-6.5\t26\t44,0,34,0\t0,44,20,44\tR\tI
    iphone-6.7\t26\t47,0,34,0\t0,47,20,47\tR\tI
    iphone-6.7-island\t26\t59,0,34,0\t0,59,20,59\tR\tI
    iphone-6.9\t26\t62,0,34,0\t20,62,20,62\tR\tR
    iphone-duo\t27\t0,0,34,84\t0,0,34,84\tI\tR
    iphone-duo-cover\t27\t0,0,34,84\t0,0,34,84\tR\tI
    ipad-8.3\t26\t32,0,25,0\t32,0,25,0\tI\tI
    ipad-9.7\t26\t32,0,0,0\t32,0,0,0\tI\tI
    ipad-10.2\t26\t32,0,0,0\t32,0,0,0\tI\tI
    ipad-10.9\t26\t32,0,25,0\t32,0,25,0\tR\tR
    ipad-10.5\t26\t32,0,0,0\t32,0,0,0\tI\tI
    ipad-11\t26\t32,0,25,0\t32,0,25,0\tI\tI
    ipad-11-m4\t17\t24,0,20,0\t24,0,20,0\tI\tI
    ipad-11-m4\t26\t32,0,25,0\t32,0,25,0\tI\tI
    ipad-12.9\t26\t32,0,25,0\t32,0,25,0\tI\tI
    ipad-13\t17\t24,0,20,0\t24,0,20,0\tI\tI
    ipad-13\t26\t32,0,25,0\t32,0,25,0\tI\tI
    """

  /// What covers a whole screen with a system, and whether the numbers are said or inferred only.
  static func safeArea(
    of screen: Screen, _ orientation: LayoutEnvironment.Orientation, _ system: SystemRelease
  ) -> (insets: EdgeInsets, isEstimated: Bool) {
    let isLandscape = orientation == .landscape
    guard let row = safeAreas.last(where: { $0.screen == screen.name && $0.since <= system })
    else {
      let insets = isLandscape ? screen.landscapeSafeArea : screen.portraitSafeArea
      return (insets, system > .newestRecorded)
    }
    // What was recorded of an earlier system is only likely to be so in the latest.
    let isOlder = row.since <= .newestRecorded && system > .newestRecorded
    return isLandscape
      ? (row.landscape, row.isLandscapeEstimated || isOlder)
      : (row.portrait, row.isPortraitEstimated || isOlder)
  }

  /// The systems from which on a screen has other insets.
  static func changes(of screen: String) -> [SystemRelease] {
    safeAreas.filter { $0.screen == screen }.map(\.since)
  }
}

extension DeviceTable.SafeArea {
  /// Fields: screen, first iOS, insets in portrait, in landscape, how sure each is.
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 6, let major = Int(fields[1]),
      let portrait = DeviceTable.insets(fields[2]), let landscape = DeviceTable.insets(fields[3])
    else { return nil }
    screen = fields[0]
    since = SystemRelease(major: major)
    self.portrait = portrait
    self.landscape = landscape
    isPortraitEstimated = fields[4] != "R"
    isLandscapeEstimated = fields[5] != "R"
  }
}
