package import HostAccess
import LayoutWorkbench
import ProjectFolders

/// Writes a first configuration, made from the content of a folder.
package struct ConfigurationDraft {
  private let context: CommandContext

  package init(in context: CommandContext) { self.context = context }

  /// - Throws: ``CommandFailure/fileExists(path:)`` if there is a configuration already.
  package func write() throws {
    let path = context.absolutePath(ConfigurationFile.name)
    if FileKind(path) != nil { throw CommandFailure.fileExists(path: ConfigurationFile.name) }
    try writeFileAtomically(Array(try text().utf8), to: path, named: ConfigurationFile.name)
    try context.print("wrote '\(ConfigurationFile.name)'")
  }

  private func text() throws -> String {
    let root = context.workingDirectory
    let paths = FolderListing(below: root).paths
    let folders = Set(
      paths.filter { path in
        [".storyboard", ".xib"].contains(where: path.hasSuffix)
          || path.hasSuffix(".json") && NativeDocumentSniffer.isNative(root + "/" + path)
      }.map { String($0.split(separator: "/").first ?? "") }
    ).filter { FileKind(root + "/" + $0) == .directory }.sorted()
    var lines = [
      "# What 'ninegrid check' looks at; 'ninegrid check --explain all' lists the rules."
    ]
    if !folders.isEmpty, folders.count <= 8,
      !paths.contains(where: {
        !$0.contains("/") && ($0.hasSuffix(".xib") || $0.hasSuffix(".storyboard"))
      })
    {
      lines.append("included:")
      lines += folders.map { "  - \"\($0)\"" }
    }
    let linters = try ConfigurationFile.ofLinters(in: context)
    lines.append(
      "# Pods, Carthage, DerivedData, .build, node_modules and what git ignores are left out anyway."
    )
    lines += ConfigurationText.lines(ofLinters: linters)
    let projects = AppProjects(in: context).projects(inAndBelow: root)
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
}
