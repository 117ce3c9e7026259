/// A distance as a person gives it: points, Interface Builder's standard, or as it is now.
package enum PinnedDistance: Hashable, Sendable {
  case points(Double)
  case standard
  case current
}
