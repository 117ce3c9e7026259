/// Text of a view that its frame cuts.
package struct TextTruncation: Hashable, Sendable {
  /// Which of the view's texts.
  package enum Part: Hashable, Sendable {
    case text, title, subtitle, placeholder
    /// A segment's title, by its place from 0.
    case segment(Int)
  }

  package var part: Part
  /// Along which axis room is missing.
  package var axis: LayoutAxis
  /// What the text needs, in points; at its smallest size, where it may shrink.
  package var needed: Double
  /// What there is, in points.
  package var available: Double
  /// The number of lines that the text needs, and the number for which there is room or which is
  /// allowed. `nil` if a single line is cut.
  package var lines: (needed: Int, available: Int)? {
    neededLines.flatMap { needed in availableLines.map { (needed, $0) } }
  }
  private var neededLines: Int?
  private var availableLines: Int?

  /// A line that is too wide, or not high enough.
  package init(_ part: Part, _ axis: LayoutAxis, needed: Double, available: Double) {
    self.part = part
    self.axis = axis
    self.needed = needed
    self.available = available
  }

  /// Lines that are left out.
  package init(
    _ part: Part, lines: (needed: Int, available: Int), needed: Double, available: Double
  ) {
    self.init(part, .vertical, needed: needed, available: available)
    neededLines = lines.needed
    availableLines = lines.available
  }

  /// By how many points the text is cut.
  package var shortfall: Double { needed - available }
}

extension TextTruncation.Part {
  /// `text`, `title`, `segment 2`.
  package var name: String {
    switch self {
    case .text: "text"
    case .title: "title"
    case .subtitle: "subtitle"
    case .placeholder: "placeholder"
    case .segment(let index): "segment \(index + 1)"
    }
  }
}
