import Foundation

/// Times in a form for people.
package enum Elapsed {
  package static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// A time such as `0.4 s`, `12 s` or `3 min 20 s`.
  package static func text(_ seconds: Double) -> String {
    if seconds < 9.95 { return String(format: "%.1f s", max(0, seconds)) }
    let whole = Int(seconds.rounded())
    if whole < 120 { return "\(whole) s" }
    return "\(whole / 60) min \(whole % 60) s"
  }
}
