import ArgumentParser
import LayoutModel

/// A cell of the grid: `wC-hR`.
struct CellArgument: Hashable, Sendable {
  var cell: GridCell

  init(text: String) throws {
    guard let cell = GridCell(text) else {
      throw ValidationError(
        "'\(text)' is not a size class; write wC-hR, wR-hC, wC-hC or wR-hR (C compact, R regular).")
    }
    self.cell = cell
  }
}
