package import HostAccess
package import LayoutWorkbench

/// Removes the findings that a baseline holds, and counts those that no longer occur.
package struct BaselineComparison {
  package let file: BaselineFile
  private let baseline: CheckBaseline
  private var found = CheckBaseline()
  /// Documents that were checked, and all documents of the run.
  private var checked: Set<String> = []
  private let named: Set<String>
  /// Folders that were searched, and folders below them that could not be read.
  private let folders: [String]
  private let unreadable: [String]

  /// - Parameters:
  ///   - file: the file of the baseline, which is read now.
  ///   - references: all documents to check.
  ///   - arguments: the arguments as the person gave them. Folders among them matter.
  ///   - unreadable: arguments and folders whose content is not known.
  package init(
    _ file: BaselineFile, references: [DocumentReference], arguments: [String],
    unreadable: [String], in context: CommandContext
  ) throws {
    self.file = file
    baseline = try file.read()
    named = Set(references.map(file.document))
    func paths(among names: [String]) -> [String] {
      names.map(context.absolutePath).filter { FileKind($0) == .directory }.map(file.folder)
    }
    folders = paths(among: arguments)
    self.unreadable = paths(among: unreadable)
  }

  /// Removes the findings of the baseline from the report.
  ///
  /// If an object has more findings of a rule than the baseline, all of them are kept, because it
  /// is not known which one is new.
  package mutating func withoutKnown(
    _ report: CheckReport, of reference: DocumentReference
  ) -> CheckReport {
    let document = file.document(reference)
    checked.insert(document)
    found.insert(report.findings, of: document)
    let counts = CheckBaseline.grouped(report.findings, of: document)
    var result = report
    result.findings = report.findings.filter { finding in
      let key = CheckBaseline.Key(finding, in: document)
      return counts[key, default: 0] > baseline.counts[key] ?? 0
    }
    result.knownCount = report.findings.count - result.findings.count
    return result
  }

  /// The same for a report that is not the last one of its document.
  package func knowing(_ report: CheckReport, of reference: DocumentReference) -> CheckReport {
    var copy = self
    return copy.withoutKnown(report, of: reference)
  }

  /// The message for a person about findings that no longer occur; `nil` if there are none.
  ///
  /// - Parameter rules: the rules that were run.
  package func note(rules: [CheckRule]) -> String? {
    let count = goneCount(rules: rules)
    if count == 0 { return nil }
    return "note: \(count == 1 ? "1 finding" : "\(count) findings") of the baseline '\(file.name)'"
      + " \(count == 1 ? "is" : "are") gone: write it again with '--write-baseline'"
  }

  /// How many findings of the baseline no longer occur, in documents that were checked, or that are
  /// gone from a checked folder.
  private func goneCount(rules: [CheckRule]) -> Int {
    let ids = Set(rules.map(\.id))
    return baseline.counts.reduce(0) { sum, entry in
      guard ids.contains(entry.key.rule), isKnown(entry.key.document) else { return sum }
      return sum + max(0, entry.value - (found.counts[entry.key] ?? 0))
    }
  }

  private func isKnown(_ document: String) -> Bool {
    if checked.contains(document) { return true }
    if named.contains(document) { return false }
    if unreadable.contains(where: { Self.lies(document, in: $0) }) { return false }
    return folders.contains { Self.lies(document, in: $0) } && !file.exists(document)
  }

  private static func lies(_ document: String, in folder: String) -> Bool {
    let prefix = folder == "." ? "" : folder + "/"
    return document.hasPrefix(prefix) && !document.dropFirst(prefix.count).hasPrefix("../")
  }
}
