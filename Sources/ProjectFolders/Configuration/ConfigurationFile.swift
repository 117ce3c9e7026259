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
  /// Files of other linters, in the order in which they are searched.
  private static let linterNames = [".iblinter.yml", ".xiblint.json"]

  /// - Parameter named: the file that the person named.
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

  /// A configuration together with those of the folders inside. Each of them holds for its folder; deeper ones win.
  ///
  /// - Source: SwiftLint, "Nested Configurations": settings about which files are read only count in the outermost
  ///   configuration.
  /// - Throws: ``DocumentFailure/documents(_:)`` with the faults of a file.
  package static func addingNested(
    to configuration: CheckConfiguration, of documents: [DocumentReference]
  ) throws -> CheckConfiguration {
    var folders: Set<String> = []
    for case .file(let file) in documents {
      var folder = FilePaths.parent(of: file.path)
      while FilePaths.path(folder, below: configuration.folder) != nil,
        folders.insert(folder).inserted
      {
        folder = FilePaths.parent(of: folder)
      }
    }
    var result = configuration
    var digests: [String] = []
    for folder in folders.sorted() {
      let path = folder + "/" + name
      guard let inner = FilePaths.path(folder, below: configuration.folder), !inner.isEmpty,
        FileKind(path) == .file
      else { continue }
      let shown = "\(inner)/\(name)"
      let bytes = try readFile(path, named: shown)
      let found = try ConfigurationReader.readNested(
        ConfigurationNode(yaml: bytes, named: shown), named: shown, in: folder, inner: inner)
      result.sections.append(found.section)
      digests.append(sha256(bytes))
      if !found.others.isEmpty {
        let keys = found.others.map { "'\($0)'" }.joined(separator: ", ")
        result.remarks.append(
          "of '\(shown)' only what it says of rules counts here, and not \(keys)")
      }
    }
    if !digests.isEmpty {
      result.digest = Fingerprint.text(of: [configuration.digest ?? ""] + digests)
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
    // JSON can be read as YAML.
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
