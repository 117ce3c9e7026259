import ArgumentParser

/// `--format` of `diff`.
struct DifferenceOutputOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "How to print: text, json, jsonl (JSON lines), csv, markdown for a pull request, or html, a page with pictures.",
      valueName: "format"))
  var format: DifferenceFormat = .text

  @OptionGroup var csv: CSVOptions
  @OptionGroup var exit: ExitOptions
}
