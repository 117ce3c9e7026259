/// Lengths that a view asks for by itself, in points; `nil` where it asks for none.
package struct IntrinsicSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The attributes of a size that holds on devices, too; only native documents have them.
  package static let declaredNames = (width: "intrinsicWidth", height: "intrinsicHeight")

  /// The attributes of a size that stands in on Interface Builder's canvas, and is not built.
  package static let placeholderNames = (
    width: "placeholderIntrinsicWidth", height: "placeholderIntrinsicHeight"
  )
}

extension LayoutView {
  /// What the view asks for wherever it is, instead of what it measures.
  package var declaredIntrinsicSize: IntrinsicSize { intrinsicSize(IntrinsicSize.declaredNames) }

  /// The size that replaces the intrinsic size on the canvas: "Intrinsic Size: Placeholder" in
  /// Interface Builder, which says that the setting "only affects a view's intrinsic content size
  /// when editing" and "has no effect at runtime".
  package var placeholderIntrinsicSize: IntrinsicSize {
    intrinsicSize(IntrinsicSize.placeholderNames)
  }

  private func intrinsicSize(_ names: (width: String, height: String)) -> IntrinsicSize {
    IntrinsicSize(width: element.number(names.width), height: element.number(names.height))
  }
}
