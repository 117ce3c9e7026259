import PlainText

/// Breaks text into lines for a picture.
///
/// It uses the widths of Helvetica, which are near enough to every system font to break and cut
/// lines. The size of a label was decided when the layout was resolved.
enum TextLines {
  /// The width of a line in points.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + advance($1) } * size / 1000
  }

  /// The lines of a text that fit, broken greedily. If text is left over, the last line ends with
  /// `…`.
  static func lines(_ text: String, size: Double, width limit: Double, count: Int) -> [String] {
    guard count > 1 else {
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return [cut(line, size: size, width: limit)]
    }
    var result: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if line.isEmpty || width(longer, size: size) <= limit + slack {
          line = longer
        } else {
          result.append(line)
          line = String(word)
        }
      }
      result.append(line)
    }
    if result.count > count {
      let rest = result[(count - 1)...].joined(separator: " ")
      result = Array(result[..<(count - 1)]) + [cut(rest, size: size, width: limit)]
    }
    return result.map {
      width($0, size: size) > limit + slack * 2 ? cut($0, size: size, width: limit) : $0
    }
  }

  /// The text, shortened to fit with an ellipsis.
  static func cut(_ text: String, size: Double, width limit: Double) -> String {
    // A little more than fits by these widths is allowed, because system fonts are often narrower.
    guard width(text, size: size) > limit * 1.08 + slack else { return text }
    var result = ""
    var used = width("…", size: size)
    for character in text {
      used += width(String(character), size: size)
      if used > limit { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// By how many points a line may be wider than its label, by these widths.
  private static let slack = 3.0

  private static func advance(_ scalar: Unicode.Scalar) -> Double {
    let value = Int(scalar.value)
    if value >= 32, value - 32 < advances.count { return Double(advances[value - 32]) }
    // The characters of wide scripts fill a square.
    return value >= 0x1100 && TextWidth.isWide(scalar) ? 1000 : 556
  }

  /// Helvetica's advances of the characters from space to tilde, in thousandths of the size.
  ///
  /// - Source: Adobe's font metrics for Helvetica.
  private static let advances = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
