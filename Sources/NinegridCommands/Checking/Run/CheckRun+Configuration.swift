import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

/// The configurations of a run, and messages about them.
extension CheckRun {
  /// The configuration together with those of inner folders, unless the person named one.
  func withNested(_ references: [DocumentReference]) throws -> CheckConfiguration {
    guard options.config == nil, !options.noConfig,
      configuration.name.map({ $0 == ConfigurationFile.name }) ?? true
    else { return configuration }
    do {
      let found = try ConfigurationFile.addingNested(to: configuration, of: references)
      for remark in found.remarks.dropFirst(configuration.remarks.count) {
        try context.note("note: \(remark)")
      }
      return found
    } catch DocumentFailure.documents(let diagnostics) {
      try context.report(diagnostics)
      throw ExitCode(ExitStatus.usage)
    }
  }

  /// Reports suppressions of the configuration that are no longer needed.
  func tell(
    _ use: SuppressionUse, _ choice: RuleChoice, ran: Set<String>?, _ printer: inout CheckPrinter
  ) throws {
    guard let name = configuration.name, command.sceneOptions.ids.isEmpty,
      let rule = choice.rules(for: "").first(where: { $0.id == "unused-suppression" })
    else { return }
    let unused = use.unused(among: configuration.suppressions, ran: ran)
    if unused.isEmpty { return }
    let file = FoundFile(path: context.absolutePath(name), name: name, folder: nil)
    var report = CheckReport()
    report.findings = unused.map { CheckFinding(unused: $0, rule: rule) }
    try printer.add(
      report, of: CheckedDocument(.file(file), environmentCount: 0, in: context),
      isDocument: false)
  }
}
