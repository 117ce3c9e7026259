/// Numbers that decide what counts as zero, and when to stop.
enum SimplexTolerance {
  /// A slope is a sum of weights. It is zero if it is below this fraction of the sum of their
  /// absolute values.
  static let slope = 1e-11
  /// A tableau entry below this fraction of the largest one in its column is taken for zero at
  /// first.
  static let pivot = 1e-11
  /// A difference below this fraction of its two operands is zero.
  static let cancellation = 1e-13
  /// Values are equal if they differ by at most this fraction of their size, or by this number of
  /// points.
  static let value = 1e-9
  /// How far a tableau may deviate from its forms, as a fraction of their terms.
  static let residual = 1e-11
  /// A move shorter than this fraction of the value makes no progress.
  static let stall = 1e-11
  /// Other values for ``pivot``, which are tried in this order if no answer was found.
  static let pivotAgain = [1e-14, 1e-8]
  /// After this many pivots, counted over all vectors, the tableau is computed again. If there are
  /// more columns than that, it is computed again after as many pivots as there are columns,
  /// because this computation takes a pivot for each.
  static let refactor = 200
  /// The same limit for a component without a tableau. After this many pivots, solving with the
  /// exchanges takes as long as with the factors.
  static let refactorFactored = 64
}
