/// A side in reading direction; `leading` is left or right.
enum BoxEdge: Int, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
}
