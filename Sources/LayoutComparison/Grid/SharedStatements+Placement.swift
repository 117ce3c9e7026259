package import LayoutModel

extension SharedStatements {
  /// The cell that could state something for several classes at once.
  package struct Placement: Sendable, Hashable {
    package var cell: GridCell
    /// A final class that the cell covers, but in which the statement does not hold.
    package var exception: GridCell?

    /// The most general cell that covers exactly these classes. If there is none, the base cell, if
    /// it covers only one class too many.
    ///
    /// - Parameters:
    ///   - classes: the classes in which the statement holds.
    ///   - possible: the classes in which it could hold. A statement for other classes has no
    ///     effect.
    init?(classes: [GridCell], possible: [GridCell]) {
      guard classes.count > 1 else { return nil }
      let exact = GridCell.inOrder.first { cell in possible.filter(cell.covers) == classes }
      let others = possible.filter { !classes.contains($0) }
      if let exact {
        self.init(cell: exact, exception: nil)
      } else if others.count == 1 {
        self.init(cell: .base, exception: others[0])
      } else {
        return nil
      }
    }

    private init(cell: GridCell, exception: GridCell?) {
      self.cell = cell
      self.exception = exception
    }
  }
}

extension SharedStatements.Statement {
  /// The cell that could state it once for all its classes. `nil` if there is no such cell, or if
  /// no more specific cell states it now.
  package var couldBe: SharedStatements.Placement? {
    guard ids.count > 1 || installers.count > 1,
      let place = SharedStatements.Placement(classes: classes, possible: possible),
      installers.allSatisfy({ place.cell.covers($0) && $0 != place.cell })
    else { return nil }
    return place
  }
}
