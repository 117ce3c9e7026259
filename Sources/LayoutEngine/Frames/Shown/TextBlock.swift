package import LayoutModel

/// A text laid out in a room: its lines, and in each line the pieces with one font.
package struct TextBlock: Sendable {
  package struct Piece: Hashable, Sendable {
    package var text: String
    /// The distance from the beginning of the line, in points.
    package var x: Double
    package var width: Double
    /// The position of its run in the text: 0 for plain text.
    package var run: Int
    package var pointSize: Double
    package var weight: FontWeight
  }

  package struct Line: Hashable, Sendable {
    package var pieces: [Piece]
    /// The width without the spaces at its end, in points.
    package var width: Double
    /// The distance from the top of the block, in points.
    package var baseline: Double
  }

  /// The way in which a text that has too little room is cut.
  package enum Cut: Hashable, Sendable { case tail, middle, head, clip }

  /// The room for a text, and how the text may use it.
  package struct Room: Hashable, Sendable {
    /// The width of the room, in points.
    package var width: Double
    /// The greatest number of lines; 0 means no limit.
    package var numberOfLines: Int
    package var cut: Cut
    /// Whether lines may end between any two characters.
    package var breaksAnywhere: Bool
    /// Whether the text belongs to a label. Labels avoid a last line of one word.
    package var isLabel: Bool
    /// The smallest scale to which a single line may shrink, as a fraction of its size.
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
  /// The height of all lines, in points.
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

  /// The characters that have positions in ``PreparedText/edges``.
  private static func characters(of content: TextContent) -> [Unicode.Scalar] {
    let text =
      switch content {
      case .plain(let text): text
      case .attributed(let runs): runs.map(\.text).joined()
      }
    return text.unicodeScalars.filter { !PreparedText.isParagraphEnd($0) }
  }
}
