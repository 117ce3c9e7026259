import ArgumentParser
import LayoutComparison
import LayoutModel

/// A distance: points, `standard` or `current`.
struct DistanceArgument: ExpressibleByArgument, Hashable {
  let distance: PinnedDistance

  init?(argument: String) {
    switch argument {
    case "standard": distance = .standard
    case "current": distance = .current
    default:
      guard let points = NumberText.number(argument), LayoutConstraint.canHold(constant: points)
      else {
        return nil
      }
      distance = .points(points)
    }
  }
}
