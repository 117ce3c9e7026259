import ArgumentParser

/// Settings of a stack view, as documents spell them.
enum AxisArgument: String, CaseIterable, ExpressibleByArgument {
  case horizontal, vertical
}

enum AlignmentArgument: String, CaseIterable, ExpressibleByArgument {
  case fill, leading, top, center, trailing, bottom, firstBaseline, lastBaseline
}

enum DistributionArgument: String, CaseIterable, ExpressibleByArgument {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}
