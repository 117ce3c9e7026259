import Foundation
import PackagePlugin

/// Checks the storyboards and xibs of a target whenever it is built and one of them has changed.
///
/// Findings are lines as compilers print them, so Xcode shows them at their places. Errors fail the build, warnings do not.
/// This is a build command and not a prebuild command, because SwiftPM allows only binaries in prebuild commands.
@main
struct CheckLayoutsWhileBuilding: BuildToolPlugin {
  private static let extensions: Set<String> = ["storyboard", "xib"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let documents = target.sourceFiles.map(\.url).filter {
      Self.extensions.contains($0.pathExtension)
    }
    if documents.isEmpty { return [] }
    let folder = context.package.directoryURL
    let configuration = folder.appendingPathComponent(".ninegrid.yml")
    let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
    // SwiftPM runs the command if an input is newer than this file. It runs no command without outputs, and the file becomes a
    // resource of the target.
    let report = context.pluginWorkDirectoryURL.appendingPathComponent("ninegrid-check.jsonl")
    return [
      .buildCommand(
        displayName: "Check the layouts of \(target.name)",
        executable: try context.tool(named: "ninegrid").url,
        arguments: ["check"] + documents.map(\.path)
          + (hasConfiguration ? ["--config", configuration.path] : ["--no-config"])
          + ["--force-exclude", "--format", "xcode", "--format", "jsonl=\(report.path)"],
        inputFiles: documents + (hasConfiguration ? [configuration] : []),
        outputFiles: [report])
    ]
  }
}
