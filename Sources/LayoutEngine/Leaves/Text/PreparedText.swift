import LayoutModel
import PlatformRules

/// Text whose characters were measured once, and that can be laid out at any width.
///
/// Preparing costs O(*characters*); laying out costs O(*words*) and allocates nothing.
///
/// - Source: lines of 219 wrapped labels: they break at spaces, greedily; a word that is wider than
///   the label breaks between characters; `\n` starts a paragraph, and empty paragraphs count.
package struct PreparedText: Sendable {
  /// A part of the text that is not divided between lines, unless it alone is wider than a line.
  struct Word: Sendable {
    /// The position of the first character.
    var start: Int
    /// The position after the last character that is not a space.
    var end: Int
    /// The position after the spaces that follow, where the next word starts.
    var next: Int
    /// Whether `\n` or the end of the text follows.
    var endsParagraph: Bool
  }

  /// Characters with one font and one paragraph style.
  struct Run: Sendable {
    /// The position after the last character.
    var end: Int
    var font: ResolvedFont
    var paragraph: ParagraphStyle
  }

  /// The position at which each character begins on an endless line, in points, and one more for
  /// the end of the text.
  var edges: [Double]
  var words: [Word]
  /// The runs in order; at least one.
  var runs: [Run]
  /// The width of the widest paragraph, including trailing spaces, in points.
  package private(set) var naturalWidth: Double
  /// Whether a substitute is used for a font or for characters.
  package private(set) var isEstimated: Bool
  /// Whether paragraphs avoid a last line of one word; see ``LineFiller``.
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
    var start = 0
    for word in words where word.endsParagraph {
      naturalWidth = max(naturalWidth, edges[word.next] - edges[start])
      start = word.next
    }
  }

  /// The first Xcode whose labels do, see ``LineFiller``.

  /// The layout with every paragraph on a line of its own.
  package func naturalLayout(numberOfLines: Int) -> TextLayoutResult {
    layout(atWidth: .infinity, numberOfLines: numberOfLines)
  }
}
