import Diagnostics
import LayoutEngine
package import LayoutModel
package import LayoutPreview

extension LayoutDrawing {
  /// A picture in which the faults of a layout stand out.
  package init(markingFaultsOf layout: ResolvedLayout, of preview: PreviewDocument, title: String) {
    self.init(layout, of: preview, title: title)
    for diagnostic in layout.diagnostics where diagnostic.code != .truncatedText {
      let reason: Emphasis =
        switch diagnostic.severity {
        case .error: .conflict
        case .warning: .ambiguous
        case .note: .note
        }
      emphasise(diagnostic.objects, as: reason)
    }
  }

  /// Whether the scene is a controller that shows other scenes, and has only its bars.
  package var isContainer: Bool {
    layout.views.allSatisfy {
      document.views.indices.contains($0.index) && document.isInBar($0.index)
    }
  }
}
