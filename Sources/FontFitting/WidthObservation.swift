package import LayoutEngine
package import LayoutModel

/// A recorded width that depends on one line of system text and on nothing else.
///
///     width − unit  <  natural width of the text  ≤  width
package struct WidthObservation {
  /// The kind of view that shows the text. Rounding and padding depend on it.
  package enum Kind: String { case label, button, configuredButton }

  /// The first folder below the one that was read. A group is never used for the fit that judges
  /// it.
  package var group: String
  package var document: String
  package var view: String
  package var kind: Kind
  package var text: String
  package var weight: FontWeight
  /// The font size in points.
  package var pointSize: Double
  package var generation: XcodeGeneration
  /// The recorded width minus the padding around the text, in points.
  package var width: Double
  /// The unit to which the natural width was rounded up: a pixel or a point, in points.
  package var unit: Double
  /// Whether it is known that only the text decides the width. If it is not known, the width is
  /// used for learning if it is near the expected one, and never for judging.
  package var isFree = true
  /// Whether the frame may be an older one in whole points. Interface Builder keeps such a frame
  /// while it differs by less than a point. It can't be one if the height has a fraction of a
  /// point.
  package var mayLag = true
}

extension WidthObservation {
  /// Whether the system font had separate fonts for texts and for titles.
  var hasTwoFonts: Bool { SystemFontGlyphs.hasTwoFonts(generation) }

  /// An observation of a label with one line of text.
  package init(
    _ text: String, weight: FontWeight, pointSize: Double, generation: XcodeGeneration,
    width: Double, unit: Double
  ) {
    (group, document, view, kind) = ("", "", "", .label)
    (self.text, self.weight, self.pointSize) = (text, weight, pointSize)
    (self.generation, self.width, self.unit) = (generation, width, unit)
  }

  /// - Parameter recorded: the view's recorded width in points.
  /// - Returns: `nil` if the content is not a single line of plain system text, or the view is not
  ///   as wide as its text.
  package init?(_ content: LeafContent, recorded: Size, in context: MeasurementContext) {
    let font: FontDescription?
    let padding: Double
    switch content {
    case .label(let label):
      guard case .plain(let plain) = label.text else { return nil }
      (kind, text, font) = (.label, plain, label.font)
      (padding, unit) = (0, 1 / context.scale)
    case .button(let button):
      guard button.backgroundImage == nil else { return nil }
      if let configuration = button.configuration {
        guard case .plain(let plain) = configuration.title, configuration.subtitle.isEmpty,
          configuration.image == nil, configuration.contentInsets == nil,
          configuration.size == .medium
        else { return nil }
        (kind, text) = (.configuredButton, plain)
        font =
          configuration.titleFont
          ?? FontDescription(face: .textStyle("UICTFontTextStyleBody"), pointSize: nil)
        (padding, unit) = (24, 1 / context.scale)
      } else {
        guard case .plain(let plain) = button.title, button.image == nil else { return nil }
        (kind, text) = (.button, plain)
        font = button.font ?? .system(button.kind == .custom ? 18 : 15)
        let insets = button.contentEdgeInsets ?? .zero
        (padding, unit) = (insets.left + insets.right, 1)
        // A button has a least width, so a narrower title can't be observed.
        if insets == .zero, recorded.width <= 30 { return nil }
      }
    default: return nil
    }
    let resolved = ResolvedFont(font, in: context)
    guard case .system(let weight) = resolved.typeface, !text.isEmpty, !text.contains("\n") else {
      return nil
    }
    // The text has more than one line: the width is that of the widest line.
    if kind == .label, recorded.height > 1.5 * resolved.lineHeight { return nil }
    self.weight = weight
    pointSize = resolved.pointSize
    generation = context.generation
    width = recorded.width - padding
    mayLag = unit < 1 && recorded.height == recorded.height.rounded()
    (group, document, view) = ("", "", "")
  }
}
