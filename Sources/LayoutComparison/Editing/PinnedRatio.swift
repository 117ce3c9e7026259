package import LayoutModel

/// A ratio as a person gives it, or as it is now.
package enum PinnedRatio: Hashable, Sendable {
  case ratio(Multiplier)
  case current
}
