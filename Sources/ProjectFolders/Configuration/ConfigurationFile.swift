import Diagnostics
package import HostAccess
import LayoutModel
package import LayoutWorkbench
import PlainText

/// Finds the configuration for a run.
///
/// It is found as in SwiftLint: the named file, or else `.ninegrid.yml` in the working directory.
/// If there is none, an `.iblinter.yml` or a `.xiblint.json` there is read.
package enum ConfigurationFile {
  package static let name = ".ninegrid.yml"
  /// Files of other linters, in the order in which they are looked for.
  private static let linterNames = [".iblinter.yml", ".xiblint.json"]

  /// - Parameter named: the file as the person gave it.
  /// - Throws: ``DocumentFailure/documents(_:)`` with the faults of the file.
  package static func find(_ named: String?, in context: CommandContext) throws
    -> CheckConfiguration
  {
    if let named { return try read(named, in: context) }
    let names = ([name] + linterNames).filter { FileKind(context.absolutePath($0)) == .file }
    guard let first = names.first else {
      return CheckConfiguration(folder: context.workingDirectory)
    }
    var result = try read(first, in: context)
    if first != name {
      result.remarks += names.dropFirst().map {
        "'\($0)' is not read, for there is a '\(first)'; '--config \($0)' reads it"
      }
    }
    return result
  }

  /// The configurations of other linters in the working directory.
  package static func ofLinters(in context: CommandContext) throws -> [CheckConfiguration] {
    try linterNames.filter { FileKind(context.absolutePath($0)) == .file }
      .map { try read($0, in: context) }
  }

  private static func read(_ named: String, in context: CommandContext) throws
    -> CheckConfiguration
  {
    let bytes = try readFile(context.absolutePath(named), named: named)
    let folder = FilePaths.parent(of: context.absolutePath(named))
    // JSON is YAML, too.
    let node = try ConfigurationNode(yaml: bytes, named: named)
    var configuration =
      switch FilePaths.lastComponent(of: named) {
      case linterNames[0]: try ConfigurationReader.readIBLinter(node, named: named, in: folder)
      case linterNames[1]: try ConfigurationReader.readXiblint(node, named: named, in: folder)
      default: try ConfigurationReader.read(node, named: named, in: folder)
      }
    configuration.digest = sha256(bytes)
    return configuration
  }
}
