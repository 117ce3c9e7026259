package import LayoutModel
package import PlatformRules

/// Everything besides the content itself on which sizes depend.
package struct MeasurementContext: Hashable, Sendable {
  /// The Xcode that saved the document. Fonts and controls differ between generations.
  package var generation: XcodeGeneration

  /// Pixels per point: 1, 2 or 3. Sizes of text are rounded up to whole pixels.
  package var scale: Double

  /// The text size that the user has chosen; `nil` means that of the canvas, see ``textCategory``.
  package var category: ContentSizeCategory?

  /// Fonts that the user supplies. They come before all others with their names.
  package var fonts: UserFonts?

  /// Whether sizes are those of Interface Builder's canvas, with the faults of its releases, and
  /// not those of an app.
  package var isAsDesigned: Bool

  /// Whether the document names the device of its canvas.
  package var hasDevice: Bool

  /// The rule book. ``rules`` are the rules that hold here.
  package var book: RuleBook

  package init(
    generation: XcodeGeneration, scale: Double = 2, category: ContentSizeCategory? = nil,
    fonts: UserFonts? = nil, isAsDesigned: Bool = false, hasDevice: Bool = true,
    book: RuleBook = .standard
  ) {
    self.generation = generation
    self.scale = scale
    self.category = category
    self.fonts = fonts
    self.isAsDesigned = isAsDesigned
    self.hasDevice = hasDevice
    self.book = book
  }

  /// The rules that hold here: those of the canvas, or of the system that came with the Xcode.
  package var rules: RulesInForce {
    RulesInForce(
      book, at: Situation(.init(generation, isAsDesigned: isAsDesigned), scale: scale))
  }

  /// The rules of the canvas. They decide the text size if nothing else states it.
  private var canvasRules: RulesInForce {
    RulesInForce(book, at: Situation(.canvas(generation.release), scale: scale))
  }

  /// The category that text styles follow.
  ///
  /// - Source: label heights and widths: the canvas of Xcode 7 and before shows text styles at
  ///   medium (17 of 18 labels), that of Xcode 13 at extra small (17 labels and buttons in 8
  ///   documents of 5 repositories, none at another one), and so does Xcode 12.5 (`toolsVersion`
  ///   18122, 20 labels of 1 document). Later and earlier ones show large. A canvas with
  ///   accessibility settings of its own (`<accessibilityOverrides dynamicTypePreference="11"/>`)
  ///   is at large in Xcode 13, too: 13 of 13 labels, buttons and views around them, in a document
  ///   outside the corpus. The setting itself has no effect there, nor in Xcode 14 (1 of 1, with
  ///   4). One with `isEnabled` was not seen.
  package var textCategory: ContentSizeCategory {
    if let category { return category }
    let rules = canvasRules
    if rules.holds(TextRules.textIsMedium) { return .medium }
    return rules.holds(TextRules.textIsExtraSmall) ? .extraSmall : .large
  }

  /// The category that a text style follows: Xcode 9.1 to 10 (tools 13528 to 14490) draw titles at
  /// small and everything else at large.
  ///
  /// - Source: Title 1 of 26 points, 31.5 high (2 of 2), Title 2 of 20, 24 high (2 of 2, one of
  ///   them 111 points wide, as its text is at 20 points and not at 22); each in another document,
  ///   two outside the corpus. The heights are 26.5 in tools 12121, and 26.5 and 33.5 from 14868
  ///   on. Other titles were not seen.
  package func category(ofStyle name: String) -> ContentSizeCategory {
    let isTitle = name == "Title1" || name == "Title2"
    let isSmall = category == nil && isTitle && canvasRules.holds(TextRules.titlesAreSmall)
    return isSmall ? .small : textCategory
  }

  /// The next whole pixel at or above a length, in points.
  ///
  /// A length that is above a pixel by less than ``roundingTolerance`` counts as that pixel,
  /// because sums of advances have errors of binary fractions.
  package func ceiledToPixel(_ length: Double) -> Double {
    ((length - Self.roundingTolerance) * scale).rounded(.up) / scale
  }

  /// This is far below the resolution of a table of advances (1/10,000 em), and far above rounding
  /// errors.
  private static let roundingTolerance = 1e-6
}
