/// The lengths that a view asks for by itself, in points; `nil` if it asks for none.
package struct IntrinsicSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The attributes of a size that also holds on devices; only native documents have them.
  package static let declaredNames = (width: "intrinsicWidth", height: "intrinsicHeight")

  /// The attributes of a size that replaces the intrinsic one on Interface Builder's canvas only.
  /// It is not built into the app.
  package static let placeholderNames = (
    width: "placeholderIntrinsicWidth", height: "placeholderIntrinsicHeight"
  )
}

extension LayoutView {
  /// The size that the view asks for everywhere, instead of the size that it measures.
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
