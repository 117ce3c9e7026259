package import Diagnostics
package import Foundation
package import PlainText
import Synchronization

/// Everything that a command gets from outside besides its arguments. So tests can run commands in
/// their own process.
package struct CommandContext: Sendable {
  /// The absolute path to which relative paths belong.
  package var workingDirectory: String
  /// The command line, if there is one. Results that are kept for later are kept for the same command line.
  package var arguments: [String] = []
  package var environment: [String: String]
  package var standardOutput: any ByteSink
  package var standardError: any ByteSink
  /// Reads standard input to its end.
  package var readStandardInput: @Sendable () throws -> [UInt8]
  /// The same input line by line, for commands that answer one line after another.
  package var inputLines: InputLines
  /// The name of the document in standard input, as the person calls it.
  package var pipedName: String?
  /// Reads a line that a person types, `nil` at the end. The function itself is `nil` if there is
  /// no terminal.
  package var readLine: (@Sendable () -> String?)?
  /// The path of the program itself, for settings of other programs that call it.
  package var programPath: String?
  package var now: @Sendable () -> Date
  /// How many documents are processed at once, unless `--jobs` says otherwise.
  package var processorCount: Int
  /// It is set when the person has asked to stop.
  package var interruption: Interruption
  /// Decides between the exit codes 0 and 1.
  package var findings = FindingsOfRun()
  /// The line at the bottom of the terminal, which is cleared before other lines are written.
  package var shownProgress = ShownProgress()
  /// The folders in which this command has looked for interrupted changes of others.
  package var visits = FolderVisits()
  /// What this command shares with those that run after it; `nil` if it is the only one.
  package var memory: RunMemory?
  /// Where paths in reports for services start; the working directory where there is none.
  package var reportRoot: String?
  /// The form of cells in CSV.
  package var csv = CSVText()

  package init(
    workingDirectory: String, environment: [String: String], standardOutput: any ByteSink,
    standardError: any ByteSink, readStandardInput: @escaping @Sendable () throws -> [UInt8],
    inputLines: InputLines? = nil, readLine: (@Sendable () -> String?)? = nil,
    programPath: String? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    processorCount: Int = ProcessInfo.processInfo.activeProcessorCount,
    interruption: Interruption = Interruption()
  ) {
    self.workingDirectory = workingDirectory
    self.environment = environment
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.readStandardInput = readStandardInput
    self.inputLines = inputLines ?? InputLines(whole: readStandardInput)
    self.readLine = readLine
    self.programPath = programPath
    self.now = now
    self.processorCount = max(1, processorCount)
    self.interruption = interruption
  }

  /// The context with the streams, directory and environment of this process.
  package static func process() -> CommandContext {
    CommandContext(
      workingDirectory: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment,
      standardOutput: DescriptorSink(STDOUT_FILENO), standardError: DescriptorSink(STDERR_FILENO),
      readStandardInput: { try readAll(of: STDIN_FILENO, named: "standard input") },
      inputLines: .of(STDIN_FILENO, named: "standard input"),
      readLine: isatty(STDIN_FILENO) == 1 ? { @Sendable in Swift.readLine() } : nil,
      programPath: Bundle.main.executablePath)
  }

  /// The context of the command that runs in this task.
  @TaskLocal package static var current = CommandContext.process()
}

extension CommandContext {
  /// Writes a line for people. Nothing in it moves the cursor, changes the direction of text or starts a command of a CI
  /// runner.
  ///
  /// On a terminal, long lines are broken between words.
  package func print(_ line: String) throws {
    for part in folded(TerminalStyle.written(line), for: standardOutput) { try printData(part) }
  }

  package func print(_ lines: [String]) throws {
    for line in lines { try print(line) }
  }

  /// Writes a line of JSON. A text that the runner of a CI service would take for a command is spelled with `\u`, which means
  /// the same.
  package func printJSON(_ line: String) throws {
    try writeJSON(Array(line.utf8) + [UInt8(ascii: "\n")])
  }

