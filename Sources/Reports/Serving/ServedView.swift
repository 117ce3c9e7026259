package import LayoutJSON
package import LayoutModel
import LayoutWorkbench

/// A view as a line of the page's tree.
package struct ServedView {
  private let document: LayoutDocument
  private let view: LayoutView

  package init(_ document: LayoutDocument, _ view: LayoutView) {
    self.document = document
    self.view = view
  }

  package func append(to writer: inout JSONWriter) {
    writer.member("id", view.id.text)
    writer.member("superview", view.parent.map { document.views[$0].id.text })
    writer.member("name", document.listedName(of: view))
    writer.member("kind", view.kind.rawValue)
    writer.member("customClass", view.customClass)
    writer.member("installedIn", view.installation.finalCells.map(\.description))
  }

  /// The text that people read on the screen, shortened for a line of the tree.
  package var shortText: String? {
    view.shownText.map { String($0.prefix(Self.mostLetters)) }
  }

  private static let mostLetters = 80
}
