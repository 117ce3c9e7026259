import ArgumentParser
import LayoutComparison

struct ClearConstraintsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Remove the constraints of views, which stay where they are recorded.",
    discussion: """
      Of the named views all constraints that they take part in go, without names those of the whole document. \
      Views that nothing places any more are marked to keep their frames (fixedFrame), as Xcode does it. Constraints \
      to which outlets lead stay, and are told.

        ninegrid fix clear Main.storyboard --view Title --dry-run
        ninegrid fix clear Main.storyboard

      A file is rewritten in place, a document of the store gets a revision. Exits with 0 when done, with 1 if \
      a constraint stays or a dry run would change something, with 2 if a document could not be read or written.
      """)

  @OptionGroup var repair: RepairRun
  @OptionGroup var views: RepairedViews

  func run() throws {
    try repair.run { loaded in
      let meant = try views.ids(in: loaded)
      var editor = DocumentEditor(loaded.document)
      let kept = editor.clearConstraints(of: meant.isEmpty ? nil : meant)
      return Repair(editor: editor, left: kept.map { "'\($0)' stays: an outlet leads to it" })
    }
  }
}
