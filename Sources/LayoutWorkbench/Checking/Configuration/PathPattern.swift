import PlainText

/// A pattern for paths, as in `.gitignore` and SwiftLint.
///
/// `*` stands for any letters of a name, `?` for one letter, `**` for any folders, `[ab]` for one
/// of some letters, `{a,b}` for one of several words. A pattern that names a folder also matches
/// everything in it. Patterns and paths are relative to the folder of the configuration.
package struct PathPattern: Hashable, Sendable {
  package let text: String
  private let alternatives: [[Part]]

  private enum Part: Hashable, Sendable {
    case folders
    case name([Token])
  }

  fileprivate enum Token: Hashable, Sendable {
    case letter(Character)
    case any, rest
    case one(Set<Character>, isNot: Bool)
  }

  package init(_ text: String) {
    self.text = text
    alternatives = Self.expanded(text).map { pattern in
      FilePaths.normalized(pattern).split(separator: "/").filter { $0 != "." }.map { part in
        part == "**" ? .folders : .name(Self.tokens(part))
      }
    }
  }

  /// The pattern for the folder with exactly this path, even if the path contains special
  /// characters.
  package init(folder path: String) {
    text = path
    alternatives = [
      path.split(separator: "/").map { .name($0.map { .letter($0) }) }
    ]
  }

  /// Whether the pattern names a path, or a folder that it lies in.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    return alternatives.contains { Self.matches($0[...], names[...]) }
  }

  private static func matches(_ parts: ArraySlice<Part>, _ names: ArraySlice<[Character]>) -> Bool {
    guard let part = parts.first else { return true }
    switch part {
    case .folders:
      // For each '**', there are at most as many attempts as folders.
      return names.indices.contains { matches(parts.dropFirst(), names[$0...]) }
        || matches(parts.dropFirst(), names[names.endIndex...])
    case .name(let tokens):
      guard let name = names.first, matches(tokens, name) else { return false }
      return matches(parts.dropFirst(), names.dropFirst())
    }
  }

  /// Whether the tokens match the whole name. It keeps two positions and one position to return to,
  /// so it is linear in the letters for each star.
  private static func matches(_ tokens: [Token], _ name: [Character]) -> Bool {
    var (token, letter) = (0, 0)
    var star: (token: Int, letter: Int)?
    while letter < name.count {
      if token < tokens.count, tokens[token] == .rest {
        star = (token, letter)
        token += 1
      } else if token < tokens.count, tokens[token].matches(name[letter]) {
        (token, letter) = (token + 1, letter + 1)
      } else if let last = star {
        star = (last.token, last.letter + 1)
        (token, letter) = (last.token + 1, last.letter + 1)
      } else {
        return false
      }
    }
    return tokens[min(token, tokens.count)...].allSatisfy { $0 == .rest }
  }

  private static func tokens(_ text: Substring) -> [Token] {
    var result: [Token] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": if result.last != .rest { result.append(.rest) }
      case "?": result.append(.any)
      case "[":
        guard let end = rest.firstIndex(of: "]") else {
          result.append(.letter(character))
          continue
        }
        let isNot = rest.first == "!" || rest.first == "^"
        result.append(.one(Set(rest[..<end].dropFirst(isNot ? 1 : 0)), isNot: isNot))
        rest = rest[rest.index(after: end)...]
      default: result.append(.letter(character))
      }
    }
    return result
  }

  /// The alternatives of a pattern: `a/{b,c}` becomes `a/b` and `a/c`. No more than 64 of them.
  private static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
      return [text]
    }
    let words = text[text.index(after: open)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    let texts = words.flatMap { word in
      expanded(String(text[..<open]) + String(word) + String(text[text.index(after: close)...]))
    }
    return Array(texts.prefix(64))
  }
}

extension PathPattern.Token {
  fileprivate func matches(_ character: Character) -> Bool {
    switch self {
    case .letter(let letter): letter == character
    case .any, .rest: true
    case .one(let letters, let isNot): letters.contains(character) != isNot
    }
  }
}
