import ArgumentParser

/// A command that answers a document, or one after the other, from standard input.
protocol PipingCommand: ParsableCommand {
  var piping: PipeOptions { get }
}
