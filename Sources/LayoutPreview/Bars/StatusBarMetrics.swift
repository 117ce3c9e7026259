import LayoutModel

/// The places of clock, signal and battery in the status bar of a family of devices, in points.
///
/// - Source: Apple Design Resources, status bars of iPhone and iPad: the clock is in the middle of
///   the ear beside the notch or island, and so are signal and battery; a phone with a home button
///   has the clock in the middle. The sizes of the parts are `said`, because no frame shows them.
struct StatusBarMetrics {
  enum Family: Hashable {
    /// A phone with a home button, or a pad before iOS 12. The clock is in the middle.
    case classic
    case notch, island
    /// A pad with clock and date at one side.
    case pad
  }

  let family: Family
  /// The font size of the clock.
  let fontSize: Double
  /// The heights of signal and battery.
  let signal: Double
  let battery: Size
  /// The distance from the side of the screen to the first part.
  let margin: Double
  /// The distance from the top of the screen to the middle of all parts.
  let middle: Double
  /// The distance from the side of the screen to the middle of the clock, and to the middle of
  /// signal and battery. It is 0 if they begin at ``margin``.
  let ear: Double

  /// - Parameters:
  ///   - frame: the frame of the status bar.
  ///   - hasClockAtSide: whether pads have the clock at the side, as since iOS 12.
  init(_ frame: Rect, isPad: Bool, hasClockAtSide: Bool) {
    let housing = SensorHousing(depth: isPad ? 0 : frame.height)
    if let housing {
      family = housing.isIsland ? .island : .notch
      fontSize = housing.isIsland ? 17 : 16
      signal = housing.isIsland ? 12 : 11
      battery = housing.isIsland ? Size(width: 25, height: 13) : Size(width: 24, height: 11.5)
      margin = 16
      middle = housing.isIsland ? housing.top + housing.width / 2 + 2.5 : frame.height / 2 + 1
      // The ear begins 16 points from the side, and ends 6 points before the housing.
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
