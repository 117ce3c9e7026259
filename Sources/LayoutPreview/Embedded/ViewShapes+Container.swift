import ElementTree
import LayoutModel

extension ViewShapes {
  /// Draws a container view: the scene that fills it, or else a faint surface with the name of the
  /// embedded scene.
  func drawContainer(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    if let screen = drawing.embedded[source.id] {
      drawBackground(source, frame, &svg)
      screen.draw(in: frame, options, &svg)
      return
    }
    let document = drawing.document
    let embedded = document.connections.first {
      $0.owner == source.id && $0["kind"] == "embed"
    }?.destination.flatMap { document.scene($0) }
    let name = embedded.map { referenceName(of: $0) ?? document.title(of: $0) } ?? "Container"
    if !drawBackground(source, frame, &svg) { drawUnknown(nil, frame, radius: 0, &svg) }
    guard frame.width > 40, frame.height > 16 else { return }
    let text = TextLines.cut(name, size: 11, width: frame.width - 12)
    guard let place = captionPlace(TextLines.width(text, size: 11), source, frame) else { return }
    svg.label(
      text, at: Point(x: place.midX, y: place.midY + 4), size: 11,
      fill: colors.system("systemGrayColor").hex, anchor: .middle)
  }

  /// The place for the name of a container view: in its middle, or at its top or bottom where another container view lies on
  /// the middle. `nil` if one lies on all three.
  private func captionPlace(_ width: Double, _ source: LayoutView, _ frame: Rect) -> Rect? {
    let height = 14.0
    let covers = containers(over: source)
    return [frame.midY - height / 2, frame.y + 2, frame.maxY - height - 2]
      .map { Rect(x: frame.midX - width / 2, y: $0, width: width, height: height) }
      .first { place in
        covers.allSatisfy { cover in
          let common = cover.intersection(place)
          return common.width <= 0 || common.height <= 0
        }
      }
  }

  /// The frames of the visible container views that are drawn after one, beside it in the same view.
  private func containers(over source: LayoutView) -> [Rect] {
    guard let parent = scene[documentIndex: source.index]?.parent else { return [] }
    var result: [Rect] = []
    var isLater = false
    for place in scene.views[parent].children where result.count < Self.mostCovers {
      let view = scene.views[place]
      if view.resolved.index == source.index {
        isLater = true
      } else if isLater, view.isVisible, view.resolved.kind == .containerView {
        result.append(view.frame)
      }
    }
    return result
  }

  /// So many container views over another one are looked at. A screen shows fewer.
  private static let mostCovers = 64

  /// The name of a scene in another storyboard, with that storyboard; `nil` for a scene of this one.
  private func referenceName(of scene: LayoutScene) -> String? {
    guard
      let reference = scene.controllers.first.map({ drawing.document.controllers[$0].element }),
      reference.name == "viewControllerPlaceholder", let storyboard = reference["storyboardName"]
    else { return nil }
    return [reference["referencedIdentifier"], "\(storyboard).storyboard"].compactMap { $0 }
      .joined(separator: " · ")
  }
}
