import ArgumentParser
import LayoutWorkbench

struct AddMissingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add-missing",
    abstract: "Add the constraints that ambiguous layouts lack, so that recorded frames stay.",
    discussion: """
      Constraints of the kinds that a designer would choose: margins and safe areas, distances to neighbours, \
      alignment, equal sizes, and numbers last; between views that tie, a content priority. What is open in one size \
      class only may get a constraint for that class. What nothing else settles gets a constraint of priority 1; with \
      --uncertain, so does a size that a class may ask for while the program runs. Each settles something \
      that is open as designed or in a final size class, moves no recorded frame and conflicts with nothing; what is \
      determined stays where it is, if any way leads there. \
      They are told first, with what moves then; the layouts are resolved again as proof.

        ninegrid fix add-missing Main.storyboard --dry-run
        ninegrid fix add-missing App

      A file is rewritten in place, a document of the store gets a revision. Exits with 0 when done, with 1 if \
      something stays open, with 2 if a document could not be read or written. A dry run exits with 1 if it would change \
      something, else with 0.
      """)

  @OptionGroup var repair: RepairRun

  @Flag(
    name: .long,
    help:
      "Also sizes that a class may ask for while the program runs, which 'check' tells as notes.")
  var uncertain = false

  func run() throws {
    try repair.run { [uncertain] loaded, progress in
      let missing = MissingConstraints(
        loaded, includesUncertain: uncertain, progress: progress)
      return Repair(editor: missing.editor, left: missing.left)
    }
  }
}
