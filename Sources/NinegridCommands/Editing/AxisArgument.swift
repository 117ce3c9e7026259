import ArgumentParser

/// Settings of a stack view, as documents spell them.
enum AxisArgument: String, CaseIterable, ExpressibleByArgument {
  case horizontal, vertical
}
