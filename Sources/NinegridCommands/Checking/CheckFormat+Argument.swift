import ArgumentParser
import LayoutWorkbench

extension CheckFormat: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
