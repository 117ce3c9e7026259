import ArgumentParser
import LayoutComparison
import LayoutWorkbench

struct ClearConstraintsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Remove the constraints of views, which stay where they are recorded.",
    discussion: """
      Removes all constraints that the named views and scenes take part in. '--all' means all views of all documents. \
      If no constraint places a view any more, the view is marked to keep its frame (fixedFrame), as Xcode does it. If \
      an outlet refers to a constraint, the constraint stays and is listed.

        ninegrid fix clear Main.storyboard --view Title --dry-run
        ninegrid fix clear Main.storyboard --scene Settings
        ninegrid fix clear Main.storyboard --all

      A file is rewritten in place, and a document of the store gets a revision. Exits with 0 if it is done, with 1 if \
      a constraint stays, with 2 if a document could not be read or written. A dry run exits with 1 if it would change \
      something, and with 0 otherwise.
      """)

  @OptionGroup var repair: RepairRun
  @OptionGroup var views: RepairedViews

  @Flag(name: .long, help: "Remove the constraints of all views of all named documents.")
  var all = false

  func validate() throws {
    if all, !views.isEmpty {
      throw ValidationError("'--all' means all views; leave out '--view' and '--scene'.")
    }
    if !all, views.isEmpty {
      throw ValidationError(
        "Name what to clear with '--view' or '--scene'. '--all' removes every constraint of every named document."
      )
    }
  }

  func run() throws {
    try repair.run { loaded, _ in
      let meant = try views.ids(in: loaded)
      var editor = DocumentEditor(loaded.document)
      let kept = editor.clearConstraints(of: meant.isEmpty ? nil : meant)
      return Repair(
        editor: editor, unrepaired: kept.map { "'\($0)' stays: an outlet refers to it" })
    }
  }
}
