package import LayoutComparison

/// The result of a repair of a document.
package struct Repair {
  package var editor: DocumentEditor
  /// Sentences that say why it is done so.
  package var notes: [String] = []
  /// Sentences about faults that could not be repaired.
  package var unrepaired: [String] = []

  package init(editor: DocumentEditor, notes: [String] = [], unrepaired: [String] = []) {
    self.editor = editor
    self.notes = notes
    self.unrepaired = unrepaired
  }
}
