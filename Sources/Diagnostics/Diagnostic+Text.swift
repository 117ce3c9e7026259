extension Diagnostic {
  /// The form that compilers use, so that editors and CI find the place:
  ///
  ///     Main.storyboard:41:25: error: constraint 'k3F' refers to 'd8M', which is … [dangling-reference]
  ///       hint: restore the item, or delete the constraint
  package var text: String {
    var place = file ?? ""
    if let location {
      place += (place.isEmpty ? "" : ":") + "\(location.line):\(location.column)"
    }
    if !place.isEmpty { place += ": " }
    var lines = "\(place)\(severity.rawValue): \(message) [\(code.rawValue)]"
    if let hint { lines += "\n  hint: \(hint)" }
    return lines
  }
}
