import Diagnostics
package import LayoutEngine
package import LayoutModel
package import LayoutPreview

extension SweepPlot {
  /// The most bands in a plot. More could not be distinguished.
  private static let mostBands = 8

  /// A plot of some views of a sweep.
  ///
  /// - Parameters:
  ///   - sweep: the sweep with all views, so that positions in the root are known.
  ///   - views: the views by id; if empty, those in the root view, up to eight.
  package init(
    _ sweep: LayoutSweep, views ids: [ObjectID], of document: LayoutDocument, title: String
  ) {
    let geometry = SweepGeometry(sweep: sweep, document: document)
    let chosen =
      ids.isEmpty ? geometry.outermost(Self.mostBands) : ids.compactMap(geometry.position)
    let shown = sweep.restricted(to: Set(chosen.map { sweep.views[$0].id }))
    let isWidth = sweep.axis == .horizontal
    self.init(
      title: title, lengthTitle: "\(isWidth ? "width" : "height") of the root view",
      positionTitle: isWidth ? "x" : "y", range: sweep.range,
      bands: chosen.map { geometry.band(of: $0) },
      markers: shown.breakpoints.map {
        Marker(
          position: $0.position, label: NumberText.rounded($0.position, places: 1),
          isJump: $0.isJump)
      })
  }
}

/// The places of views in the root along the axis of a sweep.
private struct SweepGeometry {
  let sweep: LayoutSweep
  let document: LayoutDocument
  /// Positions in the sweep, by view.
  private let positions: [Int: Int]

  init(sweep: LayoutSweep, document: LayoutDocument) {
    self.sweep = sweep
    self.document = document
    var positions: [Int: Int] = [:]
    for (position, view) in sweep.views.enumerated() { positions[view.index] = position }
    self.positions = positions
  }

  func position(_ id: ObjectID) -> Int? { sweep.views.firstIndex { $0.id == id } }

  /// The views directly in the root; the root itself if there are none.
  func outermost(_ count: Int) -> [Int] {
    guard let root = sweep.views.first else { return [] }
    let inner = sweep.views.indices.filter {
      document.views[sweep.views[$0].index].parent == root.index
    }
    return inner.isEmpty ? [0] : Array(inner.prefix(count))
  }

  func band(of position: Int) -> SweepPlot.Band {
    var pieces: [SweepPlot.Piece] = []
    for interval in sweep.intervals {
      guard let lower = span(of: position, interval, at: interval.lower),
        let upper = span(of: position, interval, at: interval.upper)
      else { continue }
      pieces.append(
        SweepPlot.Piece(
          lower: interval.lower, upper: interval.upper, atLower: lower, atUpper: upper))
    }
    return SweepPlot.Band(name: sweep.views[position].name.onOneLine, pieces: pieces)
  }

  /// The range from edge to edge, at one end of an interval.
  private func span(
    of position: Int, _ interval: LayoutSweep.Interval, at length: Double
  ) -> ClosedRange<Double>? {
    guard let law = interval.laws[position] else { return nil }
    let isWidth = sweep.axis == .horizontal
    var start = (isWidth ? law.x : law.y).value(at: length)
    let size = (isWidth ? law.width : law.height).value(at: length)
    for view in document.superviews(of: sweep.views[position].index) {
      guard let outer = positions[view], let law = interval.laws[outer] else { break }
      // Positions in the root do not include the place of the root itself.
      if document.views[view].parent != nil {
        start += (isWidth ? law.x : law.y).value(at: length)
      }
    }
    return start...(start + max(0, size))
  }
}
