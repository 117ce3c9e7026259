package import LayoutModel

/// A system symbol, with everything on which its size depends.
///
/// - Source: `image` and `<imageReference>` or `<preferredSymbolConfiguration>` of the document.
package struct SymbolContent: Hashable, Sendable {
  package enum Scale: String, Hashable, Sendable { case small, medium, large }

  /// The name, such as `chevron.right`.
  package var name: String
  /// The font or text style of the configuration (`configurationType="font"`).
  package var font: FontDescription?
  /// The size in points (`configurationType="pointSize"`).
  package var pointSize: Double?
  package var weight: FontWeight?
  package var scale: Scale?
  /// The size of the document's `<image catalog="system">`. It is the size of the drawing, not of
  /// the layout.
  package var drawingSize: Size?

  package init(
    name: String, font: FontDescription? = nil, pointSize: Double? = nil,
    weight: FontWeight? = nil, scale: Scale? = nil, drawingSize: Size? = nil
  ) {
    self.name = name
    self.font = font
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.drawingSize = drawingSize
  }
}
