/// Numbers that decide what counts as zero, and when to stop.
enum SimplexTolerance {
  /// Slopes are sums of weights; what is left of a sum is zero below this part of its terms.
  static let slope = 1e-11
  /// A tableau entry below this part of the largest of its column is taken for zero at first.
  static let pivot = 1e-11
  /// A difference below this part of the two operands is zero.
  static let cancellation = 1e-13
  /// Values agree within this part of their size, and within as many points.
  static let value = 1e-9
  /// How far a tableau may be from the forms it was made of, in parts of their terms.
  static let residual = 1e-11
  /// A move shorter than this part of the value leads nowhere.
  static let stall = 1e-11
  /// Where the first is not enough for an answer, what is taken for zero is chosen otherwise.
  static let pivotAgain = [1e-14, 1e-8]
  /// After this many pivots, counted over all vectors, the tableau is computed again. If there are
  /// more columns than that, it is computed again after as many pivots as there are columns,
  /// because this computation takes a pivot for each.
  static let refactor = 200
  /// The same limit for a component without a tableau. After this many pivots, solving with the
  /// exchanges takes as long as with the factors.
  static let refactorFactored = 64
}
