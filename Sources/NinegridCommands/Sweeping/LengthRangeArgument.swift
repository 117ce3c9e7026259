import ArgumentParser
import LayoutModel

/// A range of lengths: `320...1366`.
struct LengthRangeArgument: Hashable, Sendable {
  var range: ClosedRange<Double>

  /// The widths of all phones and pads.
  static let usual = LengthRangeArgument(320...1366)

  init(_ range: ClosedRange<Double>) { self.range = range }

  init(text: String) throws {
    let plain = text.replacing("…", with: "..").replacing("...", with: "..")
    let parts = plain.split(separator: "..", omittingEmptySubsequences: false)
    guard parts.count == 2, let lower = NumberText.number(parts[0]),
      let upper = NumberText.number(parts[1]), lower > 0, upper <= Self.largest, lower < upper
    else {
      throw ValidationError(
        "'\(text)' is not a range; write the smaller length first, in points, as in 320...1366.")
    }
    guard upper - lower <= Self.longest else {
      throw ValidationError(
        "'\(text)' is longer than \(NumberText.rounded(Self.longest)) points; sweep a part of it.")
    }
    range = lower...upper
  }

  private static let largest = 100_000.0
  /// The longest range. Every half point is solved, so longer ranges would take minutes without
  /// showing more.
  private static let longest = 10_000.0
}
