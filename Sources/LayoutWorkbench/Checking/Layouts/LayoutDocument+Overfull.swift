import Diagnostics
import LayoutEngine
import LayoutModel

extension LayoutDocument {
  /// The axes along which incompressible contents do not fit into a scene. UIKit chooses which of the views lose their size, so
  /// no view can be reported as having none.
  ///
  /// - Source: a compression resistance of 1000 is required. If not all required sizes can hold together, UIKit breaks any of
  ///   them.
  func overfullAxes(in layout: ResolvedLayout) -> Set<LayoutAxis> {
    var axes: Set<LayoutAxis> = []
    for diagnostic in layout.diagnostics {
      guard let frame = diagnostic.ambiguousFrame, let view = view(frame.view.id) else { continue }
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
