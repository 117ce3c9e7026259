import ArgumentParser
import LayoutWorkbench

extension CheckOutput: ExpressibleByArgument {
  package static var allValueStrings: [String] { CheckFormat.allValueStrings }
}

extension CheckFormat: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
