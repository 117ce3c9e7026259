import ArgumentParser
import LayoutWorkbench

struct ConflictsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conflicts",
    abstract: "Weaken or remove the constraint of each conflict after which the least moves.",
    discussion: """
      Of the constraints that cannot hold together, as designed or in a final size class, one gets the priority 999, \
      or goes where it would never hold. Chosen is the way after which fewest conflicts and open lengths are left, \
      views lie closest to their recorded frames, and reach least out of the views around them; the other ways are told \
      beside it.

        ninegrid fix conflicts Main.storyboard --dry-run
        ninegrid fix conflicts App

      A file is rewritten in place, a document of the store gets a revision. Exits with 0 when done, with 1 if \
      a conflict is left, with 2 if a document could not be read or written. A dry run exits with 1 if it would change \
      something, else with 0.
      """)

  @OptionGroup var repair: RepairRun

  func run() throws {
    try repair.run { loaded, progress in
      let found = ConflictRepair(loaded, progress: progress)
      return Repair(editor: found.editor, notes: found.notes, left: found.left)
    }
  }
}
