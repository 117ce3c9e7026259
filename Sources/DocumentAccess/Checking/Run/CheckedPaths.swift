package import HostAccess
package import LayoutWorkbench
import PlainText

/// Decides which documents of a folder are checked.
package struct CheckedPaths {
  package let configuration: CheckConfiguration
  /// Whether files that were named themselves may be excluded, too. Hooks name all changed files.
  package let forcesExclusion: Bool
  /// The absolute paths of files and folders that git ignores, by the folder that was searched.
  private var ignored: [String: Set<String>] = [:]

  private static let usual = CheckConfiguration.usuallyExcluded.map { PathPattern($0) }

  package init(_ configuration: CheckConfiguration, forcesExclusion: Bool) {
    self.configuration = configuration
    self.forcesExclusion = forcesExclusion
  }

  /// The path of a document from the folder of the configuration, with which patterns are compared.
  package func path(of reference: DocumentReference) -> String {
    switch reference {
    case .file(let file): FilePaths.path(file.path, from: configuration.folder)
    case .stored(let name, _): name
    case .piped(let document): document.name
    }
  }

  /// The documents to check, in order.
  package mutating func checked(
    _ references: [DocumentReference], in context: CommandContext
  ) throws -> [DocumentReference] {
    try references.filter { reference in
      let path = path(of: reference)
      guard case .file(let file) = reference, let folder = file.folder else {
        // A file that somebody names is always checked.
        return !forcesExclusion || !configuration.excluded.contains { $0.matches(path) }
      }
      if configuration.excluded.contains(where: { $0.matches(path) }) { return false }
      if !configuration.included.isEmpty,
        !configuration.included.contains(where: { $0.matches(path) })
      {
        return false
      }
      guard configuration.excludesUsual else { return true }
      // A person who names 'Pods' itself wants its findings.
      let inner = FilePaths.path(file.path, below: folder) ?? path
      if Self.usual.contains(where: { $0.matches(inner) }) { return false }
      return try !isIgnored(file.path, in: folder, context)
    }
  }

  private mutating func isIgnored(
    _ path: String, in folder: String, _ context: CommandContext
  ) throws -> Bool {
    if ignored[folder] == nil { ignored[folder] = try Self.ignored(in: folder, context) }
    guard let paths = ignored[folder], !paths.isEmpty else { return false }
    var current = path
    while current.count > 1 {
      if paths.contains(current) { return true }
      current = FilePaths.parent(of: current)
    }
    return false
  }

  /// The paths that git ignores below a folder; empty if there is no repository, or no git.
  private static func ignored(in folder: String, _ context: CommandContext) throws -> Set<String> {
    guard let repository = try GitRepository.find(around: folder, in: context),
      let root = repository.root
    else { return [] }
    let output = try GitProgram(in: folder, of: context).run([
      "ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "--full-name", "-z",
    ])
    guard output.status == 0 else { return [] }
    return Set(output.parts.map { FilePaths.normalized(root + "/" + $0) })
  }
}
