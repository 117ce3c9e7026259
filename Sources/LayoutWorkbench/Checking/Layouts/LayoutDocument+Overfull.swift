import Diagnostics
import LayoutEngine
import LayoutModel

extension LayoutDocument {
  /// The axes along which contents that must not be compressed do not fit into a scene. Which views lose their size for them is
  /// left to UIKit, so nobody can say of one of them that it has none.
  ///
  /// - Source: a compression resistance of 1000 is required. Where all required sizes can't hold together, UIKit breaks any of them.
  func overfullAxes(in layout: ResolvedLayout) -> Set<LayoutAxis> {
    var axes: Set<LayoutAxis> = []
    for diagnostic in layout.diagnostics {
      guard let frame = diagnostic.openFrame, let view = view(frame.view.id) else { continue }
      for axis in LayoutAxis.allCases
      where frame.parts.contains(.length(along: axis))
        && view.compressionResistance(axis).isRequired
      {
        axes.insert(axis)
      }
    }
    return axes
  }
}
