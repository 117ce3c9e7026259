import ArgumentParser
import LayoutWorkbench

struct ConflictsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conflicts",
    abstract: "End conflicts: weaken or remove the constraint whose loss moves the least.",
    discussion: """
      Looks at constraints that can't hold together, as designed or in a final size class. One of them gets the \
      priority 999, or is removed if it could never hold. The command chooses the repair that leaves the fewest \
      conflicts and ambiguities, the views closest to their recorded frames, and the least outside of their \
      superviews. It lists the other repairs, too.

      Conflicts that rest on numbers which few documents support are left alone, since 'check' is not certain of them. \
      With --uncertain, they are ended, too.

        ninegrid fix conflicts Main.storyboard --dry-run
        ninegrid fix conflicts App

      A file is rewritten in place, and a document of the store gets a revision. Exits with 0 if it is done, with 1 if \
      a conflict is left, with 2 if a document could not be read or written. A dry run exits with 1 if it would change \
      something, and with 0 otherwise.
      """)

  @OptionGroup var repair: RepairRun

  @Flag(
    name: .long,
    help: "Also end conflicts of which 'check' is not certain, and which it lists with --uncertain."
  )
  var uncertain = false

  func run() throws {
    try repair.run { [uncertain] loaded, progress in
      let found = ConflictRepair(loaded, includesUncertain: uncertain, progress: progress)
      return Repair(editor: found.editor, notes: found.notes, unrepaired: found.unrepaired)
    }
  }
}
