import ArgumentParser
import LayoutWorkbench

extension PseudolanguageChoice: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
