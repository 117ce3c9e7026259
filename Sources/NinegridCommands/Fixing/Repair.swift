import LayoutComparison

/// What a repair makes of a document.
struct Repair {
  var editor: DocumentEditor
  /// Why it is done so.
  var notes: [String] = []
  /// What could not be repaired.
  var left: [String] = []
}
