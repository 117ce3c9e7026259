import ArgumentParser
import HostAccess
import PlainText

extension OutputFormat: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension CommandContext {
  /// The same context, which prints as the options say.
  func printing(_ options: OutputOptions) -> CommandContext { printing(csvSafe: options.csvSafe) }

  func printing(csvSafe: Bool) -> CommandContext {
    var copy = self
    copy.csv = CSVText(isSafe: csvSafe)
    return copy
  }
}
