/// The space after every character of the system font before Xcode 7. This is a Helvetica Neue
/// whose small sizes are wider than the font that one gets by name.
///
/// - Source: single-line labels and buttons of Xcode 5 and 6, kerned. Each width gives an interval,
///   in points per character: at 12 points 0.14 to 0.47 (1 text), at 14 0.19 to 0.21 (2), at 15
///   0.09 to 0.15 (4), at 17 0.06 to 0.07 (11), at 32 none (1). Between these sizes it is a
///   straight line. It is a guess that there is none from 20 points on.
enum HelveticaNeueTracking {
  /// The space after each character.
  /// - Returns: points.
  static func tracking(pointSize: Double) -> Double {
    let place = max(pointSize - 14, 0)
    let index = Int(min(place, Double(table.count - 1)))
    guard index + 1 < table.count else { return 0 }
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }

  /// The values for whole point sizes from 14 to 20.
  private static let table = [0.2, 0.12, 0.09, 0.065, 0.04, 0.02, 0]
}
