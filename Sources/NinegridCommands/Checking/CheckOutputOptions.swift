import ArgumentParser
import HostAccess
import Reports

/// The option `--format` of `check`.
struct CheckOutputOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "How to print: \(CheckOutput.allValueStrings.joined(separator: ", ")); 'sarif=out.sarif' writes a file instead; repeatable.",
      valueName: "format"))
  var format: [CheckOutput] = []

  @Flag(name: .long, inversion: .prefixedNo, help: .csvSafe)
  var csvSafe = true

  @Flag(name: .long, help: .exitZero)
  var exitZero = false

  /// The requested outputs; text on standard output if none is requested.
  var outputs: [CheckOutput] { format.isEmpty ? [CheckOutput(format: .text)] : format }

  /// Whether the only output is text.
  var isPlain: Bool { outputs == [CheckOutput(format: .text)] }

  func validate() throws {
    CommandContext.current.findings.ignore(if: exitZero)
    if outputs.count(where: { $0.path == nil }) > 1 {
      throw ValidationError(
        "Only one format goes to standard output. Write the others to files: '--format sarif=out.sarif'."
      )
    }
    let paths = outputs.compactMap(\.path)
    if Set(paths).count < paths.count {
      throw ValidationError("Two formats are written to one file. Name another one.")
    }
  }
}

extension CheckOutput: ExpressibleByArgument {
  package static var allValueStrings: [String] { CheckFormat.all.map(\.name) }
}
