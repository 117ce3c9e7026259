/// The reason why an object is emphasised in a picture. If there are several, the worst one is
/// drawn.
package enum Emphasis: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The object is worth a look.
  case note
  /// Its constraints do not determine it.
  case ambiguous
  /// It is part of a conflict.
  case conflict

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  var color: String {
    switch self {
    case .note: Palette.note
    case .ambiguous: Palette.ambiguous
    case .conflict: Palette.conflict
    }
  }

  /// The letter that stands for the reason in a picture.
  var sign: String {
    switch self {
    case .note: "i"
    case .ambiguous: "?"
    case .conflict: "!"
    }
  }
}
