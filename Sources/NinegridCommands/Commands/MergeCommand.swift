import ArgumentParser
import Diagnostics
import LayoutComparison
import LayoutModel

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Bring two versions of a document together, object by object.",
    discussion: """
      Objects are matched by id: edits of different objects, properties or size classes never \
      disturb each other, wherever they stand in the file. Where both sides changed one thing, ours \
      stays in the result, and the conflict is told with the three values. Recorded frames, versions \
      and what else Xcode derives never conflict. Scenes that have no layout now, or many, though \
      neither side was so, are told as warnings.

        ninegrid merge base.storyboard ours.storyboard theirs.storyboard -o merged.storyboard
        ninegrid merge base.xib ours.xib theirs.xib > merged.xib

      For git, in .gitattributes '*.storyboard merge=ninegrid' and '*.xib merge=ninegrid', and
        git config merge.ninegrid.driver 'ninegrid merge %O %A %B -o %A'

      Exits with 0 if all came together, with 1 if something conflicts, with 2 if a file could not be \
      read or written.
      """)

  @Argument(help: ArgumentHelp("The version that both sides come from.", valueName: "base"))
  var base: String

  @Argument(help: ArgumentHelp("The version that is kept where both differ.", valueName: "ours"))
  var ours: String

  @Argument(help: ArgumentHelp("The other version.", valueName: "theirs"))
  var theirs: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write the result there; else to standard output.", valueName: "path"))
  var output: String?

  @OptionGroup var printing: OutputOptions

  func validate() throws {
    if output == nil, printing.format != .text {
      throw ValidationError(
        "The document goes to standard output. Name a file with '-o' for a list in another format.")
    }
  }

  func run() throws {
    let context = CommandContext.current.lasting.printing(printing)
    let sides = try MergeSides(base: base, ours: ours, theirs: theirs, in: context)
    for side in [sides.base, sides.ours, sides.theirs] {
      try context.report(side.diagnostics.filter { $0.severity == .error })
    }
    let merge = DocumentMerge(
      base: sides.base.tree, ours: sides.ours.tree, theirs: sides.theirs.tree)
    guard merge.diagnostics.isEmpty else {
      throw CommandFailure.documents(merge.diagnostics.map { $0.inFile(ours) })
    }
    let effects = MergeEffect.all(
      merge.tree, ours: sides.ours.document, theirs: sides.theirs.document)
    let bytes = try writeDocument(merge.tree, as: merge.tree.kind, named: ours)
    if let output {
      try writeFileAtomically(bytes, to: context.absolutePath(output), named: output)
    } else {
      try context.standardOutput.write(bytes)
    }
    let printer = MergePrinter(merge, effects, in: context)
    if printing.format == .text {
      try printer.printText(isBesideDocument: output == nil)
    } else {
      try printer.printRows(printing.format)
    }
    if !merge.conflicts.isEmpty { throw ExitCode.findings }
  }
}
