import Diagnostics
import DocumentAccess
import HostAccess
import LayoutModel
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

/// Findings that are not those of a layout: documents that can't be read, and rows of SQL rules.
extension CheckFinding {
  /// The finding for a document that can't be read.
  ///
  /// - Returns: `nil` if the error is not a fault of the document.
  init?(unreadable error: any Error, rule: CheckRule) {
    let fault: UnreadableDocument
    var location: SourceLocation?
    switch error {
    case DocumentFailure.documents(let diagnostics):
      guard let first = diagnostics.first else { return nil }
      (fault, location) = (.content(first), first.location)
    case CommandFailure.unreadable, CommandFailure.notPermitted:
      let sentence = ErrorSentence(error)
      fault = .file(reason: sentence.message, hint: sentence.hint)
    default: return nil
    }
    self.init(
      rule: rule, severity: rule.severity, scene: "", object: "", name: "", kind: "document",
      isCertain: true, isMarked: false, fault: fault, location: location,
      objects: [], environments: [])
  }

  /// A finding for a row of an SQL rule.
  init(_ row: SQLRuleRun.Row, in document: LayoutDocument) {
    let object = ObjectID(row.object)
    let view = document.view(object)
    let constraint = document.constraints.firstIndex { $0.id == object }
    let owner = view ?? constraint.map { document.views[document.constraintOwners[$0]] }
    self.init(
      rule: CheckRule(row.rule), severity: row.rule.severity,
      scene: owner.flatMap { $0.scene >= 0 ? document.scenes[$0.scene].id : nil } ?? "",
      object: object, name: document.name(of: object),
      kind: view?.kind.rawValue ?? (constraint == nil ? "object" : "constraint"), isCertain: true,
      isMarked: false,
      fault: StatedFault(
        .init(Diagnostic.Code(rawValue: row.rule.name), row.rule.severity, row.message)),
      location: constraint.flatMap { document.constraintLocations[$0] } ?? view?.location,
      objects: row.object.isEmpty ? [] : [row.object], environments: [])
  }
}

/// A document that can't be checked.
private enum UnreadableDocument: DiagnosticFault {
  /// Its content is at fault.
  case content(Diagnostic)
  /// The system does not give its bytes.
  case file(reason: String, hint: String?)

  var statement: Diagnostic.Statement {
    switch self {
    case .content(let fault):
      .init(
        .unreadable, .error, "\(fault.message) [\(fault.code.rawValue)]", hint: fault.hint)
    case .file(let reason, let hint): .init(.unreadable, .error, reason, hint: hint)
    }
  }
}

extension Diagnostic.Code {
  /// A document that can't be read.
  fileprivate static let unreadable = Self(rawValue: "unreadable")
}
