import Diagnostics
import LayoutModel

extension ClassWriter {
  /// Writes the constraints of the class in the visual format alone, grouped by the size classes in
  /// which they are active. It reports each constraint that the visual format cannot express.
  mutating func writeFormats() {
    let own = Set([root, container] + views)
    var groups: [(cells: [GridCell], constraints: [Int])] = []
    for (index, constraint) in document.constraints.enumerated()
    where own.contains(document.constraintOwners[index]) && !constraint.isPlaceholder {
      let active = cells.filter { document.constraintInstallations[index].isInstalled(in: $0) }
      if active.isEmpty { continue }
      if let group = groups.firstIndex(where: { $0.cells == active }) {
        groups[group].constraints.append(index)
      } else {
        groups.append((active, [index]))
      }
    }
    if groups.isEmpty { return }
    out.add("// \(className): \(CodeText.comment(title))")
    for group in groups {
      let format = VisualFormat(group.constraints, document, names)
      if group.cells.count < cells.count {
        out.add("// Where \(CellCondition().text(group.cells)):")
      }
      out.add(format.lines)
      for (index, reason) in format.unsaid {
        let constraint = document.constraints[index]
        let equation = document.equation(constraint).text
        out.add("// not here: \(CodeText.comment(equation)) (\(reason))")
        losses.append(
          Diagnostic(
            CodeLoss.visualFormat(constraint.id, equation: equation, reason: reason),
            at: document.constraintLocations[index]))
      }
    }
  }
}
