package import LayoutModel

extension ReportPage {
  /// The frames of a scene at every width, for a slider. Between breakpoints, each frame is an
  /// affine function of the width.
  package struct Sweep: Sendable {
    package var range: ClosedRange<Double>
    package var views: [View]
    package var pieces: [Piece]
    package var breakpoints: [Breakpoint]
    /// The size classes in order. The first one holds from the start of the range.
    package var classes: [ClassStart]
    /// The scene at every width; `nil` if it can't be drawn.
    package var drawings: SweptDrawings?

    package struct View: Sendable {
      package var name: String
      /// The position in ``Sweep/views``; `nil` for the root, which lies at the origin.
      package var parent: Int?
      /// Whether the view shows something itself, and does not only contain others.
      package var isLeaf: Bool

      package init(name: String, parent: Int?, isLeaf: Bool) {
        (self.name, self.parent, self.isLeaf) = (name, parent, isLeaf)
      }
    }

    package struct Piece: Sendable {
      package var lower: Double
      package var upper: Double
      package var status: LayoutStatus
      /// For each view, the slope and constant of x, y, width and height: eight numbers. `nil` if
      /// the view is not installed.
      package var laws: [[Double]?]

      package init(
        lower: Double, upper: Double, status: LayoutStatus, laws: [[Double]?]
      ) {
        (self.lower, self.upper, self.status, self.laws) = (lower, upper, status, laws)
      }
    }

    package struct Breakpoint: Sendable {
      package var position: Double
      /// The changes at this width, as a sentence.
      package var change: String

      package init(position: Double, change: String) {
        (self.position, self.change) = (position, change)
      }
    }

    /// The width from which the scene has a size class.
    package struct ClassStart: Hashable, Sendable {
      package var position: Double
      package var cell: GridCell

      package init(position: Double, cell: GridCell) {
        (self.position, self.cell) = (position, cell)
      }
    }

    package init(
      range: ClosedRange<Double>, views: [View], pieces: [Piece], breakpoints: [Breakpoint],
      classes: [ClassStart]
    ) {
      (self.range, self.views, self.pieces) = (range, views, pieces)
      (self.breakpoints, self.classes) = (breakpoints, classes)
    }
  }
}

extension ReportPage.Sweep {
  /// The data for the script: `{"range": [from, to], "views": [[name, parent or -1, 1 for a leaf],
  /// …], "pieces": [[from, to, status, [law, …]], …], "breaks": [[position, sentence], …],
  /// "classes": [[position, name], …]}`, with `"drawings"` (``SweptDrawings/json(_:)``).
  ///
  /// A law has eight numbers. 0 means that there is no law, and 1 that the law of the piece before
  /// holds.
  func json(_ tables: inout PageTables) -> String {
    let views = views.map { view in
      PageJSON.array([
        PageJSON.string(view.name), String(view.parent ?? -1), view.isLeaf ? "1" : "0",
      ])
    }
    let pieces = self.pieces.enumerated().map { place, piece in
      let laws = piece.laws.enumerated().map { view, law in
        guard let law else { return "0" }
        if place > 0, self.pieces[place - 1].laws[view] == law { return "1" }
        return PageJSON.array(law.map(PageJSON.number))
      }
      return PageJSON.array([
        PageJSON.number(piece.lower), PageJSON.number(piece.upper),
        PageJSON.string(piece.status.rawValue),
        PageJSON.array(laws),
      ])
    }
    let breaks = breakpoints.map { breakpoint in
      PageJSON.array([
        PageJSON.number(breakpoint.position),
        PageJSON.string(breakpoint.change),
      ])
    }
    let classes = classes.map { start in
      PageJSON.array([PageJSON.number(start.position), PageJSON.string(start.cell.description)])
    }
    let ends = [range.lowerBound, range.upperBound].map(PageJSON.number)
    return "{\"range\":\(PageJSON.array(ends)),\"views\":\(PageJSON.array(views)),"
      + "\"pieces\":\(PageJSON.array(pieces)),\"breaks\":\(PageJSON.array(breaks)),"
      + "\"classes\":\(PageJSON.array(classes))"
      + (drawings.map { ",\"drawings\":\($0.json(&tables))" } ?? "") + "}"
  }
}