  /// Writes whole lines of JSON, as ``printJSON(_:)`` does.
  package func writeJSON(_ bytes: [UInt8]) throws {
    if standardOutput.isTerminal { try shownProgress.clear() }
    // '#' only occurs in texts, and all commands in the middle of a line begin with two of them.
    let sign = UInt8(ascii: "#")
    guard bytes.firstIndex(of: sign) != nil else {
      return try standardOutput.write(bytes)
    }
    var spelled: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if byte == sign, index > 0, bytes[index - 1] == sign {
        spelled += Array(#"\u0023"#.utf8)
      } else {
        spelled.append(byte)
      }
    }
    try standardOutput.write(spelled)
  }

  /// Writes a line of CSV or markup, for which other rules hold.
  package func printData(_ line: String) throws {
    if standardOutput.isTerminal { try shownProgress.clear() }
    try standardOutput.write(Array(line.utf8) + [UInt8(ascii: "\n")])
  }

  private func folded(_ line: String, for sink: any ByteSink) -> [String] {
    guard sink.isTerminal, let width = columns(of: sink) else { return [line] }
    return FoldedLine.lines(line, width: width)
  }

  /// The width at which lines of data are broken; `nil` if they are not, because there is no terminal, or it is too narrow.
  package var foldingWidth: Int? {
    guard standardOutput.isTerminal, let width = columns(of: standardOutput) else { return nil }
    return width >= FoldedLine.narrowest ? width : nil
  }

  /// The width of a terminal: the one that the person states, or else the one that the terminal reports.
  package func columns(of sink: any ByteSink) -> Int? {
    environment["COLUMNS"].flatMap { Int($0) } ?? sink.columns
  }

  /// Passes on the data so far, so that the results of a document appear as soon as they are known.
  package func flush() throws { try standardOutput.flush() }

  /// Writes lines to the person, after the data so far, as ``print(_:)`` does.
  package func note(_ lines: [String]) throws {
    try shownProgress.clear()
    try standardOutput.flush()
    for line in lines {
      for part in folded(TerminalStyle.written(line), for: standardError) {
        try standardError.write(Array(part.utf8) + [UInt8(ascii: "\n")])
      }
    }
    try standardError.flush()
  }

  package func note(_ line: String) throws { try note([line]) }

  /// Reports a fault to the person, with the severity in colour on a terminal. An error makes the
  /// command exit with at least 1.
  package func report(_ diagnostic: Diagnostic) throws {
    findings.tell(diagnostic)
    try note(errorStyle.lines(of: diagnostic))
  }

  package func report(_ diagnostics: [Diagnostic]) throws {
    for diagnostic in diagnostics { try report(diagnostic) }
  }

  /// The absolute form of a path that the person gave. The shell replaces `~`.
  package func absolutePath(_ path: String) -> String {
    let joined = path.hasPrefix("/") ? path : workingDirectory + "/" + path
    return FilePaths.normalized(joined)
  }

  /// The present time as the store keeps it: ISO 8601, UTC.
  package var timestamp: String { now().formatted(.iso8601) }

  package var outputStyle: TerminalStyle { TerminalStyle(for: standardOutput, in: environment) }

  package var errorStyle: TerminalStyle { TerminalStyle(for: standardError, in: environment) }
}

extension ErrorSentence {
  /// - Parameter start: a text before the message, such as the name of the document.
  package func lines(_ style: TerminalStyle, start: String = "") -> [String] {
    ["\(start)\(style.severity(.error)): \(message)"] + (hint.map { ["  hint: \($0)"] } ?? [])
  }
}

/// The progress line that stands at the bottom of the terminal, if there is one.
package final class ShownProgress: Sendable {
  private let line = Mutex<ProgressLine?>(nil)

  package init() {}

  package func show(_ progress: ProgressLine) { line.withLock { $0 = progress } }

  /// Clears the line, so that other lines can be written. The next step draws it again.
  package func clear() throws { try line.withLock { $0 }?.clear() }
}
