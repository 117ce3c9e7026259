package import LayoutModel

/// What a leaf shows, as plain values out of the document's attributes.
///
/// Views that are not listed (maps, web views, tables, containers, plain views) are ``none``.
package enum LeafContent: Hashable, Sendable {
  case label(LabelContent)
  case button(ButtonContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  /// An image view; `nil` where it has no image.
  case image(ImageContent?)
  case switchControl
  case slider
  case segmentedControl(SegmentedControlContent)
  case stepper
  case progressView(ProgressViewStyle)
  case activityIndicator(ActivityIndicatorStyle)
  case pageControl(pages: Int)
  case datePicker(DatePickerContent)
  case picker(PickerContent)
  case searchBar(hasPrompt: Bool = false)
  case toolbar(BarContent)
  case navigationBar(BarContent)
  case tabBar(BarContent)
  case colorWell
  /// No intrinsic size.
  case none
}

/// The image of an image view, a button or a segment.
package enum ImageContent: Hashable, Sendable {
  /// An image of a catalogue: width and height of the document's `<image>` resource, in points.
  case catalogue(Size)
  /// An SF Symbol: `<image catalog="system">`.
  case symbol(SymbolContent)
  /// An image that the document's resources do not list.
  case unknown
}

/// A system symbol and what its size depends on.
///
/// - Source: `image` and `<imageReference>` or `<preferredSymbolConfiguration>` of the document.
package struct SymbolContent: Hashable, Sendable {
  package enum Scale: String, Hashable, Sendable { case small, medium, large }

  /// Such as `chevron.right`.
  package var name: String
  /// The font or text style of the configuration (`configurationType="font"`).
  package var font: FontDescription?
  /// In points (`configurationType="pointSize"`).
  package var pointSize: Double?
  package var weight: FontWeight?
  package var scale: Scale?
  /// Size of the document's `<image catalog="system">`: that of the drawing, not of the layout.
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

/// A segmented control's segments in order.
package struct SegmentedControlContent: Hashable, Sendable {
  package struct Segment: Hashable, Sendable {
    package var title: String?
    package var image: ImageContent?
    /// A width fixed by the document, in points; `nil` or 0 for automatic.
    package var width: Double?

    package init(title: String?, image: ImageContent? = nil, width: Double? = nil) {
      self.title = title
      self.image = image
      self.width = width
    }
  }

  package var segments: [Segment]
  package var apportionsByContent: Bool

  package init(segments: [Segment], apportionsByContent: Bool = false) {
    self.segments = segments
    self.apportionsByContent = apportionsByContent
  }
}
