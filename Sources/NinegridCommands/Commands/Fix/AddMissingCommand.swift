import ArgumentParser
import LayoutWorkbench

struct AddMissingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add-missing",
    abstract: "Add the constraints that ambiguous layouts lack, so that recorded frames stay.",
    discussion: """
      Adds constraints that a designer would choose: margins and safe areas, distances to neighbours, alignment, equal \
      sizes, and numbers last. Between two views that want their size equally much, it sets a content priority. If a \
      layout is ambiguous in one size class only, the constraint may be for that class. If no required constraint \
      helps, the constraint gets priority 1. With --uncertain, sizes that a class may give while the program runs get \
      such a constraint, too.

      Each constraint determines something that is ambiguous as designed or in a final size class. It moves no \
      recorded frame and conflicts with nothing. Views that were determined before stay where they are, if there is a \
      way. The command first lists the constraints and what they move; the layouts are resolved again as proof.

        ninegrid fix add-missing Main.storyboard --dry-run
        ninegrid fix add-missing App

      A file is rewritten in place, and a document of the store gets a revision. Exits with 0 if it is done, with 1 if \
      something stays ambiguous, with 2 if a document could not be read or written. A dry run exits with 1 if it would \
      change something, and with 0 otherwise.
      """)

  @OptionGroup var repair: RepairRun

  @Flag(
    name: .long,
    help:
      "Also settle sizes that a class may give while the program runs, which 'check' reports as notes."
  )
  var uncertain = false

  func run() throws {
    try repair.run { [uncertain] loaded, progress in
      let missing = MissingConstraints(
        loaded, includesUncertain: uncertain, progress: progress)
      return Repair(editor: missing.editor, unrepaired: missing.unrepaired)
    }
  }
}
