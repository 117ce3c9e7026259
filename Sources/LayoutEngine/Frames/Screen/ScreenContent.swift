import ElementTree
package import LayoutModel

/// The views of one layout that people read or touch, with their places on the screen.
struct ScreenContent {
  struct Item {
    /// The position in the document's views.
    var view: Int
    var place: ScreenFrame
    /// The position of the scroll view around it in the document's views. The content of another
    /// scroll view moves past it.
    var scroller: Int?
  }
  private(set) var items: [Item] = []

  init(of layout: ResolvedLayout, in document: LayoutDocument, _ structure: ScreenStructure) {
    let cell = layout.environment.cell
    var around: [Int: (scroller: Int?, isSeen: Bool, isSettled: Bool)] = [:]
    for (view, place) in zip(layout.views, structure.frames(of: layout)) {
      let source = document.views[view.index]
      let outer = source.parent.flatMap { around[$0] } ?? (nil, true, true)
      let isSeen = outer.isSeen && !view.isHidden && source.number("alpha", in: cell) != 0
      // If the place of a view is ambiguous, the views inside it may be anywhere. On a device a bar places its views, and
      // makes them narrower where they do not fit.
      let isPlaced = layout.environment.isAsDesigned || !source.isInBar
      let isSettled = outer.isSettled && view.isSettled && isPlaced
      around[view.index] = (
        view.kind.isScrolling ? view.index : outer.scroller, isSeen, isSettled
      )
      guard isSeen, isSettled, let place, source.isReadOrTouched(in: cell)
      else { continue }
      items.append(Item(view: view.index, place: place, scroller: outer.scroller))
    }
  }
}

extension LayoutView {
  /// Whether the view shows a text or is a control. Pictures and boxes may reach beyond a screen,
  /// be cut and lie below others on purpose. So may invisible views, such as a button without a
  /// title over a whole row.
  package func isReadOrTouched(in cell: GridCell) -> Bool {
    switch kind {
    case .label, .textView:
      value("text", in: cell)?.isEmpty == false
        || element.children.contains { $0.name == "attributedString" || $0["key"] == "text" }
    case .button:
      element.children.contains {
        $0.name == "state" && ($0["title"] ?? $0["image"] ?? $0["backgroundImage"]) != nil
          || $0.name == "buttonConfiguration" && ($0["title"] ?? $0["image"]) != nil
      }
    case .textField, .toggle, .slider, .segmentedControl, .stepper, .datePicker, .searchBar: true
    default: false
    }
  }
}
