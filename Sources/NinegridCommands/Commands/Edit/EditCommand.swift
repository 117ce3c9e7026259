import ArgumentParser

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a document as Interface Builder's menus do.",
    discussion: """
      Each command changes one document. In a file, no other byte changes. A document of the store gets a new \
      revision, and 'restore' brings an older one back. The command first prints what changes, and what then moves on \
      a device of each of the four final size classes. With --dry-run, nothing is written.

      Name an object by its id, or by a name that no other object has; 'show' prints both. 'ninegrid remove' is \
      another command: it takes a whole document out of the store.

        ninegrid edit set Main.storyboard 'Save Button.title' Done
        ninegrid edit set Main.storyboard k3F-q1-Zab.constant 24 --cell wR-hAny
        ninegrid edit add Main.storyboard 'Name.Top = Safe Area.Top + 16' --dry-run

      Exits with 0 if it is done, with 2 if the edit is not possible; then nothing is written. With --dry-run, it \
      exits with 1 if it would change something, and with 0 if there is nothing to do.
      """,
    groupedSubcommands: [
      CommandGroup(
        name: "Values and size classes",
        subcommands: [
          SetCommand.self, InstallCommand.self, UninstallCommand.self, ClearCommand.self,
        ]),
      CommandGroup(
        name: "Constraints",
        subcommands: [AddConstraintCommand.self, PinCommand.self, AlignCommand.self]),
      CommandGroup(
        name: "Views",
        subcommands: [
          RemoveObjectCommand.self, EmbedCommand.self, UnembedCommand.self, ArrangeCommand.self,
        ]),
    ])
}
