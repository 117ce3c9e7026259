import LayoutModel

extension ClassWriter {
  private var conditions: CellCondition {
    CellCondition(
      width: local("width", or: "widthClass"), height: local("height", or: "heightClass"))
  }

  mutating func writeSizeClasses(_ varying: [[String]], _ plan: ConstraintPlan) {
    out.add("/// Installs and sets what the size classes ask for.")
    out.open("private func updateForSizeClasses() {")
    var body = CodeLines(depth: 2)
    swap(&body, &out)
    let sets = plan.varying
    if !sets.isEmpty {
      out.add("NSLayoutConstraint.deactivate(\(sets.compactMap(\.name).joined(separator: " + ")))")
    }
    writeInstallations()
    writeBranches(
      sets.map { ($0.cells, ["NSLayoutConstraint.activate(\($0.name ?? ""))"]) })
    writeValues(varying, plan)
    swap(&body, &out)
    for (name, property) in [
      (conditions.width, "horizontalSizeClass"), (conditions.height, "verticalSizeClass"),
    ] where body.lines.contains(where: { $0.contains("\(name) ==") || $0.contains("\(name) !=") }) {
      out.add("let \(name) = traitCollection.\(property)")
    }
    out.append(body)
    out.close()
    out.add("")
  }

  private mutating func writeInstallations() {
    let coming = views.filter { installedCells($0).count < cells.count }
    let steady = steadyNeighbours(of: coming)
    if Set(coming.map { document.views[$0].parent }).count < coming.count {
      out.add("// The last first: each goes in right behind the view before them that stays.")
    }
    for index in coming.reversed() { writeInstallation(index, behind: steady[index]) }
  }

  /// For each view that is not always installed, the closest sibling before it that always is.
  private func steadyNeighbours(of coming: [Int]) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for parent in Set(coming.compactMap { document.views[$0].parent }) {
      var last: [LayoutView.Placement: Int] = [:]
      for child in document.views[parent].children {
        let placement = document.views[child].placement
        result[child] = last[placement]
        if installedCells(child).count == cells.count, names[child] != nil, !given.contains(child) {
          last[placement] = child
        }
      }
    }
    return result
  }

  /// Writes the code that adds a view, or removes it.
  private mutating func writeInstallation(_ index: Int, behind steady: Int?) {
    let view = document.views[index]
    guard let name = names[index], let outer = view.parent.flatMap({ names[$0] }) else { return }
    // The views around it are added and removed together with it.
    let installed = cells.filter { view.installation.isInstalled(in: $0) }
    guard !installed.isEmpty else { return }
    let insertion = insertion(of: name, view, in: outer, behind: steady.flatMap { names[$0] })
    if installed.count == cells.count { return out.add(insertion) }
    out.open("if \(conditions.text(installed)) {")
    out.add(insertion)
    out.close("} else {")
    out.indent()
    out.add("\(name).removeFromSuperview()")
    out.close()
  }

  private func insertion(
    of name: String, _ view: LayoutView, in outer: String, behind before: String?
  ) -> String {
    switch (view.placement, before) {
    case (.arranged, let before?):
      "\(prefix(outer))insertArrangedSubview(\(name), at: (\(prefix(outer))arrangedSubviews.firstIndex(of: \(before)) ?? -1) + 1)"
    case (.arranged, nil): "\(prefix(outer))insertArrangedSubview(\(name), at: 0)"
    case (_, let before?): "\(prefix(outer))insertSubview(\(name), aboveSubview: \(before))"
    case (_, nil): "\(prefix(outer))insertSubview(\(name), at: 0)"
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
      // Cells with the same statements share a branch.
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

  /// Writes statements for some size classes. If two branches together cover all classes, they
  /// become one `if` and `else`.
  private mutating func writeBranches(_ branches: [(cells: [GridCell], lines: [String])]) {
    if branches.count == 2, Set(branches.flatMap(\.cells)).count == cells.count,
      branches[0].cells.count + branches[1].cells.count == cells.count
    {
      let isNegated = conditions.text(branches[0].cells).hasPrefix("!")
      let (first, second) = isNegated ? (branches[1], branches[0]) : (branches[0], branches[1])
      out.open("if \(conditions.text(first.cells)) {")
      out.add(first.lines)
      out.close("} else {")
      out.indent()
      out.add(second.lines)
      out.close()
      return
    }
    for branch in branches {
      out.open("if \(conditions.text(branch.cells)) {")
      out.add(branch.lines)
      out.close()
    }
  }
}
