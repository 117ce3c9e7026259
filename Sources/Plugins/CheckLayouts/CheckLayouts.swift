import Foundation
import PackagePlugin

/// `swift package ninegrid-check`: runs `ninegrid check` in the folder of the package, as its `.ninegrid.yml` says.
///
/// Arguments go to `ninegrid check`, except `--target NAME`, which names the targets whose documents are checked. Without one
/// the whole folder is. The plugin ends as the program does: it fails where an error or a warning is found.
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
    // The program has said what it has found; its exit code is that of the plugin.
    if program.terminationStatus != 0 { exit(program.terminationStatus) }
  }
}

/// Why the check has told nothing.
private enum CheckFailure: Error, CustomStringConvertible {
  case ended

  var description: String { "'ninegrid check' has been ended by a signal" }
}
