import Diagnostics
package import LayoutJSON
package import LayoutModel

/// Constraints as the page lists them, seen from one cell of the grid.
package struct ServedConstraints {
  private let document: LayoutDocument
  private let cell: GridCell

  package init(_ document: LayoutDocument, cell: GridCell) {
    self.document = document
    self.cell = cell
  }

  /// Positions of the constraints that name a view or one of its guides; those that hold come first.
  package func positions(of view: LayoutView) -> [Int] {
    let guides = document.guides.filter { $0.view == view.index }.map(\.id)
    let items = Set([view.id] + guides)
    let found = document.constraints.indices.filter { index in
      let constraint = document.constraints[index]
      return items.contains(constraint.first.item)
        || constraint.second.map { items.contains($0.item) } ?? false
    }
    return found.filter(isActive) + found.filter { !isActive($0) }
  }

  private func isActive(_ index: Int) -> Bool {
    let constraint = document.constraints[index]
    if constraint.isPlaceholder { return false }
    return document.constraintInstallations[index].isInstalled(in: cell)
      && [constraint.first.item, constraint.second?.item].compactMap { $0 }.allSatisfy { id in
        document.view(id)?.installation.isInstalled(in: cell) ?? true
      }
  }

  package func append(_ index: Int, to writer: inout JSONWriter) {
    let constraint = document.constraints[index]
    let installation = document.constraintInstallations[index]
    writer.member("id", constraint.id.text)
    writer.member("text", document.equation(constraint, in: cell).text)
    writer.member("isActive", isActive(index))
    writer.member("installedIn", installation.finalCells.map(\.description))
    // The cell of the grid that has the last word.
    writer.member("installedBy", installation.decision(in: cell)?.cell.description)
    writer.member("constant", constraint.constant(in: cell))
    writer.member(
      "constantBy", constraint.constants.last { $0.cell.covers(cell) }?.cell.description)
    writer.list("constants", constraint.constants) { value, writer in
      writer.member("sizeClass", value.cell.description)
      writer.member("constant", value.value)
    }
    writer.member("priority", constraint.priority.value)
    writer.member("label", constraint.identifier)
    writer.member("isPlaceholder", constraint.isPlaceholder)
    writer.member("isStandard", constraint.isSymbolic)
    writer.member(
      "objects",
      [constraint.first.item.text] + (constraint.second.map { [$0.item.text] } ?? []))
    writer.member("line", document.constraintLocations[index]?.line)
  }
}
