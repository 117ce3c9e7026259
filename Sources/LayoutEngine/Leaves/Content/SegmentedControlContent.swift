/// A segmented control's segments in order.
package struct SegmentedControlContent: Hashable, Sendable {
  package struct Segment: Hashable, Sendable {
    package var title: String?
    package var image: ImageContent?
    /// The width that the document states, in points; `nil` or 0 means automatic.
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
