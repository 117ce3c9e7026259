package import HostAccess
package import LayoutComparison

/// Asks a person at a terminal about one conflict after another.
package struct ConflictDialog {
  package let context: CommandContext
  package let readLine: @Sendable () -> String?

  package init(context: CommandContext, readLine: @escaping @Sendable () -> String?) {
    self.context = context
    self.readLine = readLine
  }

  /// - Returns: the choices, and whether to go on; the person may quit.
  package func choices(
    for rows: [MergeReport.Row], allowingUnion: Set<String>
  ) throws -> (choices: [String: MergeConflict.Choice], goesOn: Bool) {
    var choices: [String: MergeConflict.Choice] = [:]
    let style = context.outputStyle
    var title: String?
    for (index, row) in rows.enumerated() {
      if row.title != title { try context.print(style.bold(row.title)) }
      title = row.title
      try context.print("  \(index + 1) of \(rows.count): \(row.sentence)")
      let both = allowingUnion.contains(row.name)
      question: while true {
        try context.print(
          "  [o]urs, [t]heirs, \(both ? "[b]oth, " : "")[s]kip, [q]uit?")
        try context.flush()
        switch readLine()?.lowercased() {
        case "o", "ours": choices[row.name] = .ours
        case "t", "theirs": choices[row.name] = .theirs
        case "b" where both, "both" where both: choices[row.name] = .union
        case "s", "skip": break
        case "q", "quit", nil: return (choices, false)
        default: continue question
        }
        break
      }
    }
    return (choices, true)
  }
}
