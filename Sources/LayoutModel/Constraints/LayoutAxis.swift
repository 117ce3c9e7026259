package enum LayoutAxis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}
