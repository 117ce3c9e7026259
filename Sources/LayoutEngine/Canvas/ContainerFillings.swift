import LayoutModel

/// Which scene fills each container view of a document, found by the places of all scenes.
struct ContainerFillings: Sendable {
  /// A scene that fills a container view.
  struct Filling: Hashable, Sendable {
    var container: ObjectID
    /// The position of the scene.
    var scene: Int
    /// The number of the place among the scene's places.
    var place: Int
  }

  /// The fillings, by the scene that contains the container view. They are in the order of the
  /// scenes that fill.
  private var fillings: [Int: [Filling]] = [:]

  /// A controller that only shows others has no view. The first scene that it shows fills the
  /// container.
  ///
  /// - Parameter places: the places of each scene.
  init(_ document: LayoutDocument, places: [[Place]]) {
    var nearest: [ObjectID: (filling: Filling, order: [Int])] = [:]
    var order: [ObjectID] = []
    let segues = Dictionary(
      document.connections.enumerated().compactMap { place, connection in
        connection.id.map { ($0, place) }
      }, uniquingKeysWith: { first, _ in first })
    for scene in document.scenes {
      guard let root = scene.roots.first, document.views[root].role == "view" else { continue }
      for (number, place) in places[scene.index].enumerated() {
        guard place.kind == .container, let id = place.container, let container = document.view(id),
          container.scene != scene.index
        else { continue }
        let distance = [place.route.count, place.route.last.flatMap { segues[$0] } ?? 0]
        if let known = nearest[id] {
          guard distance.lexicographicallyPrecedes(known.order) else { continue }
        } else {
          order.append(id)
        }
        nearest[id] = (Filling(container: id, scene: scene.index, place: number), distance)
      }
    }
    for id in order {
      guard let filling = nearest[id]?.filling, let view = document.view(id) else { continue }
      fillings[view.scene, default: []].append(filling)
    }
  }

  subscript(scene: Int) -> [Filling] { fillings[scene] ?? [] }
}
