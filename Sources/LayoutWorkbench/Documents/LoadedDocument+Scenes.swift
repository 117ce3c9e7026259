import Diagnostics
package import LayoutModel

extension LoadedDocument {
  /// The scene with that id, or the one whose root object or controller has it.
  ///
  /// - Throws: ``DocumentFailure/unknownScene(id:document:suggestion:)``.
  package func scene(named id: String) throws -> LayoutScene {
    if let scene = document.scene(ObjectID(id)) { return scene }
    throw DocumentFailure.unknownScene(id: id, document: name, suggestion: sceneLike(id))
  }

  /// The positions of the scenes with these ids, each once; of all scenes if there are no ids.
  ///
  /// - Throws: ``DocumentFailure/unknownScene(id:document:suggestion:)`` for the first that does not exist.
  package func scenes(named ids: [String]) throws -> [Int] {
    let chosen = ChosenScenes(ids, in: self)
    if let id = ids.first(where: { chosen.missing[$0] != nil }) { _ = try scene(named: id) }
    return chosen.positions
  }

  /// The id of a scene or its root object that is spelt almost like `id`.
  package func sceneLike(_ id: String) -> String? {
    let known = document.scenes.flatMap { scene in
      [scene.id] + (scene.sceneID.map { [$0] } ?? [])
    }
    return Spelling.nearest(to: id, in: known.map(\.text))
  }
}
