import DataTables
import EmbeddedTables
import PlatformRules

extension DeviceTable {
  /// The safe area of a screen from one iOS on.
  struct SafeArea: Sendable {
    var screen: String
    var since: SystemRelease
    var portrait: EdgeInsets
    var landscape: EdgeInsets
    /// Whether the numbers are only said or inferred.
    var isPortraitEstimated: Bool
    var isLandscapeEstimated: Bool
  }

  /// Safe areas that changed with a system. Before the first row of a screen, the insets of the
  /// screen itself hold.
  static let safeAreas = EmbeddedTable.safeAreas.read(readSafeAreas)

  /// The safe area of a whole screen with a system, and whether its numbers are only said or
  /// inferred.
  static func safeArea(
    of screen: Screen, _ orientation: LayoutEnvironment.Orientation, _ system: SystemRelease
  ) -> (insets: EdgeInsets, isEstimated: Bool) {
    let isLandscape = orientation == .landscape
    guard let row = safeAreas.last(where: { $0.screen == screen.name && $0.since <= system })
    else {
      let insets = isLandscape ? screen.landscapeSafeArea : screen.portraitSafeArea
      return (insets, system > .newestRecorded)
    }
    // What was recorded with an earlier system is likely, but not certain, for the latest one.
    let isOlder = row.since <= .newestRecorded && system > .newestRecorded
    return isLandscape
      ? (row.landscape, row.isLandscapeEstimated || isOlder)
      : (row.portrait, row.isPortraitEstimated || isOlder)
  }

  /// The systems that begin with other insets on a screen.
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
