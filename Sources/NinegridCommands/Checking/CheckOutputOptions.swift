import ArgumentParser

/// `--format` of `check`.
struct CheckOutputOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "How to print: text, json, jsonl (JSON lines), csv, sarif (SARIF 2.1.0 for code scanning) or "
        + "github (annotations of GitHub Actions).", valueName: "format"))
  var format: CheckFormat = .text

  @OptionGroup var csv: CSVOptions
  @OptionGroup var exit: ExitOptions
}
