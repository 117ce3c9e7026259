/// A variable that is evaluated from others: `right + sum(coefficient × variable)`.
struct EliminatedVariable {
  var variable: Int32
  var termStart: Int32
  var termCount: Int32
  var right: AffineValue
}
