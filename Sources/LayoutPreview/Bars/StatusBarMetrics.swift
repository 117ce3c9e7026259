import LayoutModel

/// Where clock, signal and battery stand in the status bar of a family of devices, in points.
///
/// - Source: Apple Design Resources, status bars of iPhone and iPad: the clock is in the middle of
///   the ear beside the notch or island, and so are signal and battery; a phone with a home button
///   has the clock in the middle. `said` for the sizes of the parts, which no frame tells.
struct StatusBarMetrics {
  enum Family: Hashable {
    /// A phone with a home button, or a pad as before iOS 12: the clock in the middle.
    case classic
    case notch, island
    /// Clock and date at one side.
    case pad
  }

  let family: Family
  /// Of the clock.
  let fontSize: Double
  /// The heights of signal and battery.
  let signal: Double
  let battery: Size
  /// From the side of the screen to the first part.
  let margin: Double
  /// The middle of all parts, from the top of the screen.
  let middle: Double
  /// From the side of the screen to the middle of the clock, and of signal and battery; 0 where
  /// they begin at ``margin``.
  let ear: Double

  /// - Parameters:
  ///   - frame: of the status bar.
  ///   - hasClockAtSide: of pads since iOS 12.
  init(_ frame: Rect, isPad: Bool, hasClockAtSide: Bool) {
    let housing = SensorHousing(depth: isPad ? 0 : frame.height)
    if let housing {
      family = housing.isIsland ? .island : .notch
      fontSize = housing.isIsland ? 17 : 16
      signal = housing.isIsland ? 12 : 11
      battery = housing.isIsland ? Size(width: 25, height: 13) : Size(width: 24, height: 11.5)
      margin = 16
      middle = housing.isIsland ? housing.top + housing.width / 2 + 2.5 : frame.height / 2 + 1
      // The ear ends 6 points before the housing, and begins 16 from the side.
      ear = ((frame.width - housing.length) / 2 - 6 + margin) / 2
    } else {
      family = isPad && hasClockAtSide ? .pad : .classic
      fontSize = 12
      signal = 9
      battery = Size(width: 22, height: 10)
      margin = isPad ? (frame.height > 20 ? 20 : 8) : 6
      middle = isPad && frame.height > 24 ? 14 : frame.height / 2
      ear = 0
    }
  }
}
