/// How the frame of a view cuts its text.
package struct TextTruncation: Hashable, Sendable {
  /// The text of the view that is cut.
  package enum Part: Hashable, Sendable {
    case text, title, subtitle, placeholder
    /// The title of a segment, by its position from 0.
    case segment(Int)
  }

  package var part: Part
  /// The axis along which there is too little room.
  package var axis: LayoutAxis
  /// The length that the text needs, in points. If it may shrink, this is for its smallest size.
  package var needed: Double
  /// The length that is available, in points.
  package var available: Double
  /// The number of lines that the text needs, and the number for which there is room or which is
  /// allowed. `nil` if a single line is cut.
  package var lines: (needed: Int, available: Int)? {
    neededLines.flatMap { needed in availableLines.map { (needed, $0) } }
  }
  private var neededLines: Int?
  private var availableLines: Int?

  /// A line that is too wide or too high for its frame.
  package init(_ part: Part, _ axis: LayoutAxis, needed: Double, available: Double) {
    self.part = part
    self.axis = axis
    self.needed = needed
    self.available = available
  }

  /// A text of which lines are left out.
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
  /// The name of the part: `text`, `title`, `segment 2`.
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
