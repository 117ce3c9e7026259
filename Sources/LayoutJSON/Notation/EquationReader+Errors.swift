import Diagnostics
import LayoutModel

extension EquationReader {
  /// The error that no relation with an anchor before it was found.
  func relationError(in range: Range<Int>) -> NotationError {
    guard let sign = range.first(where: { "=<>≤≥".unicodeScalars.contains(scalars[$0]) }) else {
      return NotationError(
        "there is no relation in '\(text(range))'", hint: "write =, <= or >= between the sides",
        offset: range.lowerBound)
    }
    let next = sign + 1 < range.upperBound ? scalars[sign + 1] : " "
    if ["<", ">"].contains(scalars[sign]), next != "=" {
      return NotationError(
        "'\(scalars[sign])' is not a relation of a constraint", hint: "write \(scalars[sign])=",
        offset: sign)
    }
    return anchorError(in: trimmed(range.lowerBound..<sign))
  }

  /// The error that a side is not `Item.Attribute`.
  ///
  /// - Parameter other: the attribute of the other side, if it is known.
  func anchorError(
    in range: Range<Int>, beside other: LayoutAttribute = .leading
  ) -> NotationError {
    guard !range.isEmpty else {
      return NotationError(
        "an item is missing", hint: "write Item.Attribute", offset: range.lowerBound)
    }
    guard let dot = range.last(where: { scalars[$0] == "." }) else {
      return NotationError(
        "'\(text(range))' names no attribute",
        hint: "write Item.Attribute, such as \(text(range)).\(other.equationName)",
        offset: range.lowerBound)
    }
    let word = trimmed(dot + 1..<range.upperBound)
    let plain = word.prefix { scalars[$0].properties.isAlphabetic }
    let attribute = text(word.lowerBound..<word.lowerBound + plain.count)
    if trimmed(range.lowerBound..<dot).isEmpty {
      return NotationError("no item stands before the dot", offset: dot)
    }
    if LayoutAttribute(equationName: attribute) != nil {
      return NotationError(
        "'\(text(word.lowerBound + plain.count..<word.upperBound))' can't stand after '\(attribute)'",
        hint: "write + or - and a number, or (Priority n)", offset: word.lowerBound + plain.count)
    }
    let near = Spelling.nearest(to: attribute, in: LayoutAttribute.allCases.map(\.equationName))
    return NotationError(
      "'\(text(word))' is not a layout attribute", hint: near.map { "did you mean '\($0)'?" },
      offset: word.lowerBound)
  }
}
