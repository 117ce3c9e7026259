extension RuleBook {
  /// What the rules say, as 16 hexadecimal digits: other rows, ranges or values make another digest.
  ///
  /// Sources, questions and evidence are no part of it, for they change no layout; but the status of a row is where sizes by
  /// provisional rows are marked as estimated. FNV-1a of 64 bits, which finds changes, not forgeries.
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
