import LayoutModel
import PlatformRules

/// Text whose characters were measured once, and that can be laid out at any width.
///
/// Preparing costs O(*characters*); laying out costs O(*words*) and allocates nothing.
///
/// - Source: lines of 219 wrapped labels: they break at spaces, greedily; a word that is wider than
///   the label breaks between characters; `\n` starts a paragraph, and empty paragraphs count.
package struct PreparedText: Sendable {
  /// What may not be divided between lines, except where it alone is wider than the line.
  struct Word: Sendable {
    /// The first character.
    var start: Int
    /// Behind the last character that is no space.
    var end: Int
    /// Behind the spaces that follow: where the next word starts.
    var next: Int
    /// Whether `\n` or the end of the text follows.
    var endsParagraph: Bool
  }

  /// Characters with one font and one paragraph style.
  struct Run: Sendable {
    /// Behind the last character.
    var end: Int
    var font: ResolvedFont
    var paragraph: ParagraphStyle
  }

  /// Where each character begins on an endless line, in points; one more for the end of the text.
  var edges: [Double]
  var words: [Word]
  /// At least one, in order.
  var runs: [Run]
  /// The width of the widest paragraph, trailing spaces included, in points.
  package private(set) var naturalWidth: Double
  /// Number of paragraphs; 0 for empty text.
  package private(set) var paragraphCount: Int
  /// Whether a substitute stands in for a font or for characters.
  package private(set) var isEstimated: Bool
  /// Whether no paragraph shall end with a line of one word: see ``LineFiller``.
  let avoidsOrphans: Bool

  package var isEmpty: Bool { words.isEmpty }

  /// The font of the first character.
  package var firstFont: ResolvedFont { runs[0].font }
  /// The font of the last character.
  package var lastFont: ResolvedFont { runs[runs.count - 1].font }

  /// Measures a text. `font` is the font of plain text, and of attributed text without any run.
  /// With `breaksAnywhere`, lines may end after every character. In labels, plain text avoids a
  /// last line of one word.
  package init(
    _ content: TextContent, font: ResolvedFont, breaksAnywhere: Bool = false,
    isLabel: Bool = false, in context: MeasurementContext
  ) {
    avoidsOrphans =
      if case .plain = content {
        isLabel && !breaksAnywhere && context.rules.holds(TextRules.avoidsOrphans)
      } else {
        false
      }
    var builder = TextPreparation(breaksAnywhere: breaksAnywhere)
    switch content {
    case .plain(let text):
      builder.append(text, font: font, paragraph: ParagraphStyle(), kern: 0)
    case .attributed(let fragments):
      for fragment in fragments {
        builder.append(
          fragment.text, font: ResolvedFont(fragment.font, in: context),
          paragraph: fragment.paragraph, kern: fragment.kern)
      }
    }
    builder.finish(font: font)
    edges = builder.edges
    words = builder.words
    runs = builder.runs
    isEstimated = builder.isEstimated
    naturalWidth = 0
    paragraphCount = 0
    var start = 0
    for word in words where word.endsParagraph {
      naturalWidth = max(naturalWidth, edges[word.next] - edges[start])
      paragraphCount += 1
      start = word.next
    }
  }

  /// The first Xcode whose labels do, see ``LineFiller``.

  /// The natural width with every paragraph on lines of its own, and the height of these.
  package func naturalLayout(numberOfLines: Int) -> TextLayoutResult {
    layout(atWidth: .infinity, numberOfLines: numberOfLines)
  }
}
