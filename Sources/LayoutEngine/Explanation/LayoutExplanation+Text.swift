import LayoutModel

extension LayoutExplanation {
  /// The explanation as text for a person.
  ///
  /// - Parameter isTitled: whether it begins with the view, and not only with the attribute.
  package func text(isTitled: Bool = true) -> String {
    lines(isTitled: isTitled).joined(separator: "\n") + "\n"
  }

  /// The lines of the explanation.
  ///
  /// - Parameters:
  ///   - isTitled: whether the first line begins with the view.
  ///   - tellsEffects: whether each reason says what one more point of its constant changes.
  package func lines(isTitled: Bool, tellsEffects: Bool = true) -> [String] {
    var lines = [(isTitled ? "\(viewName) (\(view))." : "") + headline]
    if let note { lines.append("  \(note)") }
    lines += freedomLines
    lines += sumLines
    lines += reasonLines(tellsEffects: tellsEffects)
    lines += pullLines
    lines += conflictLines
    return lines
  }

  private var headline: String {
    let number = value.map { " = \(Self.number($0))" } ?? ""
    switch outcome {
    case .determined, .free: return attribute + number
    case .given: return attribute + number
    case .notInstalled: return "\(attribute): there is none"
    case .unsupported: return "\(attribute): not known"
    }
  }

  // MARK: Freedom

  private var freedomLines: [String] {
    guard let freedom else { return [] }
    var lines = ["  \(freedom.sentence(on: attribute))"]
    if !freedom.settling.isEmpty {
      lines.append("  It would be settled by")
      lines += freedom.settling.map { "    \($0)" }
    }
    return lines
  }

  // MARK: Chain

  private var sumLines: [String] {
    // If the sum has only one term, the reason below says it.
    guard let value, contributions.count > 1 || reasons.count > 1, !contributions.isEmpty else {
      return []
    }
    var rows: [(String, String)] = []
    for (index, part) in contributions.enumerated() {
      let sign = part.amount < 0 ? "- " : index == 0 ? "= " : "+ "
      let shown = index == 0 && part.amount < 0 ? "= -" : sign
      rows.append((shown + Self.number(abs(part.amount)), part.text))
    }
    let width = rows.map(\.0.count).max() ?? 0
    let start = Self.number(value)
    return rows.enumerated().map { index, row in
      let head = index == 0 ? start : String(repeating: " ", count: start.count)
      let space = String(repeating: " ", count: width - row.0.count)
      return "  \(head) \(row.0)\(space)   \(row.1)"
    }
  }

  private func reasonLines(tellsEffects: Bool) -> [String] {
    guard !reasons.isEmpty else { return [] }
    var lines = ["  because"]
    for reason in reasons {
      lines.append("    \(reason.line)")
      if let latitude = reason.latitude(of: attribute, tellsEffects: tellsEffects) {
        lines.append("      \(latitude)")
      }
    }
    return lines
  }

  // MARK: What it costs

  private var pullLines: [String] {
    guard !pulls.isEmpty else { return [] }
    var lines = ["  not met"]
    for pull in pulls {
      let priority = pull.kind == .intrinsicSize ? "" : " (priority \(Self.number(pull.priority)))"
      lines.append("    \(pull.text)\(priority) misses by \(Self.number(pull.missedBy))")
      lines.append("      held back by \(pull.heldBackBy.joined(separator: "; "))")
    }
    return lines
  }

  private var conflictLines: [String] {
    conflicts.flatMap { conflict in
      [
        "  given up: \(conflict.text), which misses by \(Self.number(conflict.missedBy))",
        "    it can't hold together with",
      ] + conflict.others.map { "      \($0)" } + ["    and goes, because \(conflict.reason)"]
    }
  }

  static func number(_ value: Double) -> String { NumberText.rounded(value, places: 3) }
}

extension LayoutExplanation.Freedom {
  /// What is free, in one sentence: `No constraint fixes y: it is free between 0 and 211`.
  package func sentence(on attribute: String) -> String {
    let number = LayoutExplanation.number
    let start = "No constraint fixes \(attribute)"
    switch (lowest, highest) {
    case (let lowest?, let highest?):
      return "\(start): it is free between \(number(lowest)) and \(number(highest))"
    case (let lowest?, nil):
      return "\(start): it is free from \(number(lowest)) upwards" + insideText
    case (nil, let highest?):
      return "\(start): it is free up to \(number(highest))" + insideText
    case (nil, nil): return "\(start), and nothing bounds it" + insideText
    }
  }

  private var insideText: String {
    guard let inside else { return "" }
    let number = LayoutExplanation.number
    return
      "; between \(number(inside.lowerBound)) and \(number(inside.upperBound)) the view lies inside its superview"
  }
}

extension LayoutExplanation.Reason {
  /// The row with its id, priority and cells.
  fileprivate var line: String {
    guard kind == .constraint else { return text }
    var notes = ["'\(object)'"]
    if isInequality { notes.append("at its limit") }
    notes.append(
      priority >= 1000 ? "required" : "priority \(LayoutExplanation.number(priority))")
    if let cells { notes.append(cells) }
    return "\(text)   (\(notes.joined(separator: ", ")))"
  }

  /// What a change of the constant does, and how far it can go.
  ///
  /// - Parameter tellsEffects: if it is false, only constants that can't change alone and sizes of contents are told.
  fileprivate func latitude(of attribute: String, tellsEffects: Bool) -> String? {
    guard constant != nil, abs(effect) > 1e-9 else { return nil }
    let number = LayoutExplanation.number
    if let lowest, let highest, highest - lowest < 1e-6 {
      return "it can't change alone: \(lowestLimit ?? "another row decides")"
    }
    guard tellsEffects || kind == .intrinsicSize else { return nil }
    let start =
      kind == .intrinsicSize ? "each point of that size moves" : "each point more moves"
    let step = "\(start) \(attribute) by \(NumberText.rounded(effect, places: 4))"
    func end(_ value: Double, _ limit: String?) -> String {
      number(value) + (limit.map { ", where \($0)" } ?? "")
    }
    switch (lowest, highest) {
    case (nil, nil): return step + ", without limit"
    case (let lowest?, nil): return "\(step), from \(end(lowest, lowestLimit))"
    case (nil, let highest?): return "\(step), up to \(end(highest, highestLimit))"
    case (let lowest?, let highest?):
      return "\(step), from \(end(lowest, lowestLimit)), to \(end(highest, highestLimit))"
    }
  }
}
