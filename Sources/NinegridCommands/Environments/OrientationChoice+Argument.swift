import ArgumentParser
import LayoutWorkbench

extension OrientationChoice: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
