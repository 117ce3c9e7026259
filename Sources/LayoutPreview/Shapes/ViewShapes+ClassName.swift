import LayoutModel

extension ViewShapes {
  /// The class of an empty view, to be written on its surface. `nil` where an image, a text or a control of about its size lies
  /// at the same place: code shows one of both.
  func className(of view: PlacedView, _ source: LayoutView) -> String? {
    guard let name = source.customClass, let parent = view.parent else { return nil }
    let siblings = scene.views[parent].children
    guard siblings.count <= Self.mostSiblings else { return name }
    let room = view.frame.centered(width: TextLines.width(name, size: 9), height: 12)
    let area = view.frame.width * view.frame.height
    let isTaken = siblings.contains { place in
      let other = scene.views[place]
      guard other.isVisible, other.resolved.index != view.resolved.index,
        other.resolved.kind == .imageView || OccupiedArea.kinds.contains(other.resolved.kind),
        other.frame.width * other.frame.height <= 2 * area
      else { return false }
      let common = other.frame.intersection(room)
      return common.width > 0 && common.height > 0
    }
    return isTaken ? nil : name
  }

  /// In a longer list, each view would be compared with each other one.
  private static let mostSiblings = 256
}
