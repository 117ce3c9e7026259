/// A message of UIKit about layouts that has no list of constraints.
package enum LayoutNotice: Hashable, Sendable, CaseIterable {
  /// The system shows `<private>` instead of the constraints.
  case hiddenList
  case itemTooLarge, outsideWindow, managedView, collapsedCell, ambiguousLayout

  /// Words that a line with this message has.
  fileprivate var words: [String] {
    switch self {
    case .hiddenList: []
    case .itemTooLarge: ["FlowLayout is not defined because"]
    case .outsideWindow: ["UITableViewAlertForLayoutOutsideViewHierarchy"]
    case .managedView:
      [
        "Changing the translatesAutoresizingMaskIntoConstraints property of",
        "has translatesAutoresizingMaskIntoConstraints false and is missing constraints",
      ]
    case .collapsedCell: ["constraints ambiguously suggest a"]
    case .ambiguousLayout: ["AMBIGUOUS LAYOUT", "MISSING HOST CONSTRAINTS"]
    }
  }

  /// What the message means, and what to do.
  package var meaning: String {
    switch self {
    case .hiddenList:
      "the system hides the constraints of a message as '<private>'; run the app from Xcode, or allow private data in the log"
    case .itemTooLarge:
      "an item of a collection is larger than the room between its insets; make it smaller, "
        + "or invalidate the layout when the collection gets another size"
    case .outsideWindow:
      "a table lays out its rows before it is in a window; update it, or call layoutIfNeeded, after its view has appeared"
    case .managedView:
      "code turns translatesAutoresizingMaskIntoConstraints off for a cell or its content view, which the table or collection "
        + "places; leave it on there, and turn it off only for views in contentView"
    case .collapsedCell:
      "no constraints lead from the top of a cell's content view to its bottom, so that the cell has no size of its own; "
        + "add them, or state the size of rows"
    case .ambiguousLayout:
      "views of a trace have too few constraints; 'ninegrid check --ambiguous' finds those of documents"
    }
  }
}

/// The first line of each kind of message without a list of constraints, in the order of the log. Lines are counted from 1.
package func readLayoutNotices(_ text: String) -> [(line: Int, notice: LayoutNotice)] {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  var result: [(line: Int, notice: LayoutNotice)] = []
  for (index, line) in lines.enumerated() {
    for notice in LayoutNotice.allCases where !result.contains(where: { $0.notice == notice }) {
      let isHere =
        notice == .hiddenList
        ? line.contains("<private>")
          && lines[max(0, index - 2)...index].contains {
            $0.contains("nable to simultaneously satisfy constraints")
          }
        : notice.words.contains { line.contains($0) }
      if isHere { result.append((index + 1, notice)) }
    }
  }
  return result
}
