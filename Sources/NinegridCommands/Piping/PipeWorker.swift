import ArgumentParser
import DocumentAccess
import HostAccess
import LayoutEngine
import LayoutWorkbench
import PlainText

/// Answers the lines of standard input with a command, one document after another.
///
/// It is for engines that can call a process. It prints a header line with versions, and then one
/// line for each line of the input, in order. If a line can't be answered, its answer is the fault,
/// and the rest goes on. Memory is bounded by one document.
struct PipeWorker {
  /// The command line without `--jsonl`.
  private let arguments: [String]
  /// Whether the command prints JSON lines.
  private let isLines: Bool
  private let context: CommandContext
  /// Parsed commands by the options of a line, so that each is parsed once.
  private var parsed: [[String]: any ParsableCommand] = [:]

  /// What lies around the documents of the lines, and the folders of those for which it was looked for.
  private var memory = RunMemory()
  private var folders: Set<String> = []

  /// Folders of documents after which what lies around them is forgotten: some projects with their sources.
  private static let rememberedFolders = 64

  /// Option sets that are remembered at most; a stream with options of its own in each line parses each.
  private static let rememberedOptions = 64

  /// - Parameters:
  ///   - arguments: the command line, with `--jsonl`.
  init(_ arguments: [String], in context: CommandContext) throws {
    guard arguments.filter({ $0 == PipedDocument.argument }).count == 1 else {
      throw ValidationError(
        "With '--jsonl' one '-' stands for the document of each line, as in 'ninegrid resolve - --jsonl'."
      )
    }
    var rest = arguments.filter { $0 != "--jsonl" }
    let format = Self.format(in: rest)
    if format == nil, rest.first != "export" { rest += ["--format", OutputFormat.jsonl.rawValue] }
    isLines =
      rest.first != "export"
      && (format ?? OutputFormat.jsonl.rawValue) == OutputFormat.jsonl.rawValue
    self.arguments = rest
    self.context = context
  }

  /// Answers all lines.
  ///
  /// - Returns: the highest exit code of an answer, or 2 if a line could not be answered.
  mutating func run() async throws -> Int32 {
    let version = try PipeAnswer.json(NinegridVersion.text)
    let rules = try PipeAnswer.json(BatchWork.engine)
    try context.standardOutput.write(
      Array("{\"ninegrid\":\(version),\"fingerprint\":\(rules),\"format\":1}\n".utf8))
    try context.standardOutput.flush()
    var code = ExitStatus.done
    while let line = try context.inputLines.next() {
      if context.interruption.isRequested { break }
      let answer: PipeAnswer
      switch line {
      case .bytes(let bytes) where bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }):
        continue
      case .bytes(let bytes):
        do {
          answer = await self.answer(try PipeRequest(line: bytes))
        } catch {
          answer = PipeAnswer(
            path: error.path ?? "", exit: ExitStatus.failure, messages: ["error: \(error.reason)"],
            isLines: isLines)
        }
      case .tooLong:
        answer = PipeAnswer(
          path: "", exit: ExitStatus.failure,
          messages: ["error: the line is longer than any document may be"], isLines: isLines)
      }
      code = max(code, answer.exit)
      try context.standardOutput.write(try answer.line())
      try context.standardOutput.flush()
    }
    return code
  }

  private mutating func answer(_ request: PipeRequest) async -> PipeAnswer {
    let output = MemorySink()
    let messages = MemorySink()
    var context = context
    context.standardOutput = output
    context.standardError = messages
    context.pipedName = request.path
    context.readStandardInput = { request.bytes }
    context.findings = FindingsOfRun()
    context.shownProgress = ShownProgress()
    context.visits = FolderVisits()
    context.processorCount = 1
    context.memory = memory(for: request)
    let line = arguments + request.options
    let known = parsed[request.options]
    let result = await runCommand(line, in: context) {
      if let known { return known }
      if let fault = Self.fault(in: request.options) { throw ValidationError(fault) }
      return try await NinegridCommand.asyncParseAsRoot(line)
    }
    if known == nil, let command = result.command {
      if parsed.count == Self.rememberedOptions { parsed.removeAll() }
      parsed[request.options] = command
    }
    return PipeAnswer(
      path: request.path, exit: result.code, output: output.bytes,
      messages: messages.text.split(separator: "\n").map(String.init), isLines: isLines)
  }

  /// What earlier lines have found. Lines of one project follow each other in most streams; what is found for many others is
  /// forgotten, so that a stream of any length takes bounded memory.
  private mutating func memory(for request: PipeRequest) -> RunMemory {
    let folder = FilePaths.parent(of: context.absolutePath(request.path))
    if !folders.contains(folder), folders.count == Self.rememberedFolders {
      memory = RunMemory()
      folders = []
    }
    folders.insert(folder)
    return memory
  }

  /// Options that would change what an answer is, or leave the worker.
  private static func fault(in options: [String]) -> String? {
    for option in options {
      let name = option.split(separator: "=").first.map(String.init) ?? option
      if ["--jsonl", "--format", "--output", "-o", "--stdin-name", "--write-baseline", "-"]
        .contains(name)
      {
        return "'\(name)' is for the command, not for a line."
      }
    }
    return nil
  }

  private static func format(in arguments: [String]) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument == "--format", index + 1 < arguments.count { return arguments[index + 1] }
      if argument.hasPrefix("--format=") { return String(argument.dropFirst(9)) }
    }
    return nil
  }
}
