extension RuleBook {
  /// A digest of the rules, as 16 hexadecimal digits: if rows, ranges or values change, it changes.
  ///
  /// Sources, questions and evidence are not part of it, because they change no layout. The status
  /// of a row is part of it if sizes by provisional rows are marked as estimated. It is FNV-1a with
  /// 64 bits, which detects changes, but not forgeries.
  package var digest: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x0000_0100_0000_01b3
    }
    for rule in rules.sorted(by: { $0.id < $1.id }) {
      add(rule.id)
      for row in rule.rows {
        for condition in row.conditions { add("\(condition)") }
        add("\(row.value)")
        if rule.marksEstimates { add(rule.status(of: row).rawValue) }
      }
      add("\(rule.otherwise)")
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
