import LayoutModel

/// The scenes of a document that `--scene` names.
package struct ChosenScenes: Sendable {
  package let document: String
  /// In the order of the options, each once; all where no option is given.
  package private(set) var positions: [Int] = []
  /// Ids that the document has no scene for, with one like it, where there is one.
  package private(set) var missing: [String: String?] = [:]

  /// Whether the scenes that are named are all those of other documents.
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
