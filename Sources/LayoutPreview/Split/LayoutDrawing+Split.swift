import LayoutEngine
package import LayoutModel

extension LayoutDrawing {
  /// The environment of the whole picture. For a column of a split view, it is that of the split
  /// view.
  package var environment: LayoutEnvironment { split?.environment ?? layout.environment }

  /// The visible layouts.
  package var layouts: [ResolvedLayout] {
    [layout] + (split.map { [$0.secondary.layout] } ?? [])
  }

  /// The worst status of the visible layouts.
  package var status: LayoutStatus {
    let seen = layouts.map(\.status)
    return LayoutStatus.allCases.last { seen.contains($0) } ?? layout.status
  }

  /// The whole screen: the root with its bars, and the column beside it.
  func device(_ scene: PlacedScene) -> Rect {
    guard let split else { return scene.visibleRect }
    return scene.visibleRect.union(
      split.place(of: split.secondary.placedScene.visibleRect, primary: layout))
  }

  /// Draws the secondary column. It is dimmed if the primary one lies over it.
  func drawSecondary(
    _ split: SplitScreen, _ scene: PlacedScene, _ options: PreviewOptions, _ svg: inout SVGWriter
  ) {
    let other = split.secondary.placedScene
    let place = split.place(of: other.visibleRect, primary: layout)
    svg.beginPart(other.visibleRect, at: place)
    split.secondary.drawContent(other, options, isColumn: true, &svg)
    split.secondary.drawLayers(other, options, &svg)
    svg.end()
    if split.display == .over { svg.fill(place, PreviewColor.black.faded(to: 0.2)) }
  }

  /// Draws the parts that belong to both columns: the line between them, and the status bar.
  func drawAcrossColumns(
    _ split: SplitScreen, _ scene: PlacedScene, _ options: PreviewOptions, _ svg: inout SVGWriter
  ) {
    let other = split.secondary.placedScene
    let shapes = ViewShapes(split.secondary, other, options)
    let isRight = split.columns.isRight(in: split.environment)
    let line = shapes.colors.system("opaqueSeparatorColor")
    if split.primaryFloats(layout) {
      svg.rect(scene.visibleRect, stroke: line.hex, width: 1)
    } else {
      svg.rect(
        Rect(
          x: isRight ? scene.visibleRect.x - 0.5 : scene.visibleRect.maxX - 0.5,
          y: scene.visibleRect.y, width: 1,
          height: scene.visibleRect.height), fill: line.hex)
    }
    let covering = other.bars.status.map { split.place(of: $0, primary: layout) }
    guard let status = covering ?? scene.bars.status else { return }
    var whole = device(scene)
    (whole.origin.y, whole.size.height) = (status.y, status.height)
    shapes.drawStatusBar(whole, &svg)
  }
}
