import ArgumentParser
import LayoutWorkbench

struct ResetSuggestedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset-suggested",
    abstract: "Replace the constraints of views by those that 'add-missing' would add.",
    discussion: """
      Removes all constraints of the named views, or of the whole document if you name none. Then it adds constraints \
      that a designer would choose, which put the views back to their recorded frames. A constraint that would be \
      added again stays as it is, with its id and its place in the file. A scene keeps its constraints in three cases: \
      if the new ones would not determine its layout as well, if views would be farther from their recorded frames, or \
      if something would conflict on a device. If an outlet refers to a constraint, the constraint stays, too.

        ninegrid fix reset-suggested Main.storyboard --view Title --dry-run
        ninegrid fix reset-suggested Main.storyboard

      A file is rewritten in place, and a document of the store gets a revision. Exits with 0 if it is done, with 1 if \
      something stays as it was or ambiguous, with 2 if a document could not be read or written. A dry run exits with \
      1 if it would change something, and with 0 otherwise.
      """)

  @OptionGroup var repair: RepairRun
  @OptionGroup var views: RepairedViews

  func run() throws {
    try repair.run { loaded, progress in
      let reset = SuggestedReset(
        loaded, views: try views.ids(in: loaded), progress: progress)
      return Repair(editor: reset.editor, unrepaired: reset.unrepaired)
    }
  }
}
