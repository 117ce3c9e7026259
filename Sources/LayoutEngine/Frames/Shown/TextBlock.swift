package import LayoutModel

/// A text as it lies in a room: its lines, and in them the pieces that have a font of their own.
package struct TextBlock: Sendable {
  package struct Piece: Hashable, Sendable {
    package var text: String
    /// From the beginning of the line, in points.
    package var x: Double
    package var width: Double
    /// The position of its run in the text: 0 for plain text.
    package var run: Int
    package var pointSize: Double
    package var weight: FontWeight
  }

  package struct Line: Hashable, Sendable {
    package var pieces: [Piece]
    /// Without the spaces at its end, in points.
    package var width: Double
    /// From the top of the block, in points.
    package var baseline: Double
  }

  /// How a text ends that has not enough room.
  package enum Cut: Hashable, Sendable { case tail, middle, head, clip }

  /// What a text may take.
  package struct Room: Hashable, Sendable {
    /// In points.
    package var width: Double
    /// At most so many lines; 0 is no limit.
    package var numberOfLines: Int
    package var cut: Cut
    /// Lines may end between any two characters.
    package var breaksAnywhere: Bool
    /// The text is that of a label, which avoids a last line of one word.
    package var isLabel: Bool
    /// What a single line may shrink to, as a part of its size.
    package var minimumScale: Double

    package init(
      width: Double, numberOfLines: Int = 1, cut: Cut = .tail, breaksAnywhere: Bool = false,
      isLabel: Bool = false, minimumScale: Double = 1
    ) {
      self.width = width
      self.numberOfLines = numberOfLines
      self.cut = cut
      self.breaksAnywhere = breaksAnywhere
      self.isLabel = isLabel
      self.minimumScale = minimumScale
    }
  }

  package var lines: [Line] = []
  /// Of all lines, in points.
  package var height = 0.0

  init(
    _ content: TextContent, font: FontDescription?, in room: Room, _ context: MeasurementContext
  ) {
    let text = PreparedText(
      content, font: ResolvedFont(font, in: context), breaksAnywhere: room.breaksAnywhere,
      isLabel: room.isLabel, in: context)
    var builder = TextBlockBuilder(text, Self.characters(of: content), room, context)
    builder.build()
    lines = builder.lines
    height = builder.height
  }

  /// The characters that have a position in ``PreparedText/edges``.
  private static func characters(of content: TextContent) -> [Unicode.Scalar] {
    let text =
      switch content {
      case .plain(let text): text
      case .attributed(let runs): runs.map(\.text).joined()
      }
    return text.unicodeScalars.filter { !PreparedText.isParagraphEnd($0) }
  }
}
