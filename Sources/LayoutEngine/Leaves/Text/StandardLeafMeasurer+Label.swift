import LayoutModel
import PlatformRules

extension StandardLeafMeasurer {
  /// Measures a label. It is as wide as its longest paragraph and as high as its lines, each
  /// rounded up to the next pixel.
  ///
  /// - Source: 564 one-line heights to the pixel. For widths, see ``GlyphAdvances``. Empty labels
  ///   are 0 × 0 (13 of 13). `minimumScaleFactor` has no influence (129 of 144).
  func measured(_ label: LabelContent, in context: MeasurementContext) -> LeafMeasurement {
    let font = ResolvedFont(label.font, in: context)
    let text = PreparedText(
      label.text, font: font, breaksAnywhere: label.breaksAnywhere, isLabel: true, in: context)
    guard !label.text.isEmpty else {
      return LeafMeasurement(
        width: 0, height: 0, firstBaseline: .fromTop(font.ascender),
        lastBaseline: .fromBottom(font.descender))
    }
    var shadow = EdgeInsets.zero
    if label.shadowOffset != Size(width: 0, height: 0),
      context.rules.holds(TextRules.shadowWidensLabel)
    {
      shadow.bottom = abs(label.shadowOffset.height)
      shadow.right = abs(label.shadowOffset.width)
    }
    let wrapping = WrappingText(
      text, numberOfLines: label.numberOfLines, padding: shadow, in: context)
    var width = context.ceiledToPixel(text.naturalWidth) + shadow.right
    var height =
      context.ceiledToPixel(text.naturalLayout(numberOfLines: label.numberOfLines).size.height)
      + shadow.bottom
    if let kept = Self.libraryHeight(of: label, in: context) { height = kept }
    if Self.endsAtWholePoint(label, in: font, context) { height = height.rounded(.up) }
    if Self.endsAtWholePoints(label.text, context) {
      width = width.rounded(.up)
      height = height.rounded(.up)
    }
    if label.numberOfLines != 1, let limit = label.preferredMaxLayoutWidth, limit > 0,
      width > limit
    {
      let layout = wrapping.layout(atWidth: limit)
      width = layout.size.width
      height = layout.size.height
    }
    return LeafMeasurement(
      width: width, height: height, wrapping: Self.wraps(label, in: context) ? wrapping : nil,
      firstBaseline: .fromTop(text.firstBaseline), firstBaselineIsAscender: true,
      lastBaseline: .fromBottom(text.lastFont.descender), isEstimated: text.isEstimated,
      isRough: text.isRough)
  }

  /// Whether lines break at the end of the width. Up to Xcode 7 they do not if a preferred width of
  /// 0 is stated (2 of 2 labels outside the corpus; one of them breaks in Xcode 12).
  private static func wraps(_ label: LabelContent, in context: MeasurementContext) -> Bool {
    guard label.numberOfLines != 1 else { return false }
    return label.preferredMaxLayoutWidth != 0 || context.rules.holds(TextRules.wrapsWithoutWidth)
  }

  /// Whether a label of one line is rounded up to the next whole point. It is so on canvases up to
  /// Xcode 11.3, in a font by name that is not the system font, outside stack views, which set heights
  /// themselves.
  ///
  /// - Source: labels whose line ends elsewhere. Up to Xcode 11.3, 84 of 109 end at whole points, in 14
  ///   repositories (25 in 7 do not). From Xcode 11.4 on, 12 of 19 end at pixels, in 9 repositories (7 in
  ///   5 do not). In stack views 1 of 40 ends at a whole point.
  private static func endsAtWholePoint(
    _ label: LabelContent, in font: ResolvedFont, _ context: MeasurementContext
  ) -> Bool {
    guard !label.isPlacedByContainer, label.numberOfLines == 1, case .named? = label.font?.face
    else { return false }
    if case .system = font.typeface { return false }
    return context.rules.holds(TextRules.endsAtWholePoint)
  }

  /// Whether width and height of a text are rounded up to the next whole point. It is so on
  /// canvases, for attributed text in which every run has a font by name that is not the system
  /// font.
  ///
  /// - Source: heights of 70 of 70 such labels, in 10 documents of 7 repositories, are whole points
  ///   (of other attributed text 90 of 197). Widths are known from the documents of one repository;
  ///   in the others they are fixed.
  private static func endsAtWholePoints(
    _ text: TextContent, _ context: MeasurementContext
  ) -> Bool {
    guard case .attributed(let runs) = text, !runs.isEmpty,
      runs.allSatisfy({ run in
        // A font with a family replaces one that does not exist; see
        // ``LeafReader/drawn(_:isAttributed:)``.
        guard case .named(_, family: nil) = run.font.face else { return false }
        if case .system = ResolvedFont(run.font, in: context).typeface { return false }
        return true
      })
    else { return false }
    return context.rules.holds(TextRules.attributedEndsAtWholePoints)
  }

  /// The height that Xcode's library gave to a label and that the label keeps, although its line is
  /// lower by half a point or two thirds of a point. A label keeps it with one line of the
  /// library's font, system 17, and outside stack views, which set heights themselves. `nil` if it
  /// does not keep the height.
  ///
  /// - Source: 51 of 63 labels of Xcode 8 to 12 in 11 of 12 repositories; 71 of 91 of Xcode 16 in 10
  ///   repositories, most of them outside the corpus. The views around them are placed accordingly.
  ///   At 3x, 12 of 13 in Xcode 8 to 12, in 6 documents. In Xcode 13 to 15, 17 of 58 at 2x and 21 of
  ///   43 at 3x. From Xcode 26 on, 37 of 43 are as high as their line, in 7 repositories, but 42 of
  ///   45 in one document of another repository are 21 high. It does not hold with several lines (4
  ///   of 24), in text styles (2 of 26) and in stack views (2 of 189). Eight labels of Xcode 8 come
  ///   from a document that is drawn at one pixel a point, where a line measures 21. Other weights
  ///   of the system font at 17 keep it as well in Xcode 8 to 12 (10 of 13 labels in 9 documents, 8
  ///   of the 10 outside the corpus), but not labels of documents that name no device, which were
  ///   drawn before Xcode 8 (4 of 4 in a document outside the corpus). A label whose width a constraint
  ///   ties to its height has the height of its line (4 of 4, in one document).
  private static func libraryHeight(
    of label: LabelContent, in context: MeasurementContext
  ) -> Double? {
    guard !label.isPlacedByContainer, !label.isAspectTied, label.numberOfLines == 1,
      label.shadowOffset.height == 0,
      case .plain = label.text
    else { return nil }
    let rules = context.rules.with(context.hasDevice ? [.namedDevice] : [])
    let height = rules[TextRules.libraryLabelHeight]
    guard height > 0 else { return nil }
    if label.font == nil || label.font == .system(17) { return height }
    guard rules.holds(TextRules.libraryHeightOfWeights), let font = label.font,
      case .system(_, italic: false) = font.face, font.pointSize == 17
    else { return nil }
    return height
  }
}

extension PreparedText {
  /// The distance from the top to the first baseline. A line that is higher than its font is
  /// extended at its top.
  var firstBaseline: Double {
    let run = runs[0]
    return run.font.ascender + run.boxHeight(isFirst: true) - run.font.lineHeight
  }
}
