import ElementTree
import LayoutModel

extension LeafReader {
  func datePicker(isInXibCell: Bool) -> DatePickerContent {
    DatePickerContent(
      style: DatePickerContent.Style(rawValue: view.element["style"] ?? ""),
      mode: DatePickerContent.Mode(rawValue: view.element["datePickerMode"] ?? "")
        ?? .dateAndTime,
      picker: picker(isInXibCell: isInXibCell))
  }

  func picker(isInXibCell: Bool) -> PickerContent {
    PickerContent(isLow: isInXibCell || traits.cell.height == .compact)
  }
}

extension LayoutDocument {
  /// Whether a view lies in a table cell that is the root of a xib, outside of a table.
  func isInXibCell(_ view: LayoutView) -> Bool {
    let outermost = superviews(of: view.index).reduce(view.index) { _, outer in outer }
    return views[outermost].kind == .tableViewCell
  }
}
