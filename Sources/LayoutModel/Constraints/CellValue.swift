/// A value that a property has in one cell of the grid.
package struct CellValue<Value: Hashable & Sendable>: Hashable, Sendable {
  package var cell: GridCell
  package var value: Value

  package init(cell: GridCell, value: Value) {
    self.cell = cell
    self.value = value
  }
}
