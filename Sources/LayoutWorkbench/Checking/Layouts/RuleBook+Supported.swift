import PlatformRules

extension RuleBook {
  /// The standard book as it is where a provisional row answers only if no other one can that more repositories support.
  ///
  /// A fault that a layout by this book does not have rests on numbers that few documents support, or that somebody only
  /// says.
  static let supported = standard.preferringSupported()

  private func preferringSupported() -> RuleBook {
    rules.reduce(self) { book, rule in
      let ordered = rule.rowsBySupport
      if ordered == rule.rows { return book }
      var copy = rule
      copy.rows = ordered
      return book.replacing(copy)
    }
  }
}

extension Rule {
  /// The rows in their order, but each provisional one behind the last of those after it that have more support.
  fileprivate var rowsBySupport: [RuleRow] {
    var result: [RuleRow] = []
    for row in rows.reversed() {
      guard status(of: row) == .provisional,
        let last = result.lastIndex(where: { support(of: $0) > support(of: row) })
      else {
        result.insert(row, at: 0)
        continue
      }
      result.insert(row, at: last + 1)
    }
    return result
  }

  /// The repositories that support a row. What Apple or a recording states counts as an established row does at least.
  private func support(of row: RuleRow) -> Int {
    max(evidence(of: row)?.repositories ?? 0, status(of: row) == .known ? 2 : 0)
  }
}
