extension Diagnostic {
  /// The diagnostic in the form that compilers use, so that editors and CI find the place:
  ///
  ///     Main.storyboard:41:25: error: constraint 'k3F' refers to 'd8M', which is … [dangling-reference]
  ///       hint: restore the item, or delete the constraint
  package var text: String { lines.joined(separator: "\n") }

  /// The message, and the hint if there is one.
  package var lines: [String] {
    let sentence = "\(place)\(severity.rawValue): \(message) [\(code.rawValue)]"
    return [sentence.onOneLine] + (hint.map { ["  hint: \($0)".onOneLine] } ?? [])
  }

  /// The place as a prefix, such as `Main.storyboard:41:25: `; empty if there is none.
  package var place: String {
    var place = file ?? ""
    if let location {
      place += (place.isEmpty ? "" : ":") + "\(location.line):\(location.column)"
    }
    return place.isEmpty ? "" : place + ": "
  }
}
