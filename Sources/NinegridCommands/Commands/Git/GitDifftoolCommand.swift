import ArgumentParser
import DocumentAccess
import HostAccess
import Reports

/// The command that 'git difftool -t ninegrid' calls.
struct GitDifftoolCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "difftool", abstract: "What git calls for 'git difftool'.", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws {
    let context = CommandContext.current.calledByGit
    guard arguments.count == 3 else {
      throw ValidationError("git calls this with two files, and the path of both.")
    }
    let name = arguments[2]
    func document(_ path: String) -> ComparedDocument? {
      if path == "/dev/null" { return nil }
      let absolute = context.absolutePath(path)
      return ComparedDocument(named: name) { try readFile(absolute, named: name) }
    }
    let pair = DocumentPair(old: document(arguments[0]), new: document(arguments[1]), name: name)
    try GitDifference(pair, files: (arguments[0], arguments[1]), remark: nil, in: context).print()
  }
}
