package import LayoutModel

/// The content of a leaf, as plain values from the document's attributes.
///
/// Views that are not listed (maps, web views, tables, containers, plain views) are ``none``.
package enum LeafContent: Hashable, Sendable {
  case label(LabelContent)
  case button(ButtonContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  /// An image view; `nil` if it has no image.
  case image(ImageContent?)
  case segmentedControl(SegmentedControlContent)
  case datePicker(DatePickerContent)
  case control(StandardControl)
  case toolbar(BarContent)
  case navigationBar(BarContent)
  case tabBar(BarContent)
  /// A view without an intrinsic size.
  case none
}

/// The image of an image view, a button or a segment.
package enum ImageContent: Hashable, Sendable {
  /// An image of a catalogue, with the width and height of the document's `<image>` resource, in
  /// points.
  case catalogue(Size)
  /// An SF Symbol: `<image catalog="system">`.
  case symbol(SymbolContent)
  /// An image that the document's resources do not list.
  case unknown
}
