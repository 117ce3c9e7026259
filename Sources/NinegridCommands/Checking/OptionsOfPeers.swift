/// Options that SwiftLint and IBLinter have, and that have another name here.
enum OptionsOfPeers {
  /// What to write instead, by the name of the option.
  ///
  /// - Source: `swiftlint lint --help`, `iblinter lint --help`.
  private static let advice = [
    "--quiet": "'--format xcode' and '--format jsonl' print findings alone",
    "--reporter": "'--format' names how findings are printed",
    "--output": "'--format sarif=FILE' writes a format to a file",
    "--lenient": "'--exit-zero' exits with 0 whatever is found",
    "--autocorrect": "'--fix' repairs findings",
    "--only-rule": "'--rule' names a rule that runs",
    "--enable-all-rules": "'--rule all' runs every rule",
    "--path": "folders and files stand without an option",
    "--no-cache": "nothing is kept from one check to the next without '--store'",
    "--cache-path": "'--store FILE' keeps findings from one check to the next",
  ]

  /// The parser's message for an option of another linter, with what to write instead.
  ///
  /// - Parameter arguments: all arguments; only `check` is like other linters.
  static func explain(_ message: String, _ arguments: [String]) -> String {
    let start = "Error: Unknown option '"
    guard arguments.first == "check", message.hasPrefix(start) else { return message }
    let option = message.dropFirst(start.count).prefix { $0 != "'" }
    guard let advice = advice[String(option)] else { return message }
    // The line may go on with a name that is spelled almost alike, and means something else.
    let rest = message.drop { $0 != "\n" }
    return "\(start)\(option)'. Here, \(advice).\(rest)"
  }
}
