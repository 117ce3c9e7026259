/// The sentence of a finding as a page shows it: names and equations in place of ids, which stand in tooltips.
///
/// Sentences name objects in three ways: `'abc' (Title)` is shown as `Title`, `'abc' Title.Top = Map.Bottom` as the
/// equation, and `'abc' is given up` with the equation that the sentence gave for `abc`. A constraint with an identifier is shown
/// by it. What a sentence quotes besides objects stays.
package struct SpokenSentence: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package var text: String
    /// The object that the text stands for; `nil` for plain words.
    package var id: String?
  }

  /// A line of the sentence as it is set.
  package struct Line: Hashable, Sendable {
    package enum Role: String, Sendable {
      /// The whole sentence, or its opening.
      case sentence
      /// One of the things that it names.
      case item
      /// What follows from them, such as the constraint that is given up. It is none of them.
      case result
    }

    package var role: Role
    package var parts: [Part]
  }

  package private(set) var parts: [Part] = []
  private var equations: [String: String] = [:]
  private let objects: Set<String>
  private let identifiers: [String: String]

  /// - Parameters:
  ///   - objects: the ids of the finding's objects.
  ///   - identifiers: the identifiers of constraints, by their ids.
  package init(_ text: String, objects: [String], identifiers: [String: String] = [:]) {
    self.objects = Set(objects)
    self.identifiers = identifiers
    var rest = text[...]
    while let quote = rest.firstIndex(of: "'") {
      let inside = rest[rest.index(after: quote)...]
      guard let end = inside.firstIndex(of: "'") else { break }
      let id = String(inside[..<end])
      let after = inside[inside.index(after: end)...]
      guard self.objects.contains(id) || (Self.isMade(id) && after.hasPrefix(" (")) else {
        // The second quote may begin the next id, as after the apostrophe of "can't".
        add(String(rest[..<end]))
        rest = rest[end...]
        continue
      }
      add(String(rest[..<quote]))
      rest = name(id, before: after)
    }
    add(String(rest))
  }

  /// Whether it is an id as Interface Builder makes them, such as `k3F-q1-Zab`. Hints name objects
  /// that are not those of the finding.
  static func isMade(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }

  /// The words without ids.
  package var text: String { parts.map(\.text).joined() }

  /// The number of clauses from which a sentence is a list.
  private static let leastClauses = 4

  /// The sentence as it is set: one line, or an opening with a colon and a line for each thing that it names, such as the
  /// constraints of a conflict. Only line breaks are added: `these contradict each other: A; B; C; D` has one line
  /// for each letter.
  package var lines: [Line] {
    var clauses = clauses
    guard clauses.count >= Self.leastClauses, let opening = clauses[0].first?.text,
      let colon = opening.firstRange(of: ": ")
    else { return [Line(role: .sentence, parts: Self.capital(parts))] }
    clauses[0][0].text = String(opening[colon.upperBound...])
    let begin = Self.capital([Part(text: opening[..<colon.lowerBound] + ":")])
    return [Line(role: .sentence, parts: begin)]
      + clauses.enumerated().map { place, clause in
        let isResult =
          place == clauses.count - 1 && clause.last?.text.hasPrefix(Self.result) ?? false
        return Line(role: isResult ? .result : .item, parts: clause)
      }
  }

  /// What is said of the constraint that a conflict leaves out.
  private static let result = " is given up"

  /// The words without ids, in one line as a page begins it.
  package var words: String { Self.capital(parts).map(\.text).joined() }

  /// Parts whose first letter is a capital, if it is one of our words and not of a name.
  private static func capital(_ parts: [Part]) -> [Part] {
    guard let first = parts.first, first.id == nil,
      let word = first.text.split(whereSeparator: { " :,;".contains($0) }).first,
      word.allSatisfy(\.isLowercase)
    else { return parts }
    var parts = parts
    parts[0].text = first.text.prefix(1).uppercased() + first.text.dropFirst()
    return parts
  }

  /// What stands between semicolons.
  private var clauses: [[Part]] {
    var clauses: [[Part]] = [[]]
    for part in parts {
      guard part.id == nil else {
        clauses[clauses.count - 1].append(part)
        continue
      }
      let texts = part.text.split(separator: "; ", omittingEmptySubsequences: false)
      for (number, text) in texts.enumerated() {
        if number > 0 { clauses.append([]) }
        if !text.isEmpty { clauses[clauses.count - 1].append(Part(text: String(text))) }
      }
    }
    return clauses
  }

  /// Adds what is shown for an object.
  ///
  /// - Returns: the rest of the sentence.
  private mutating func name(_ id: String, before rest: Substring) -> Substring {
    if rest.hasPrefix(" ("), let end = Self.closing(rest.dropFirst()) {
      let name = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
      add(String(name), id)
      return rest[rest.index(after: end)...]
    }
    let clause = rest.firstRange(of: "; ").map { rest[..<$0.lowerBound] } ?? rest
    if clause.hasPrefix(" "), let equation = Self.equation(clause.dropFirst()) {
      let shown = Self.withTimesSign(equation)
      equations[id] = shown
      let identifier = identifiers[id].map { "\($0) (\(shown))" }
      add(identifier ?? shown, id)
      return rest[equation.endIndex...]
    }
    add(identifiers[id] ?? equations[id] ?? "'\(id)'", id)
    return rest
  }

  /// The equation with which a clause begins, without what is said of it.
  private static func equation(_ clause: Substring) -> Substring? {
    let end =
      clause.firstRange(of: " is ")?.lowerBound ?? clause.firstRange(of: " has ")?.lowerBound
    let words = clause[..<(end ?? clause.endIndex)]
    let signs = [" = ", " ≤ ", " ≥ "]
    return signs.contains { words.firstRange(of: $0) != nil } ? words : nil
  }

  /// The equation with the sign that people write for the `x` of our notation: `0.5 × Map.Width`.
  private static func withTimesSign(_ equation: Substring) -> String {
    var result = ""
    for word in equation.split(separator: " ", omittingEmptySubsequences: false) {
      let isSign = word == "x" && (result.last?.isNumber ?? false)
      result += (result.isEmpty ? "" : " ") + (isSign ? "×" : String(word))
    }
    return result
  }

  /// The position of the parenthesis that ends the one with which a text begins.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func add(_ text: String, _ id: String? = nil) {
    guard !text.isEmpty else { return }
    if id == nil, let last = parts.last, last.id == nil {
      parts[parts.count - 1].text += text
    } else {
      parts.append(Part(text: text, id: id))
    }
  }
}
