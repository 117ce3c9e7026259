import Diagnostics

/// Reads a line of Apple's Visual Format Language, such as
/// `H:|-pad-[topLeft(==topRight)]-[topRight]-10-|`.
///
/// Views get the names between the brackets, and the superview is called `Superview`. The standard
/// distance to the superview, as in `|-[a]`, is its margin.
///
/// - Source: Apple's documentation of `directionalLayoutMargins`: with "|-[subview]-|", "the leading and trailing
///   edges of the subview are inset from the edge of the superview by the corresponding layout margins".
/// - Parameters:
///   - metrics: the numbers that the text refers to by name.
///   - options: alignments of neighbours, such as `alignAllTop`.
package func readVisualFormat(
  _ text: String, metrics: [String: Double] = [:], options: [String] = []
) throws(NotationError) -> [ConstraintNotation] {
  var reader = VisualFormatReader(text, metrics: metrics)
  try reader.read()
  for option in options {
    guard let attributes = VisualFormatReader.alignments[option] else {
      throw NotationError(
        "'\(option)' is not an option of the visual format",
        hint: Spelling.nearest(to: option, in: VisualFormatReader.alignments.keys.sorted())
          .map { "did you mean '\($0)'?" }, offset: 0)
    }
    reader.align(attributes)
  }
  return reader.constraints
}

/// Whether a text is in the visual format rather than an equation.
package func isVisualFormat(_ text: String) -> Bool {
  let trimmed = text.drop { $0 == " " }
  return trimmed.hasPrefix("H:") || trimmed.hasPrefix("V:") || trimmed.hasPrefix("|")
    || trimmed.hasPrefix("[")
}
