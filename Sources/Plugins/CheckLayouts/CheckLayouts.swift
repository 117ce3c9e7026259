import Foundation
import PackagePlugin

/// `swift package ninegrid-check`: runs `ninegrid check` in the folder of the package, with its `.ninegrid.yml`.
///
/// Arguments are passed to `ninegrid check`, except `--target NAME`, which names the targets whose documents are checked.
/// Without one, the whole folder is checked. The plugin ends as the program does: it fails if an error or a warning is found.
@main
struct CheckLayouts: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let folders = try context.package.targets(named: names).map { $0.directoryURL.path }
    let program = Process()
    program.executableURL = try context.tool(named: "ninegrid").url
    program.arguments = ["check"] + folders + extractor.remainingArguments
    program.currentDirectoryURL = context.package.directoryURL
    try program.run()
    program.waitUntilExit()
    guard program.terminationReason == .exit else { throw CheckFailure.ended }
    // The program has reported its findings; its exit code becomes that of the plugin.
    if program.terminationStatus != 0 { exit(program.terminationStatus) }
  }
}

/// The reason why the check has reported nothing.
private enum CheckFailure: Error, CustomStringConvertible {
  case ended

  var description: String { "'ninegrid check' has been ended by a signal" }
}
