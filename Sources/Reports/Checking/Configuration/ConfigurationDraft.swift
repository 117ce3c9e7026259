package import HostAccess
import LayoutWorkbench
import ProjectFolders

/// Writes a first configuration, made from the content of a folder.
package struct ConfigurationDraft {
  private let context: CommandContext
  private let asked: [String]

  /// - Parameter asked: the files and folders that the person named; with none, the configuration fits the whole working
  ///   directory.
  package init(for asked: [String] = [], in context: CommandContext) {
    // A folder is the same with and without a slash at its end.
    self.asked = asked.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      .filter { $0 != "." }
    self.context = context
  }

  /// - Throws: ``CommandFailure/fileExists(path:)`` if there is a configuration already, and
  ///   ``CommandFailure/noSuchFile(path:)`` if a file or folder that the person named is not there.
  package func write() throws {
    let path = context.absolutePath(ConfigurationFile.name)
    if FileKind(path) != nil { throw CommandFailure.fileExists(path: ConfigurationFile.name) }
    for path in asked where FileKind(context.absolutePath(path)) == nil {
      throw CommandFailure.noSuchFile(path: path)
    }
    try writeFileAtomically(Array(try text().utf8), to: path, named: ConfigurationFile.name)
    try context.print("wrote '\(ConfigurationFile.name)'")
  }

  private func text() throws -> String {
    let root = context.workingDirectory
    var lines = [
      "# What 'ninegrid check' looks at; 'ninegrid check --explain all' lists the rules."
    ]
    let included = asked.isEmpty ? foldersWithDocuments(below: root) : asked
    if !included.isEmpty {
      lines.append("included:")
      lines += included.map { "  - \"\($0)\"" }
    }
    let linters = try ConfigurationFile.ofLinters(in: context)
    lines.append(
      "# Pods, Carthage, DerivedData, .build, node_modules, *.xcloc, *.xctemplate and what git ignores are left out anyway."
    )
    lines += ConfigurationText.lines(ofLinters: linters)
    let search = AppProjects(in: context)
    let projects =
      asked.isEmpty
      ? search.projects(inAndBelow: root)
      : asked.flatMap { search.projects(inAndBelow: context.absolutePath($0)) }
    for fault in projects.flatMap(\.faults) { try context.note("warning: \(fault)") }
    lines += [
      projects.allSatisfy(\.apps.isEmpty)
        ? projects.isEmpty
          ? "# Without an Xcode project: on every device."
          : "# Every device, because the Xcode project names no app that can be read."
        : "# All devices of the app, as its Xcode project says.",
      "devices: [all]", "strict: false",
    ]
    let baseline = "ninegrid-baseline.json"
    lines.append(
      FileKind(root + "/" + baseline) == .file
        ? "baseline: \(baseline)"
        : "# Findings that are there today: 'ninegrid check --write-baseline \(baseline)', and then\n# baseline: \(baseline)"
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// The folders to include: the few that hold all documents, or none if there are more, or documents beside them.
  private func foldersWithDocuments(below root: String) -> [String] {
    let paths = FolderListing(below: root).paths
    let isLoose = paths.contains {
      !$0.contains("/") && ($0.hasSuffix(".xib") || $0.hasSuffix(".storyboard"))
    }
    if isLoose { return [] }
    let folders = Set(
      paths.filter { path in
        [".storyboard", ".xib"].contains(where: path.hasSuffix)
          || path.hasSuffix(".json") && NativeDocumentSniffer.isNative(root + "/" + path)
      }.map { String($0.split(separator: "/").first ?? "") }
    ).filter { FileKind(root + "/" + $0) == .directory }.sorted()
    return folders.count <= 8 ? folders : []
  }
}
