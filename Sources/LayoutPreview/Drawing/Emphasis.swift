/// Why an object stands out in a picture; the worse one is drawn.
package enum Emphasis: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth a look.
  case note
  /// Not determined by its constraints.
  case ambiguous
  /// Part of a conflict.
  case conflict

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  var color: String {
    switch self {
    case .note: Palette.note
    case .ambiguous: Palette.ambiguous
    case .conflict: Palette.conflict
    }
  }
}
