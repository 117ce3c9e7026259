import ArgumentParser
import SwiftExport

extension ConstraintStyle: ExpressibleByArgument {}
