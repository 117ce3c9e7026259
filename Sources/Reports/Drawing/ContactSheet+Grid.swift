import LayoutComparison
package import LayoutModel
package import LayoutPreview

extension ContactSheet {
  /// Writes below the nine cells of each scene how much they install, uninstall and set.
  package mutating func noteCells(of document: LayoutDocument) {
    for scene in Set(drawings.map(\.layout.scene)) {
      for count in GridSummary(document, scene: scene).cells where count.text != "-" {
        cellNotes[scene, default: [:]][count.cell] = count.text
      }
    }
  }
}
