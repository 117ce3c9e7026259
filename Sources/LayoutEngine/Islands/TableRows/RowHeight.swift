import PlatformRules

/// The height of a row before its content is known.
enum RowHeight {
  /// A height in points that the row or its table states.
  case stated(Double)
  /// The system's standard height.
  ///
  /// - Parameters:
  ///   - isFitted: whether the table states estimated heights.
  ///   - isCustom: whether the row has no built-in style.
  case standard(isFitted: Bool, isCustom: Bool)
  /// The height of a title and a subtitle.
  ///
  /// - Parameter asking: the points for which the lines ask.
  case twoLines(isFitted: Bool, asking: Double?)

  func points(in window: RowWindow) -> Double {
    switch self {
    case .stated(let height): return height
    case .standard(let isFitted, let isCustom):
      let rules = isCustom ? window.rules.with([.custom]) : window.rules
      return rules.rowHeight(isFitted: isFitted)
    case .twoLines(let isFitted, let lines):
      let rules = window.rules.with([.twoLines])
      let standard = rules.rowHeight(isFitted: isFitted)
      guard let lines, rules.rowFitsTwoLines else { return standard }
      return max(standard, lines)
    }
  }
}
