package import Diagnostics
import LayoutModel

extension CellSettings {
  /// Settings of one property in a height-only and a width-only cell that disagree in a final cell
  /// which states nothing itself. Apple documents no order for these, so a person should settle it.
  ///
  /// The winner is the one that comes last in ``LayoutModel/GridCell/inOrder``.
  package var overlaps: [Diagnostic] {
    var result: [Diagnostic] = []
    var byObject: [ObjectID: [Setting]] = [:]
    for setting in settings { byObject[setting.id, default: []].append(setting) }
    for first in settings where first.cell.width == .any && first.cell.height != .any {
      let family = (byObject[first.id] ?? []).filter { $0.isSameProperty(as: first) }
      for second in family where second.cell.height == .any && second.cell.width != .any {
        guard second.value != first.value else { continue }
        let both = GridCell(width: second.cell.width, height: first.cell.height)
        if family.contains(where: { $0.cell == both }) { continue }
        let winner = max(first.cell, second.cell) == first.cell ? first : second
        let loser = winner.cell == first.cell ? second : first
        result.append(
          Diagnostic(
            GridFault.overlap(
              .init(id: first.id, kind: first.kind, name: first.name), first.property,
              loser: .init(value: loser.value, cell: loser.cell),
              winner: .init(value: winner.value, cell: winner.cell), both: both)))
      }
    }
    return result
  }
}

extension Diagnostic.Code {
  /// Two cells give a property different values, and neither cell is more specific.
  package static let cellOverlap = Self(rawValue: "cell-overlap")
}
