import Diagnostics
import LayoutModel

/// What is said of a scene, as a row of `sceneDiagnostic` has it.
struct StoredDiagnostic: Hashable {
  var code: String
  var severity: String
  var message: String
  var hint: String?
  /// The rule of `check` that tells of such things.
  var rule: String?
  /// A JSON array of ids.
  var objects: String

  init(_ diagnostic: Diagnostic, rule: String?) {
    code = diagnostic.code.rawValue
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    hint = diagnostic.hint
    self.rule = rule
    objects = diagnostic.objects.jsonArray
  }

  /// Reads a row, whose values begin in column 1.
  init(_ row: SQLiteCommand) {
    code = row.text(1)
    severity = row.text(2)
    message = row.text(3)
    hint = row.optionalText(4)
    rule = row.optionalText(5)
    objects = row.text(6)
  }
}
