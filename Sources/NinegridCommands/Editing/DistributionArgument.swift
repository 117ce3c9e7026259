import ArgumentParser

enum DistributionArgument: String, CaseIterable, ExpressibleByArgument {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}
