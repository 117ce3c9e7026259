import LayoutModel

/// The scenes of a document that `--scene` names.
package struct ChosenScenes: Sendable {
  package let document: String
  /// Positions of the scenes, in the order of the options, each once; of all scenes if no option is
  /// given.
  package private(set) var positions: [Int] = []
  /// Ids that no scene of the document has, each with a similar id if there is one.
  package private(set) var missing: [String: String?] = [:]

  /// Whether all scenes that are named belong to other documents.
  package var areElsewhere: Bool { positions.isEmpty && !missing.isEmpty }

  package init(_ ids: [String], in loaded: LoadedDocument) {
    document = loaded.name
    if ids.isEmpty { positions = Array(loaded.document.scenes.indices) }
    for id in ids {
      if let scene = loaded.document.scene(ObjectID(id)) {
        if !positions.contains(scene.index) { positions.append(scene.index) }
      } else {
        missing[id] = .some(loaded.sceneLike(id))
      }
    }
  }
}
