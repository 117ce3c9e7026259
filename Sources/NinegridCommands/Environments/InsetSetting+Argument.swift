import ArgumentParser
import LayoutModel
import LayoutWorkbench

extension InsetSetting {
  /// `EDGE=POINTS`.
  init(text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let edge = Edge(rawValue: parts[0]),
      let points = NumberText.number(parts[1]), points >= 0, points <= 10_000
    else {
      throw ValidationError(
        "'\(text)' is no inset; write top=44, left, bottom, right or keyboard, and points.")
    }
    self.init(edge: edge, points: points)
  }
}
