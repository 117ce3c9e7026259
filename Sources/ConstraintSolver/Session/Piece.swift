/// A range of parameters in which the basis of a component stays the best, and the values of its
/// columns there.
///
/// The breakpoints of a component are affine in the slots on which it depends. As long as no
/// breakpoint that matters changes sides, the columns are affine, too, and neither pricing nor a
/// tableau is needed.
struct Piece {
  /// The conditions, followed by the laws; see ``PieceBuilder``.
  var numbers: UnsafeMutablePointer<Double>
  var numberCount: Int32
  var conditionCount: Int32
  /// The next piece in the order of last use, or -1.
  var next: Int32
  /// Whether no column takes more than one value at the optimum.
  var isUnique: Bool
  /// The number of the piece. No other piece of the session has it.
  var serial: Int32
}
