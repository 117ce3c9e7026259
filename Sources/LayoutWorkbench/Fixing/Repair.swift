package import LayoutComparison

/// What a repair makes of a document.
package struct Repair {
  package var editor: DocumentEditor
  /// Why it is done so.
  package var notes: [String] = []
  /// What could not be repaired.
  package var left: [String] = []

  package init(editor: DocumentEditor, notes: [String] = [], left: [String] = []) {
    self.editor = editor
    self.notes = notes
    self.left = left
  }
}
