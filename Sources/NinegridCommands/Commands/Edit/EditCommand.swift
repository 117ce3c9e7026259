import ArgumentParser

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a document as Interface Builder's menus do.",
    discussion: """
      Each command changes one document: a file in place, of which nothing else changes by a byte, or a \
      document of the store, which gets a revision ('restore' brings an older one back). What changes is told first, and \
      what then moves on a device of each of the four final size classes; with --dry-run nothing is written.

      Objects are named by their ids, or by names that only one of them has, as 'show' prints them. To \
      take a whole document out of the store there is 'ninegrid remove', which is another command.

        ninegrid edit set Main.storyboard 'Save Button.title' Done
        ninegrid edit set Main.storyboard k3F-q1-Zab.constant 24 --cell wR-hAny
        ninegrid edit add Main.storyboard 'Name Label.Leading = Safe Area.Leading + 16' --dry-run

      Exits with 0 when it is done; with 2 if the edit is not possible, and then nothing is written. With \
      --dry-run it exits with 1 if it would change something, and with 0 if there is nothing to do.
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
