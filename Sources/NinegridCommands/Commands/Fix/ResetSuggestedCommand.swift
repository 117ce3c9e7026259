import ArgumentParser

struct ResetSuggestedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset-suggested",
    abstract: "Replace the constraints of views by those that 'add-missing' would add.",
    discussion: """
      All constraints of the named views go, without names those of the whole document, and constraints of the kinds \
      that a designer would choose put the views back where they are recorded. A scene whose layout no such constraints \
      determine keeps those that it has, and so do constraints to which outlets lead.

        ninegrid fix reset-suggested Main.storyboard --view Title --dry-run
        ninegrid fix reset-suggested Main.storyboard

      A file is rewritten in place, a document of the store gets a revision. Exits with 0 when done, with 1 if \
      something stays as it was or open or a dry run would change something, with 2 if a document could not be read \
      or written.
      """)

  @OptionGroup var repair: RepairRun
  @OptionGroup var views: RepairedViews

  func run() throws {
    try repair.run { loaded in
      let reset = SuggestedReset(loaded, views: try views.ids(in: loaded))
      return Repair(editor: reset.editor, left: reset.left)
    }
  }
}
