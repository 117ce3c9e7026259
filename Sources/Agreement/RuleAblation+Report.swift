extension RuleAblation {
  /// A Markdown table with a row for each rule: first the rules that gain most, last those that
  /// have no effect.
  package var table: String {
    let rows = effects.enumerated()
      .sorted {
        ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset)
      }
      .map(\.element)
      .map { effect in
        [
          effect.rule, "\(effect.gained.count)", "\(effect.broken.count)",
          "\(Set(effect.gained.map(\.document)).count)",
          "\(Set(effect.gained.map(\.repository)).count)", "\(effect.missed.count)",
          "\(effect.moved)",
        ]
      }
    return MarkdownTable.text(
      ["rule", "gains", "breaks", "documents", "repositories", "misses", "moves"], rows)
  }

  /// For each rule, the views that it gains and breaks, and the misses in which it took part.
  package var details: String {
    effects.map { effect in
      var lines = [
        "\(effect.rule): gains \(effect.gained.count), breaks \(effect.broken.count),"
          + " took part in \(effect.missed.count) misses"
      ]
      let kinds = [
        ("gained", effect.gained), ("broken", effect.broken), ("missed", effect.missed),
      ]
      for (name, views) in kinds {
        lines += views.map { "  \(name): \($0.document): \($0.element) \($0.id)" }
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

extension RuleAblation.Effect {
  /// The number of views that agree only with the rule, minus those that agree only without it.
  package var net: Int { gained.count - broken.count }

  fileprivate var rank: Int { moved == 0 ? .min : net }
}
