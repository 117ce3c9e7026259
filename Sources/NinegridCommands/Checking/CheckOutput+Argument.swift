import ArgumentParser
import LayoutWorkbench

extension CheckOutput: ExpressibleByArgument {
  package static var allValueStrings: [String] { CheckFormat.allValueStrings }
}
