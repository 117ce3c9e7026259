import ArgumentParser
import LayoutModel

/// The option `--cell`: the cell of the grid in which an edit holds.
struct CellOption: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Only in this cell of the grid, such as wC-hAny; by default, in all of them.",
      valueName: "cell"),
    transform: CellOption.read)
  var cell: GridCell?

  private static func read(_ text: String) throws -> GridCell {
    guard let cell = GridCell(text) else {
      throw ValidationError(
        "'\(text)' is not a cell of the grid; cells are wC-hR, wR-hAny, …: C, Any or R for width and height."
      )
    }
    return cell
  }
}
