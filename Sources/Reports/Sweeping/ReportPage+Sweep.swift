import Diagnostics
package import LayoutEngine
package import LayoutModel
package import LayoutPreview
import LayoutWorkbench

extension ReportPage.Sweep {
  /// The views inside the first root view, which is the screen.
  package init(_ sweep: LayoutSweep, of document: LayoutDocument) {
    var places: [Int: Int] = [:]
    var kept: [Int] = []
    var views: [View] = []
    for (position, view) in sweep.views.enumerated() {
      let source = document.views[view.index]
      let parent = source.parent.flatMap { places[$0] }
      guard parent != nil || position == 0 else { continue }
      places[view.index] = kept.count
      kept.append(position)
      views.append(View(name: view.name.onOneLine, parent: parent, isLeaf: source.children.isEmpty))
    }
    self.init(
      range: sweep.range, views: views,
      pieces: sweep.intervals.map { interval in
        Piece(
          lower: interval.lower, upper: interval.upper, status: interval.status,
          laws: kept.map { position in
            interval.laws[position].map { law in
              [law.x, law.y, law.width, law.height].flatMap {
                [$0.slope, SweepWriter.rounded($0.constant)]
              }
            }
          })
      },
      breakpoints: sweep.breakpoints.map { breakpoint in
        Breakpoint(position: breakpoint.position, change: sweep.sentence(of: breakpoint))
      }, classes: Self.classes(of: sweep))
  }

  /// The lengths at which the size class changes, whether frames change there or not. It depends on one axis, and
  /// changes at most once.
  private static func classes(of sweep: LayoutSweep) -> [ClassStart] {
    var starts = sweep.intervals.map { ClassStart(position: $0.lower, cell: $0.cell) }
    for position in sweep.idleClassChanges {
      guard let interval = sweep.intervals.last(where: { $0.lower < position }) else { continue }
      var cell = interval.cell
      if sweep.axis == .horizontal {
        cell.width = cell.width == .compact ? .regular : .compact
      } else {
        cell.height = cell.height == .compact ? .regular : .compact
      }
      starts.append(ClassStart(position: position, cell: cell))
    }
    starts.sort { $0.position < $1.position }
    var result: [ClassStart] = []
    for start in starts where start.cell != result.last?.cell { result.append(start) }
    return result
  }
}
