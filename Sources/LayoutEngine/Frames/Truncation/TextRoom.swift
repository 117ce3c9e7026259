package import LayoutModel

/// The texts of a view, measured once. For any frame they tell what the frame cuts.
///
/// - Source: of 3,294 texts in the scenes of public documents as designed, 63 are cut, 54 of them
///   in frames that Interface Builder has recorded itself. UIKit does not document how much lower
///   than its lines a label may be before it leaves a line out; see the tolerances below.
package struct TextRoom: Sendable {
  /// A text and the room around it.
  struct Part: Sendable {
    var kind: TextTruncation.Part
    var text: PreparedText
    /// The greatest number of lines; 0 means no limit.
    var numberOfLines: Int
    /// The width and height of the view that are not available to the text, in points.
    var chrome: Size
    /// Whether the first line may use the height of ``chrome``, too: the insets of a button are
    /// optional, and clip nothing.
    var yieldsToFirstLine = false
    /// The smallest scale to which it may shrink, as a fraction of its size.
    var minimumScale: Double
    /// Its share of the view's width. It is 1, except for segments.
    var share = 1.0
    /// The room above and below the letters of its lines; `nil` if that is not known.
    var ink: LineInk?
    /// The fixed width of a segment in points, whatever the view's width is.
    var fixedWidth: Double?
  }

  var parts: [Part]

  /// The worst truncation in a frame of that size; `nil` if all texts are completely visible.
  package func truncation(in size: Size) -> TextTruncation? {
    var worst: TextTruncation?
    for part in parts {
      guard let found = part.truncation(in: size) else { continue }
      if found.shortfall > worst?.shortfall ?? 0 { worst = found }
    }
    return worst
  }
}

extension TextRoom.Part {
  func truncation(in size: Size) -> TextTruncation? {
    let width = max(0, fixedWidth ?? (size.width * share - chrome.width))
    let height = max(0, size.height - chrome.height)
    return numberOfLines == 1
      ? lineTruncation(width, height)
      : linesTruncation(width, height, first: yieldsToFirstLine ? size.height : height)
  }

  /// Checks a single line: first its width, then whether there are more lines, then its height.
  private func lineTruncation(_ width: Double, _ height: Double) -> TextTruncation? {
    let needed = text.inkWidth * minimumScale
    if needed - width > tolerance(needed) {
      return TextTruncation(kind, .horizontal, needed: needed, available: width)
    }
    let all = text.naturalLayout(numberOfLines: 0)
    if all.lineCount > 1 {
      let first = text.naturalLayout(numberOfLines: 1).size.height
      return TextTruncation(
        kind, lines: (all.lineCount, 1), needed: all.size.height, available: min(height, first))
    }
    let highest = text.runs.map(\.font).max { $0.lineHeight < $1.lineHeight } ?? text.lastFont
    guard height < all.size.height - spare(highest) else { return nil }
    return TextTruncation(kind, .vertical, needed: all.size.height, available: height)
  }

  /// Checks several lines.
  /// - Parameter first: the height that is available to the first line if it is the only one.
  private func linesTruncation(
    _ width: Double, _ height: Double, first: Double
  ) -> TextTruncation? {
    guard width > 0 else {
      let needed = text.inkWidth * minimumScale
      return needed > tolerance(needed)
        ? TextTruncation(kind, .horizontal, needed: needed, available: width) : nil
    }
    // The room is scaled for the smallest font size. A line may be a little too wide, because
    // measured widths are not exact.
    let room = (width + tolerance(width)) / minimumScale
    let all = text.layout(atWidth: room, numberOfLines: 0)
    var fitting = min(all.lineCount, numberOfLines == 0 ? .max : numberOfLines)
    var given = text.layout(atWidth: room, numberOfLines: max(fitting, 1)).size.height
    let spare = spare(text.lastFont)
    while fitting > 0, (given - spare) * minimumScale > (fitting == 1 ? first : height) {
      fitting -= 1
      given = fitting == 0 ? 0 : text.layout(atWidth: room, numberOfLines: fitting).size.height
    }
    guard fitting < all.lineCount else { return nil }
    return TextTruncation(
      kind, lines: (all.lineCount, fitting), needed: all.size.height * minimumScale,
      available: given * minimumScale)
  }

  /// How much wider than its room a text may be before it counts as cut, in points.
  ///
  /// Interface Builder leaves a frame unchanged up to a difference of one point, and half a point
  /// more is an error of measuring. Widths of large text are measured less exactly (see
  /// ``LeafMeasurement/isRough``), and get a tolerance of 3 percent. A font that is replaced by
  /// another one gets 15 percent.
  private func tolerance(_ width: Double) -> Double {
    max(1.5, width * (text.isEstimated ? 0.15 : text.isRough ? 0.03 : 0))
  }

  /// How much lower than the lines a frame may be before it cuts letters in a font, in points.
  private func spare(_ font: ResolvedFont) -> Double {
    max(
      font.lineHeight * (1 - Self.visiblePart), font.lineHeight - Self.letters * font.pointSize,
      ink?.spare ?? 0)
  }

  /// The fraction of a line's height that its letters take: from the top of capitals to the bottom
  /// of descenders, 0.95 of 1.19 em in the system font. A lower frame cuts them.
  private static let visiblePart = 0.8
  /// The same height in em. Fonts with higher lines have no higher letters: a line of PingFang is 1.4 em high.
  private static let letters = 0.955
}

extension PreparedText {
  /// The width of the widest paragraph without the spaces at its end, in points.
  var inkWidth: Double {
    var width = 0.0
    var start = 0
    for word in words where word.endsParagraph {
      width = max(width, edges[word.end] - edges[start])
      start = word.next
    }
    return width
  }
}
