import Diagnostics
package import HostAccess
import LayoutModel
package import LayoutWorkbench
import PlainText

/// Finds the configuration for a run.
///
/// It is found as in SwiftLint: the named file, or else `.ninegrid.yml` in the working directory.
/// If there is none, an `.iblinter.yml` there is read.
package enum ConfigurationFile {
  package static let name = ".ninegrid.yml"
  package static let linterName = ".iblinter.yml"

  /// - Parameter named: the file as the person gave it.
  /// - Throws: ``DocumentFailure/documents(_:)`` with the faults of the file.
  package static func find(_ named: String?, in context: CommandContext) throws
    -> CheckConfiguration
  {
    if let named {
      let bytes = try readFile(context.absolutePath(named), named: named)
      let folder = FilePaths.parent(of: context.absolutePath(named))
      let node = try ConfigurationNode(yaml: bytes, named: named)
      var configuration =
        FilePaths.lastComponent(of: named) == linterName
        ? try LinterConfiguration.read(node, named: named, in: folder)
        : try ConfigurationReader.read(node, named: named, in: folder)
      configuration.digest = sha256(bytes)
      return configuration
    }
    for name in [Self.name, linterName] where FileKind(context.absolutePath(name)) == .file {
      return try find(name, in: context)
    }
    return CheckConfiguration(folder: context.workingDirectory)
  }
}
