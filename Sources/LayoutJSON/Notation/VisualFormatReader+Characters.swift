extension VisualFormatReader {
  /// The letters before a colon at the beginning, where `H:` and `V:` may stand.
  var orientation: String? {
    var text = ""
    for scalar in scalars[position...] {
      if scalar == "|" || scalar == "[" { return nil }
      text.unicodeScalars.append(scalar)
      if scalar == ":" { return text }
    }
    return nil
  }

  mutating func skipSpaces() {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
  }

  mutating func take(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// Reads a name or number up to one of the stops, without spaces around it.
  mutating func readName(until stops: String) -> (text: String, offset: Int) {
    skipSpaces()
    let start = position
    while position < scalars.count, !stops.unicodeScalars.contains(scalars[position]) {
      position += 1
    }
    var end = position
    while end > start, scalars[end - 1].properties.isWhitespace { end -= 1 }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<end])
    return (String(view), start)
  }

  func error(_ message: String, _ hint: String? = nil) -> NotationError {
    NotationError(message, hint: hint, offset: position)
  }
}
