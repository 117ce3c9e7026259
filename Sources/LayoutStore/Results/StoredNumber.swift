import LayoutModel

/// A number of a frame as the store keeps it.
///
/// Pixels of every scale are whole numbers of twelfths of a point. Most numbers follow the size of what the scene fills: they are
/// the same in all environments if a whole number of halves of that size is taken from them. So results of many environments share
/// the rows of their frames.
enum StoredNumber: Hashable {
  /// Without the halves of the size.
  case twelfths(Int)
  /// What is no whole number of twelfths, in points.
  case points(Double)
  case none

  /// - Parameters:
  ///   - halves: how many halves of the size are taken from it.
  ///   - size: of what the scene fills, in that direction.
  init(_ value: Double?, halves: Int8, of size: ReferenceLength) {
    guard let value else {
      self = .none
      return
    }
    if let twelfths = Self.twelfths(value) {
      self = .twelfths(twelfths - Int(halves) * size.sixths)
    } else {
      self = .points(value)
    }
  }

  init(_ row: SQLiteCommand, column: Int32) {
    switch row.kind(column) {
    case .integer: self = .twelfths(row.integer(column))
    case .real: self = .points(row.real(column))
    default: self = .none
    }
  }

  /// `nil` where dividing would not give the same number again.
  static func twelfths(_ value: Double) -> Int? {
    let scaled = (value * 12).rounded()
    guard abs(scaled) < 1e12, scaled / 12 == value else { return nil }
    return Int(scaled)
  }
}

/// The width or height of what a scene fills in a result.
struct ReferenceLength: Hashable {
  /// Twelfths of a half, without what is left of a sixth: SQL computes the same.
  var sixths: Int

  init(_ length: Double) { sixths = abs(length) < 1e9 ? Int(length * 6) : 0 }
}

extension RowInsertion {
  func bind(_ number: StoredNumber, at column: Int32) {
    switch number {
    case .twelfths(let twelfths): bind(twelfths, at: column)
    case .points(let points): bind(points, at: column)
    case .none: break
    }
  }
}
