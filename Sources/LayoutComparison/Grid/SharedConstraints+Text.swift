import LayoutModel

extension SharedConstraints.Group {
  /// `all four`, `wC-hC wC-hR`, `none`.
  package var title: String {
    switch classes.count {
    case GridCell.finals.count: "in all four classes"
    case 0: "in no class"
    case 1: "only in \(classes[0])"
    default: "in " + classes.map(\.description).joined(separator: ", ")
    }
  }
}

extension SharedConstraints.Entry {
  /// The equation, the cell that installs it, and its constants where they differ.
  ///
  ///     p2x-Ab-cde  Long.Top = Short.Bottom + 8  [wC-hR]  8 in wC-hC, 12 in wC-hR
  package var text: String {
    var line = "\(id)  \(equation)"
    let cells = GridCell.inOrder.filter(installers.contains)
    if !cells.isEmpty, cells != [.base] {
      line += "  [\(cells.map(\.description).joined(separator: " "))]"
    }
    if Set(constants).count > 1 {
      let parts = zip(classes, constants).map { "\(NumberText.shortest($1)) in \($0)" }
      line += "  " + parts.joined(separator: ", ")
    }
    if isPlaceholder { line += "  (placeholder, removed at build time)" }
    return line
  }
}

extension SharedConstraints {
  /// The groups with their constraints.
  package var text: String {
    var lines: [String] = []
    for group in groups {
      lines.append("\(group.title): \(group.entries.count)")
      lines += group.entries.map { "  \($0.text)" }
    }
    if lines.isEmpty { lines = ["no constraints"] }
    return lines.joined(separator: "\n") + "\n"
  }
}
