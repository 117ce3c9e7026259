extension String {
  /// The text on one line, without characters that control a terminal or a log. Texts, names and
  /// paths of documents may contain any character.
  ///
  /// Line breaks, tabs and carriage returns become `\n`, `\t` and `\r`. Other control characters
  /// (C0, DEL, C1), line separators and characters that change the direction of text (Bidi_Control)
  /// become their number: `\u{1B}`, `\u{202E}`. A text without such characters does not change, so
  /// doing it twice is the same as doing it once.
  ///
  /// - Source: Unicode, UnicodeData.txt (category Cc), PropList.txt (Bidi_Control); "Trojan Source", CVE-2021-42574.
  package var onOneLine: String {
    guard utf8.contains(where: Self.mayBeginControl) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.isControl: result += scalar.number
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte can be the first one of a control character in UTF-8: of C0 and DEL, of C1, or
  /// of the others.
  private static func mayBeginControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }
}

extension String {
  /// The line without anything that the runner of a CI service would read as a command.
  ///
  /// The first character of `::name::` at the beginning, and of `##[`, `##vso[` and `##teamcity[`
  /// anywhere, becomes its number, `\u{3A}` or `\u{23}`.
  ///
  /// - Source: `ActionCommand` of actions/runner (`TryParseV2`: the line begins with `::` after white space; `TryParse`:
  ///   it holds `##[`); "Logging commands" of Azure Pipelines; "Service messages" of TeamCity.
  package var withoutRunnerCommands: String {
    var line = self
    if let first = line.firstIndex(where: { !$0.isWhitespace }), line[first...].hasPrefix("::") {
      line.replaceSubrange(first...first, with: (":" as Unicode.Scalar).number)
    }
    guard line.contains("##") else { return line }
    for command in Self.runnerCommands where line.contains(command) {
      let harmless = ("#" as Unicode.Scalar).number + command.dropFirst()
      line = line.replacing(command, with: harmless)
    }
    return line
  }
}

extension String {
  /// The text, which may have several lines, with an apostrophe in everything that the runner of a
  /// CI service would read as a command. The apostrophe stands before `::` at the beginning of a
  /// line, and after the first character of `##[`, `##vso[` and `##teamcity[`.
  package var withMarkedRunnerCommands: String {
    guard contains("::") || contains("##") else { return self }
    var result = ""
    var isAtStart = true
    for index in indices {
      if isAtStart, self[index...].hasPrefix("::") { result += "'" }
      isAtStart = self[index].isNewline || (isAtStart && self[index].isWhitespace)
      result.append(self[index])
    }
    for command in Self.runnerCommands where result.contains(command) {
      result = result.replacing(command, with: "#'" + command.dropFirst())
    }
    return result
  }

  private static let runnerCommands = ["##[", "##vso[", "##teamcity["]
}

extension Unicode.Scalar {
  /// Whether the character shows nothing, but moves the cursor, breaks the line or changes the
  /// direction of text.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The number of the character as Swift writes it, such as `\u{1B}`.
  fileprivate var number: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
