import ArgumentParser
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench

/// The command that git calls to compare documents line by line: 'git log -p', 'git show', 'git
/// blame'.
struct GitTextconvCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "textconv", abstract: "What git calls for 'git log -p' and 'git blame'.",
    shouldDisplay: false)

  @Argument(help: "The file.")
  var file: String

  func run() throws {
    let context = CommandContext.current.calledByGit
    let bytes = try readFile(context.absolutePath(file), named: file)
    let document: LayoutDocument
    do {
      document = try readDocument(sniffing: bytes, named: file).document
    } catch DocumentFailure.documents {
      // The unchanged text: git compares it as text, and a failure would end git's command.
      return try context.standardOutput.write(bytes)
    }
    for line in DocumentListing(document).lines { try context.printData(line) }
  }
}
