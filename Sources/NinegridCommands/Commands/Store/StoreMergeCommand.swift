import ArgumentParser
import DocumentAccess
import Foundation
import HostAccess
import LayoutJSON
import LayoutStore
import PlainText
import Reports

struct StoreMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join several stores in a new one, with all revisions and results.",
    discussion: """
      Several machines can import and resolve a part each. This command joins their stores in a new one; the others \
      stay as they are. If a document is in several stores, and one history continues the other, it is one document in \
      the new store. If the histories differ, the document of the later store is added under another name, \
      'Main~NAME.storyboard' with the name of its store, so that no revision is lost.

        ninegrid import App --shard 1/2 --store a.sqlite
        ninegrid batch --store a.sqlite
        ninegrid import App --shard 2/2 --store b.sqlite
        ninegrid batch --store b.sqlite
        ninegrid store merge a.sqlite b.sqlite -o all.sqlite

      Exits with 1 if histories differ, with 2 if a store could not be read; then nothing is written.
      """)

  @Argument(help: ArgumentHelp("Stores, at least two.", valueName: "store"))
  var stores: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The new store. This file must not exist yet.", valueName: "path"))
  var output: String

  @OptionGroup var printing: OutputOptions

  func validate() throws {
    if stores.count < 2 { throw ValidationError("Name at least two stores.") }
  }

  func run() throws {
    let context = CommandContext.current.lasting.printing(printing)
    let target = context.absolutePath(output)
    guard FileKind(target) == nil else { throw CommandFailure.fileExists(path: output) }
    try checkFolder(FilePaths.parent(of: target), named: FilePaths.parent(of: output))
    let opened = try stores.map { path in
      try StoreOptions.parse(["--store=\(path)"]).open(.readOnly, in: context)
    }
    defer { for store in opened { store.close() } }
    let passing =
      FilePaths.parent(of: target) + "/.ninegrid-" + HiddenName.randomNumber() + ".sqlite"
    defer { removeStore(passing) }
    let joined = try join(opened, into: passing, target: target, context)
    context.catchInterruption()
    guard rename(passing, target) == 0 else { throw writeFailure(errno, output) }
    try print(joined, context)
    let conflicts = joined.contains {
      if case .renamed = $0.document.outcome { true } else { false }
    }
    if conflicts { throw ExitCode(ExitStatus.findings) }
  }

  private struct Joined {
    var store: String
    var document: JoinedDocument
  }

  /// Joins the stores into a new one, one after another.
  private func join(
    _ opened: [DocumentStore], into path: String, target: String, _ context: CommandContext
  ) throws -> [Joined] {
    let made = try DocumentStore(path: path)
    defer { made.close() }
    var result: [Joined] = []
    for (name, other) in zip(stores, opened) {
      let file = FilePaths.lastComponent(of: name)
      let label = file.hasSuffix(".sqlite") ? String(file.dropLast(7)) : file
      result += try made.join(other, label: label).map { Joined(store: name, document: $0) }
      if let root = try other.root() {
        let root = StoreRoot(recorded: root, store: context.absolutePath(name))
        _ = try made.setRoot(root.recorded(inStore: target))
      }
    }
    return result
  }

  /// Removes an unfinished file. It no longer exists if it has become the store.
  private func removeStore(_ path: String) {
    for end in ["", "-wal", "-shm"] { unlink(path + end) }
  }

  private func print(_ joined: [Joined], _ context: CommandContext) throws {
    if printing.format != .text {
      var rows = try RowPrinter(
        ["store", "document", "outcome", "name", "revisions"].map { TableColumn($0) },
        format: printing.format, in: context)
      for row in joined {
        let (outcome, name) = Self.words(row.document)
        try rows.add([
          .string(row.store), .string(row.document.name), .string(outcome), .string(name),
          .number(Double(row.document.newRevisions)),
        ])
      }
      return try rows.finish()
    }
    for row in joined {
      if case .renamed(let name) = row.document.outcome {
        try context.print(
          "'\(row.document.name)' of '\(row.store)' has another history: its revisions are in '\(name)'"
        )
      }
    }
    let names = Set(joined.map { Self.words($0.document).name })
    let revisions = joined.reduce(0) { $0 + $1.document.newRevisions }
    try context.print(
      "\(names.count) \(names.count == 1 ? "document" : "documents") with \(revisions) \(revisions == 1 ? "revision" : "revisions") in '\(output)'"
    )
  }

  private static func words(_ document: JoinedDocument) -> (outcome: String, name: String) {
    switch document.outcome {
    case .added: ("added", document.name)
    case .joined: ("joined", document.name)
    case .renamed(let name): ("renamed", name)
    }
  }
}
