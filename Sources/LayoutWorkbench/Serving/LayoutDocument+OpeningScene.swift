package import LayoutModel

extension LayoutDocument {
  /// Whether a scene is a controller that shows other scenes, and has only its bars.
  package func isContainer(_ scene: LayoutScene) -> Bool { scene.views.allSatisfy(isInBar) }

  /// Whether a view is a bar, or lies in a bar.
  func isInBar(_ index: Int) -> Bool {
    viewAndSuperviews(of: index).contains { Self.bars.contains(views[$0].role ?? "") }
  }

  /// The bars of controllers, and what stands in those of others: a title, a bar button item.
  private static let bars: Set<String> = [
    "navigationBar", "tabBar", "toolbar", "titleView", "customView",
  ]

  /// The scene that people expect first: the one that the app shows when it comes to this document.
  ///
  /// It is the initial scene. If that is a container, it is the first scene inside, which its relationships lead to, and in
  /// which something is to see: the detail of a split view may be empty until somebody chooses a row. If they
  /// lead to no scene with views, for example because a storyboard reference lies between, it is the first in the
  /// document that is no container. `nil` for a document without any scene.
  package var openingScene: Int? {
    var queue = [initialScene].compactMap { $0 }
    var seen = Set(queue)
    var next = 0
    var empty: Int?
    while next < queue.count {
      let scene = scenes[queue[next]]
      next += 1
      if !isContainer(scene) {
        if scene.views.count > 1 || queue.count == 1 { return scene.index }
        empty = empty ?? scene.index
      }
      for inner in scenesInside(scene.index) where seen.insert(inner).inserted {
        queue.append(inner)
      }
    }
    return empty ?? scenes.first { !isContainer($0) }?.index
      ?? scenes.first { !$0.views.isEmpty }?.index ?? scenes.first?.index
  }

  private var initialScene: Int? {
    properties.initialViewController.flatMap { scene($0)?.index }
  }

  /// The scenes to which the relationships of a container lead, in their order.
  private func scenesInside(_ scene: Int) -> [Int] {
    connections.compactMap { connection in
      guard connection.kind == "segue", connection["kind"] == "relationship",
        connection.scene == scene, let target = connection.destination
      else { return nil }
      return self.scene(target)?.index
    }
  }
}
