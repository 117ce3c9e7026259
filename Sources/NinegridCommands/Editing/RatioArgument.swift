import ArgumentParser
import LayoutComparison
import LayoutModel

/// A ratio of width to height, or `current`.
struct RatioArgument: ExpressibleByArgument, Hashable {
  let ratio: PinnedRatio

  init?(argument: String) {
    if argument == "current" {
      ratio = .current
    } else if let multiplier = Multiplier(argument), multiplier.value > 0 {
      ratio = .ratio(multiplier)
    } else {
      return nil
    }
  }
}
