package import LayoutModel

/// Pairs of scenes of two documents that are the same, because their views are the same.
///
/// A scene may get another id or another name while its views stay the same. So scenes are matched
/// by the id of their root object, then by the views that they have in common, and then by the
/// scene's own id.
package struct ScenePairs: Sendable {
  /// Positions of a scene in both documents, in the order of the second one.
  package private(set) var pairs: [(old: Int, new: Int)] = []
  /// Positions of scenes that the second document does not have any more.
  package private(set) var removed: [Int] = []
  /// Positions of scenes that the first document does not have.
  package private(set) var added: [Int] = []

  package init(from a: LayoutDocument, to b: LayoutDocument) {
    var partners: [Int: Int] = [:]
    var taken: Set<Int> = []
    func pair(_ old: Int, _ new: Int) {
      if partners[new] != nil || !taken.insert(old).inserted { return }
      partners[new] = old
    }
    let old = Self.positions(a) { [$0.id] }
    for scene in b.scenes {
      if let position = old[scene.id]?.first { pair(position, scene.index) }
    }
    for (old, new) in Self.common(a, b) { pair(old, new) }
    let bySceneID = Self.positions(a) { $0.sceneID.map { [$0] } ?? [] }
    for scene in b.scenes {
      if let id = scene.sceneID, let position = bySceneID[id]?.first { pair(position, scene.index) }
    }
    for scene in b.scenes {
      if let position = partners[scene.index] {
        pairs.append((position, scene.index))
      } else {
        added.append(scene.index)
      }
    }
    removed = a.scenes.map(\.index).filter { !taken.contains($0) }
  }

  /// Pairs of scenes that have views in common: those with the most first, then in document order.
  private static func common(
    _ a: LayoutDocument, _ b: LayoutDocument
  ) -> [(old: Int, new: Int)] {
    let scenes = positions(a) { scene in scene.views.map { a.views[$0].id } }
    var counts: [Pair: Int] = [:]
    for scene in b.scenes {
      for view in scene.views {
        for position in scenes[b.views[view].id] ?? [] {
          counts[Pair(old: position, new: scene.index), default: 0] += 1
        }
      }
    }
    let order = counts.sorted { a, b in
      a.value != b.value
        ? a.value > b.value : (a.key.new, a.key.old) < (b.key.new, b.key.old)
    }
    return order.map { ($0.key.old, $0.key.new) }
  }

  private struct Pair: Hashable {
    var old: Int
    var new: Int
  }

  /// The positions of scenes, by the ids that a function returns for them.
  private static func positions(
    _ document: LayoutDocument, _ ids: (LayoutScene) -> [ObjectID]
  ) -> [ObjectID: [Int]] {
    var result: [ObjectID: [Int]] = [:]
    for scene in document.scenes {
      for id in ids(scene) { result[id, default: []].append(scene.index) }
    }
    return result
  }
}
