import LayoutModel

extension ClassWriter {
  mutating func writeSizeClasses(_ varying: [[String]], _ plan: ConstraintPlan) {
    out.add("/// Installs and sets what the size classes ask for.")
    out.open("private func updateForSizeClasses() {")
    var body = CodeLines(depth: 2)
    swap(&body, &out)
    let sets = plan.varying
    if !sets.isEmpty {
      out.add("NSLayoutConstraint.deactivate(\(sets.compactMap(\.name).joined(separator: " + ")))")
    }
    for index in views where installedCells(index).count < cells.count { writeInstallation(index) }
    writeBranches(
      sets.map { ($0.cells, ["NSLayoutConstraint.activate(\($0.name ?? ""))"]) })
    writeValues(varying, plan)
    swap(&body, &out)
    for (name, property) in [
      ("width", "horizontalSizeClass"), ("height", "verticalSizeClass"),
    ] where body.lines.contains(where: { $0.contains("\(name) ==") || $0.contains("\(name) !=") }) {
      out.add("let \(name) = traitCollection.\(property)")
    }
    out.append(body)
    out.close()
    out.add("")
  }

  /// Puts a view in, behind the one before it that is always there, or takes it out.
  private mutating func writeInstallation(_ index: Int) {
    let view = document.views[index]
    guard let name = names[index], let parent = view.parent, let outer = names[parent] else {
      return
    }
    // What is around it comes and goes with it.
    let installed = cells.filter { view.installation.isInstalled(in: $0) }
    guard !installed.isEmpty else { return }
    if installed.count == cells.count {
      return out.add(insertion(of: name, view, in: outer, parent))
    }
    out.open("if \(CellCondition.text(installed)) {")
    out.add(insertion(of: name, view, in: outer, parent))
    out.close("} else {")
    out.indent()
    out.add("\(name).removeFromSuperview()")
    out.close()
  }

  private func insertion(
    of name: String, _ view: LayoutView, in outer: String, _ parent: Int
  ) -> String {
    let before = document.views[parent].children.prefix { $0 != view.index }.last {
      installedCells($0).count == cells.count && names[$0] != nil && !given.contains($0)
        && document.views[$0].placement == view.placement
    }.flatMap { names[$0] }
    switch (view.placement, before) {
    case (.arranged, let before?):
      return
        "\(outer).insertArrangedSubview(\(name), at: (\(outer).arrangedSubviews.firstIndex(of: \(before)) ?? -1) + 1)"
    case (.arranged, nil): return "\(outer).insertArrangedSubview(\(name), at: 0)"
    case (_, let before?): return "\(outer).insertSubview(\(name), aboveSubview: \(before))"
    case (_, nil): return "\(outer).insertSubview(\(name), at: 0)"
    }
  }

  private mutating func writeValues(_ varying: [[String]], _ plan: ConstraintPlan) {
    var lines = varying
    for entry in plan.groups.flatMap(\.entries) {
      guard let name = entry.name, let constants = entry.constants else { continue }
      for index in cells.indices {
        lines[index].append("\(name).constant = \(CodeText.number(constants[index]))")
      }
    }
    var branches: [(cells: [GridCell], lines: [String])] = []
    var told: Set<Int> = []
    for index in cells.indices where !lines[index].isEmpty && !told.contains(index) {
      // Cells that say the same share a branch.
      let same = cells.indices.filter { lines[$0] == lines[index] }
      told.formUnion(same)
      if same.count == cells.count {
        out.add(lines[index])
        continue
      }
      branches.append((same.map { cells[$0] }, lines[index]))
    }
    writeBranches(branches)
  }

  /// What is done in some size classes each; two that have all between them are one decision.
  private mutating func writeBranches(_ branches: [(cells: [GridCell], lines: [String])]) {
    if branches.count == 2, Set(branches.flatMap(\.cells)).count == cells.count,
      branches[0].cells.count + branches[1].cells.count == cells.count
    {
      let isNegated = CellCondition.text(branches[0].cells).hasPrefix("!")
      let (first, second) = isNegated ? (branches[1], branches[0]) : (branches[0], branches[1])
      out.open("if \(CellCondition.text(first.cells)) {")
      out.add(first.lines)
      out.close("} else {")
      out.indent()
      out.add(second.lines)
      out.close()
      return
    }
    for branch in branches {
      out.open("if \(CellCondition.text(branch.cells)) {")
      out.add(branch.lines)
      out.close()
    }
  }
}
