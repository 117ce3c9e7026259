package import Diagnostics
package import LayoutModel

/// Something that a rule has found.
package struct CheckFinding: Sendable {
  package var rule: CheckRule
  package var severity: Diagnostic.Severity
  /// The id of the scene's root object.
  package var scene: ObjectID
  /// The view that the finding is about; for a conflict, the constraint that is given up.
  package var object: ObjectID
  package var name: String
  package var kind: String
  /// The frame in the document, if the finding is about a frame.
  package var recorded: Rect?
  /// The frame in the first of the environments, if the finding is about a frame.
  package var resolved: Rect?
  /// Whether it holds whatever texts and controls measure, whatever margins, safe areas and places the platform has, and whatever
  /// code changes.
  package var isCertain: Bool
  /// Whether Interface Builder has marked the view as misplaced or ambiguous.
  package var isMarked: Bool
  /// What is wrong, as values.
  package var fault: any DiagnosticFault { didSet { statement = fault.statement } }
  /// The fault in words.
  private var statement: Diagnostic.Statement
  package var location: SourceLocation?
  /// Ids of all objects that the finding is about, the one to blame first.
  package var objects: [String]
  /// The environments with this finding, in the order in which they were resolved.
  package var environments: [LayoutEnvironment]
  /// Further objects that take part, such as each constraint of a conflict.
  package var related: [Related] = []
  /// Whether `check --fix` has a repair to try.
  package var isFixable = false
  /// The lines to write instead. Only for a repair that concerns this finding alone, and only if they were
  /// requested.
  package var replacement: Replacement?

  /// Lines of the file, from 1, and the text that replaces them to end the finding.
  package struct Replacement: Hashable, Sendable {
    package var lines: Range<Int>
    package var text: String
  }

  package init(
    rule: CheckRule,
    severity: Diagnostic.Severity,
    scene: ObjectID,
    object: ObjectID,
    name: String,
    kind: String,
    recorded: Rect? = nil,
    resolved: Rect? = nil,
    isCertain: Bool,
    isMarked: Bool,
    fault: any DiagnosticFault,
    location: SourceLocation? = nil,
    objects: [String],
    environments: [LayoutEnvironment],
    related: [Related] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.scene = scene
    self.object = object
    self.name = name
    self.kind = kind
    self.recorded = recorded
    self.resolved = resolved
    self.isCertain = isCertain
    self.isMarked = isMarked
    self.fault = fault
    statement = fault.statement
    self.location = location
    self.objects = objects
    self.environments = environments
    self.related = related
  }

  package var message: String { statement.message }
  package var hint: String? { statement.hint }

  package struct Related: Sendable {
    package var location: SourceLocation
    package var text: String

    package init(location: SourceLocation, text: String) {
      self.location = location
      self.text = text
    }
  }

  /// The finding as a sentence, with its environments unless only one was asked for, or it was found
  /// as designed.
  ///
  /// - Parameter count: the number of environments.
  package func sentence(ofEnvironments count: Int) -> String {
    // A fault of the document itself has no environments.
    guard count > 1, let first = environments.first, !first.isAsDesigned else { return message }
    return message + " (\(LayoutDiagnostics.place(of: environments, among: count)))"
  }

  /// The finding as a diagnostic, like other faults of the program, with the environments in which
  /// it was found.
  ///
  /// - Parameter count: the number of environments.
  package func diagnostic(inFile name: String, ofEnvironments count: Int) -> Diagnostic {
    let statement = Diagnostic.Statement(
      Diagnostic.Code(rawValue: rule.id), severity, sentence(ofEnvironments: count), hint: hint,
      objects: objects)
    return Diagnostic(StatedFault(statement), at: location, file: name)
  }
}
