extension RuleAblation {
  /// A row for each rule, as a Markdown table: those that gain most first, last those that move nothing.
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

  /// Of each rule, which views it gains and breaks, and in which misses it took part.
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
  /// By how many views agreement is better with the rule.
  package var net: Int { gained.count - broken.count }

  fileprivate var rank: Int { moved == 0 ? .min : net }
}
