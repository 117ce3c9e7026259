import ArgumentParser
import HostAccess
import PlainText

extension OutputFormat: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension CommandContext {
  /// The same context, which prints as the options say.
  func printing(_ options: OutputOptions) -> CommandContext { printing(options.csv) }

  func printing(_ options: CSVOptions) -> CommandContext {
    var copy = self
    copy.csv = CSVText(isSafe: options.csvSafe)
    return copy
  }
}
