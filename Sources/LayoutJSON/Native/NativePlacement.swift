/// Where a view stands, which decides what it has without saying so.
enum NativePlacement {
  case root
  case subview
  /// Under a key of its parent, or as a cell.
  case keyed
}
