import ArgumentParser
import HostAccess

/// The options for standard input, in commands that read documents and write none.
struct PipeOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The name of '-' in the output. Its project and pictures are looked for around that path.",
      valueName: "path"))
  var stdinName: String?

  @Flag(
    name: .long,
    help:
      "Answer lines of standard input, {\"path\": …, \"content\" or \"base64\": …, \"options\": […]}, with a line each; '-' stands for the line's document."
  )
  var jsonl = false

  func validate() throws {
    if jsonl, stdinName != nil {
      throw ValidationError(
        "With '--jsonl' each line names its document. Leave out '--stdin-name'.")
    }
  }
}

extension CommandContext {
  /// The same context, with the name that the person gave to standard input.
  func piping(_ options: PipeOptions) -> CommandContext {
    guard let name = options.stdinName else { return self }
    var copy = self
    copy.pipedName = name
    return copy
  }
}
