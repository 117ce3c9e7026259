import LayoutModel

/// Draws outlines of views: of all views, of stack views, of controls that are hard to hit.
struct FrameOverlay {
  let drawing: LayoutDrawing
  let scene: PlacedScene

  func drawFrames(_ svg: inout SVGWriter) {
    for view in scene.views where view.isVisible && view.frame.width > 0 && view.frame.height > 0 {
      svg.rect(view.frame, stroke: Palette.frame, width: 0.5)
    }
  }

  /// Draws a dashed outline, and a band in each gap between two arranged views.
  func drawStacks(_ svg: inout SVGWriter) {
    for view in scene.views where view.isVisible && view.resolved.kind == .stackView {
      svg.rect(view.frame, stroke: Palette.stack, width: 1, dash: "4 2")
      let arranged = view.children.map { scene.views[$0] }.filter(\.isVisible)
      let isVertical =
        drawing.document.views.indices.contains(view.resolved.index)
        && drawing.document.views[view.resolved.index]
          .value("axis", in: drawing.layout.environment.cell) == "vertical"
      for (before, after) in zip(arranged, arranged.dropFirst()) {
        let gap =
          isVertical
          ? Rect(
            x: view.frame.x, y: before.frame.maxY, width: view.frame.width,
            height: after.frame.y - before.frame.maxY)
          : Rect(
            x: min(before.frame.maxX, after.frame.maxX), y: view.frame.y,
            width: max(before.frame.x, after.frame.x) - min(before.frame.maxX, after.frame.maxX),
            height: view.frame.height)
        guard gap.width > 0, gap.height > 0 else { continue }
        svg.rect(gap, fill: Palette.stack, opacity: 0.18)
      }
    }
  }

  /// - Source: Human Interface Guidelines, Accessibility: controls have at least 44 × 44 points.
  func drawHitAreas(_ svg: inout SVGWriter) {
    for view in scene.views where view.isVisible && Self.controls.contains(view.resolved.kind) {
      let frame = view.frame
      guard frame.width > 0, frame.height > 0,
        frame.width < Self.least - 0.01 || frame.height < Self.least - 0.01
      else { continue }
      let area = Rect(
        x: frame.midX - max(frame.width, Self.least) / 2,
        y: frame.midY - max(frame.height, Self.least) / 2,
        width: max(frame.width, Self.least), height: max(frame.height, Self.least))
      svg.rect(area, fill: Palette.ambiguous, opacity: 0.12)
      svg.rect(area, stroke: Palette.ambiguous, width: 0.75, dash: "2 2")
      svg.rect(frame, stroke: Palette.ambiguous, width: 1)
      let size = "\(NumberText.rounded(frame.width)) × \(NumberText.rounded(frame.height))"
      svg.label(
        size, at: Point(x: area.midX, y: area.maxY - 2), size: 7, fill: Palette.ambiguous,
        weight: "600", anchor: .middle, halo: true)
    }
  }

  private static let least = 44.0
  /// Controls that a finger has to hit. Switches and steppers are left out, because the system sets
  /// their size.
  private static let controls: Set<ViewKind> = [.button, .slider, .segmentedControl, .textField]
}
