import ArgumentParser
import HostAccess

struct GitUninstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Remove what 'ninegrid git install' wrote.",
    discussion: """
      Git's files are then as they were before, byte for byte. Conflicts that nobody has settled yet are kept.
      """)

  @Flag(name: .long, help: "Remove what 'install --global' wrote.")
  var global = false

  func run() throws {
    let context = CommandContext.current.lasting
    let installation = try GitInstallation(isGlobal: global, in: context)
    for step in try installation.uninstall() { try context.print(step) }
  }
}
