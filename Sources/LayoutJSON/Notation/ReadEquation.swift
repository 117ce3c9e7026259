/// Reads a constraint in the notation of Apple's Auto Layout Guide:
///
///     Item.Attribute  =|<=|>=  [m x] Item.Attribute [+|- c]   [(Priority p)]
///
/// The multiplier is a number, a percentage or a ratio (`2.0`, `200%`, `2/1`, `2:1`). It stands
/// before `x`, `×` or `*`, or after it (`Item.Width * 0.5`). `c` is a number or `Standard`. `==`
/// means `=`. The case of attributes does not matter, and they may contain spaces (`Center X`). An
/// item's name may contain spaces and dots.
package func readEquation(_ text: String) throws(NotationError) -> ConstraintNotation {
  guard text.utf8.count <= equationLimit else {
    throw NotationError("the constraint is longer than \(equationLimit) bytes", offset: 0)
  }
  let reader = EquationReader(text)
  return try reader.read()
}

/// A longer text is not read as an equation, because trying each place for an operator would take
/// too long.
private let equationLimit = 2000
