import Diagnostics
import LayoutModel

/// Something that a rule has found.
struct CheckFinding: Sendable {
  var rule: CheckRule
  var severity: Diagnostic.Severity
  /// The id of the scene's root object.
  var scene: ObjectID
  /// The view that is concerned; of a conflict the constraint that is given up.
  var object: ObjectID
  var name: String
  var kind: String
  /// The frame in the document, where the finding is about it.
  var recorded: Rect?
  /// The frame in the first of the environments.
  var resolved: Rect?
  /// Whether it holds whatever texts and controls measure, and whatever margins and safe areas the platform has.
  var isCertain: Bool
  /// Interface Builder has marked the view as misplaced or ambiguous.
  var isMarked: Bool
  var message: String
  var hint: String?
  var location: SourceLocation?
  /// Ids of all objects that are concerned, the one to blame first.
  var objects: [String]
  /// Where it was found, in the order in which they were resolved.
  var environments: [LayoutEnvironment]
  /// Further objects that have a part in it, such as each constraint of a conflict.
  var related: [Related] = []

  struct Related: Sendable {
    var location: SourceLocation
    var text: String
  }

  /// What was found, with where it was, if that is not everywhere as designed.
  ///
  /// - Parameter count: of how many environments.
  func sentence(ofEnvironments count: Int) -> String {
    // A fault of the document itself is found in none.
    guard count > 1, let first = environments.first, !first.isAsDesigned else { return message }
    return message + " (\(LayoutDiagnostics.place(of: environments, among: count)))"
  }

  /// As the rest of the program tells of faults, with where it was found.
  ///
  /// - Parameter count: of how many environments.
  func diagnostic(inFile name: String, ofEnvironments count: Int) -> Diagnostic {
    Diagnostic(
      Diagnostic.Code(rawValue: rule.id), severity, sentence(ofEnvironments: count), hint: hint,
      file: name, at: location, objects: objects)
  }
}
