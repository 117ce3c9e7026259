import ArgumentParser
import HostAccess

struct GitUninstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Take away what 'ninegrid git install' wrote.",
    discussion: """
      The files of git are as they were before, byte for byte. Conflicts that are kept until they are \
      settled stay.
      """)

  @Flag(name: .long, help: "What 'install --global' wrote.")
  var global = false

  func run() throws {
    let context = CommandContext.current.lasting
    let installation = try GitInstallation(isGlobal: global, in: context)
    for step in try installation.uninstall() { try context.print(step) }
  }
}
