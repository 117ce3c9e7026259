package import HostAccess
import LayoutWorkbench
import ProjectFolders

/// A first configuration, from what a folder has.
package struct ConfigurationDraft {
  private let context: CommandContext

  package init(in context: CommandContext) { self.context = context }

  /// - Throws: ``CommandFailure/fileExists(path:)`` where there is one.
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
    lines += [
      "# Pods, Carthage, DerivedData, .build, node_modules and what git ignores are left out anyway.",
      "excluded: []",
    ]
    let linter = try linter()
    lines.append("disabled_rules: []")
    let optIn =
      linter?.whole.only.filter { id in
        CheckRule.all.contains { $0.id == id && $0.isOptIn }
      } ?? []
    lines.append("opt_in_rules: [\(optIn.joined(separator: ", "))]")
    if let linter, !linter.whole.settings.isEmpty {
      let rows = ConfigurationText.lines(of: linter)
      if let start = rows.firstIndex(of: "rules:") {
        // The marks of Xcode are what IBLinter goes by; here layouts are solved.
        var kept = rows[start...].prefix { $0 == "rules:" || $0.hasPrefix(" ") }.map { $0 }
        for id in ["ambiguous", "misplaced"] {
          if let index = kept.firstIndex(of: "  \(id):") { kept.removeSubrange(index...index + 1) }
        }
        if kept.count > 1 { lines += kept }
      }
    }
    let projects = AppProjects(in: context).projects(inAndBelow: root)
    lines += [
      projects.isEmpty
        ? "# Without an Xcode project: on every device."
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

  private func linter() throws -> CheckConfiguration? {
    let path = context.absolutePath(ConfigurationFile.linterName)
    guard FileKind(path) == .file else { return nil }
    let name = ConfigurationFile.linterName
    return try LinterConfiguration.read(
      ConfigurationNode(yaml: readFile(path, named: name), named: name), named: name,
      in: context.workingDirectory)
  }
}
