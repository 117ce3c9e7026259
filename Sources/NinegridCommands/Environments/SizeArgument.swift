import ArgumentParser
import LayoutModel

/// A size: `375x667`.
struct SizeArgument: Hashable, Sendable {
  var size: Size

  init(text: String) throws {
    let parts = text.lowercased().replacing("×", with: "x").split(
      separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = NumberText.number(parts[0]),
      let height = NumberText.number(parts[1]), width > 0, height > 0, width <= Self.largest,
      height <= Self.largest
    else {
      throw ValidationError(
        "'\(text)' is not a size; write width x height in points, as in 375x667, each above 0 and at most 100000."
      )
    }
    size = Size(width: width, height: height)
  }

  /// The largest length: larger than any screen, and small enough for computation.
  private static let largest = 100_000.0
}
