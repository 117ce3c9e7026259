import LayoutEngine
import LayoutModel

/// Reads the layouts of a document for rules. What the document says of its views is looked up once for all layouts.
struct LayoutReading {
  private let document: LayoutDocument
  private let structure: ScreenStructure
  /// Facts about each view, by position in the document's views.
  private let facts: [Facts]

  /// Values that a view has in all cells; `nil` for a value that differs between cells.
  private struct Facts {
    var said: Said?
  }

  private struct Said {
    var isTransparent: Bool
    var isReadOrTouched: Bool
    var clips: Bool
  }

  init(_ document: LayoutDocument) {
    self.document = document
    structure = ScreenStructure(document)
    facts = document.views.map { Facts(said: $0.hasVariations ? nil : Self.said($0, in: .base)) }
  }

  private static func said(_ view: LayoutView, in cell: GridCell) -> Said {
    Said(
      isTransparent: view.number("alpha", in: cell) == 0,
      isReadOrTouched: view.isReadOrTouched(in: cell),
      clips: view.flag("clipsSubviews", in: cell) ?? false)
  }

  /// The views of a layout, parents before children; views outside of the screen are left out.
  func views(of layout: ResolvedLayout) -> [SeenView] {
    let cell = layout.environment.cell
    var around: [Int: (isSeen: Bool, isSettled: Bool, scroller: Int?)] = [:]
    var result: [SeenView] = []
    result.reserveCapacity(layout.views.count)
    for (view, place) in zip(layout.views, structure.frames(of: layout)) {
      guard let place else { continue }
      let said = facts[view.index].said ?? Self.said(document.views[view.index], in: cell)
      let outer = document.views[view.index].parent.flatMap { around[$0] } ?? (true, true, nil)
      let isSeen = outer.isSeen && !view.isHidden && !said.isTransparent
      let isSettled = outer.isSettled && view.isSettled
      around[view.index] = (
        isSeen, isSettled, view.kind.isScrolling ? view.index : outer.scroller
      )
      result.append(
        SeenView(
          index: view.index, place: place, isSeen: isSeen, isSettled: isSettled,
          scroller: outer.scroller, isReadOrTouched: said.isReadOrTouched, clips: said.clips,
          isEstimated: view.isEstimated))
    }
    return result
  }

  /// The views on the canvas: their recorded frames, or the frames that constraints give as designed if none is recorded.
  func drawn(asDesigned: ResolvedLayout) -> [Int: SeenView] {
    var layout = asDesigned
    for position in layout.views.indices {
      let recorded = document.views[layout.views[position].index].recordedFrame
      layout.views[position].frame = recorded ?? layout.views[position].frame
    }
    return Dictionary(views(of: layout).map { ($0.index, $0) }) { first, _ in first }
  }
}
