import LayoutEngine
package import LayoutModel

extension LayoutDrawing {
  /// The environment of the whole picture. For a column of a split view, it is that of the split
  /// view.
  package var environment: LayoutEnvironment { split?.environment ?? layout.environment }

  /// The layouts that have no picture but this one. The primary column beside another scene has one
  /// of its own.
  package var layouts: [ResolvedLayout] { [layout] + (secondary.map { [$0.other.layout] } ?? []) }

  /// The other column, if it is the secondary one.
  var secondary: SplitScreen? { split.flatMap { $0.side == .secondary ? $0 : nil } }

  /// The worst status of these layouts.
  package var status: LayoutStatus {
    let seen = layouts.map(\.status)
    return LayoutStatus.allCases.last { seen.contains($0) } ?? layout.status
  }

  /// The whole screen: the root with its bars, and the column beside it.
  func device(_ scene: PlacedScene) -> Rect {
    guard let split else { return scene.visibleRect }
    return scene.visibleRect.union(
      split.place(of: split.other.placedScene.visibleRect, beside: layout))
  }

  /// Draws the other column. A secondary one is dimmed if the primary one lies over it.
  func drawOther(_ split: SplitScreen, _ options: PreviewOptions, _ svg: inout SVGWriter) {
    let other = split.other.placedScene
    let place = split.place(of: other.visibleRect, beside: layout)
    svg.beginPart(other.visibleRect, at: place)
    split.other.drawContent(other, options, isColumn: true, &svg)
    if split.side == .secondary { split.other.drawLayers(other, options, &svg) }
    svg.end()
    if split.side == .secondary, split.display == .over {
      svg.fill(place, PreviewColor.black.faded(to: 0.2))
    }
  }

  /// Draws the parts that belong to both columns: the line between them, and the status bar.
  func drawAcrossColumns(
    _ split: SplitScreen, _ scene: PlacedScene, _ options: PreviewOptions, _ svg: inout SVGWriter
  ) {
    let other = split.other.placedScene
    let place = split.place(of: other.visibleRect, beside: layout)
    let primary = split.side == .primary ? place : scene.visibleRect
    let shapes = ViewShapes(split.other, other, options)
    let isRight = split.columns.isRight(in: split.environment)
    let line = shapes.colors.system("opaqueSeparatorColor")
    if split.primaryFloats(layout) {
      svg.rect(primary, stroke: line.hex, width: 1)
    } else {
      svg.rect(
        Rect(
          x: isRight ? primary.x - 0.5 : primary.maxX - 0.5, y: primary.y, width: 1,
          height: primary.height), fill: line.hex)
    }
    let beside = other.bars.status.map { split.place(of: $0, beside: layout) }
    let statuses =
      split.side == .secondary ? [beside, scene.bars.status] : [scene.bars.status, beside]
    guard let status = statuses.compactMap({ $0 }).first else { return }
    var whole = device(scene)
    (whole.origin.y, whole.size.height) = (status.y, status.height)
    shapes.drawStatusBar(whole, &svg)
  }
}
