import DataTables
import EmbeddedTables
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

  /// Safe areas that changed with a system. Before the first row of a screen, the insets of the
  /// screen itself hold.
  static let safeAreas = EmbeddedTable.safeAreas.read(readSafeAreas)

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

extension DeviceTable {
  static func readSafeAreas(_ table: DataTable) throws(TableFault) -> [SafeArea] {
    var rows = try TableRows(
      table,
      ["screen", "since", "portrait", "landscape", "portraitEvidence", "landscapeEvidence"])
    /// Recorded or published, said, inferred.
    func isEstimated(_ letter: String) -> Bool? {
      ["R": false, "S": true, "I": true][letter]
    }
    var result: [SafeArea] = []
    while rows.next() {
      result.append(
        SafeArea(
          screen: try rows.name(), since: SystemRelease(major: try rows.integer()),
          portrait: try rows.value(insets), landscape: try rows.value(insets),
          isPortraitEstimated: try rows.value(isEstimated),
          isLandscapeEstimated: try rows.value(isEstimated)))
    }
    return result
  }
}
