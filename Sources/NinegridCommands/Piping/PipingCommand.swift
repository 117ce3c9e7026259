import ArgumentParser

/// A command that can answer for one document, or for one after another, from standard input.
protocol PipingCommand: ParsableCommand {
  var piping: PipeOptions { get }
}
