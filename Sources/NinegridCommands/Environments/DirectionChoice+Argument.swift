import ArgumentParser
import LayoutWorkbench

extension DirectionChoice: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
