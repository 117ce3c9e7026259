import Diagnostics
import DocumentAccess
import HostAccess
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports

/// Fixes the documents of a check one after another, and writes them.
struct FixWork {
  let work: DocumentWork
  let isDryRun: Bool
  let context: CommandContext

  /// Fixes one document, and writes it unless this is a dry run.
  ///
  /// - Parameters:
  ///   - outcome: the findings; replaced by those after the fix.
  ///   - known: removes findings that the baseline holds.
  /// - Returns: the fix, and the changed lines; `nil` if no finding has a repair.
  func fix(
    _ outcome: inout DocumentOutcome, _ reference: DocumentReference, path: String,
    known: @escaping (CheckReport) -> CheckReport
  ) throws -> (fix: DocumentFix, difference: LineDifference?)? {
    guard let loaded = outcome.loaded, known(outcome.report).findings.contains(where: \.isFixable)
    else { return nil }
    var last = outcome
    var states: [(loaded: LoadedDocument, outcome: DocumentOutcome)] = []
    let writer = DocumentWriter(store: work.command.store, in: context)
    let fix = try DocumentFix(
      CheckedState(loaded: loaded, reported: known(outcome.report).findings, all: outcome.all),
      options: .init(
        includesNotes: !work.choice.named.isEmpty, fonts: work.localization.fonts)
    ) { tree in
      guard case .file(let file) = reference, let kind = reference.kind else {
        return LoadedDocument(stored: tree, name: reference.shownName)
      }
      let bytes = try writer.bytes(of: tree, insteadOf: loaded, for: reference)
      return try readDocument(bytes, kind: kind, named: file.name)
    } check: { loaded in
      let found = try work.outcome(of: loaded, reference, path: path)
      states.append((loaded, found))
      return CheckedState(
        loaded: loaded, reported: known(found.report).findings, all: found.all)
    }
    guard fix.changesAnything else { return (fix, nil) }
    if let state = states.last(where: { $0.loaded.tree == fix.state.loaded.tree }) {
      last = state.outcome
    }
    outcome = last
    let tree = fix.state.loaded.tree
    if isDryRun {
      let bytes = try writer.bytes(of: tree, insteadOf: loaded, for: reference)
      guard case .file(let old)? = loaded.origin else { return (fix, nil) }
      return (fix, LineDifference(from: old, to: bytes))
    }
    _ = try writer.write(tree, insteadOf: loaded, to: reference)
    return (fix, nil)
  }
}
