import ArgumentParser
import Diagnostics
import LayoutModel

/// Which scenes of a document a command is for; the same wherever a document is taken scene by scene.
struct SceneOptions: ParsableArguments {
  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp(
      "Only this scene: the id of its root object, its controller or itself; repeatable.",
      valueName: "id"))
  var ids: [String] = []

  /// The scenes of one of several documents, which need not have them all.
  func chosen(in loaded: LoadedDocument) -> ChosenScenes { ChosenScenes(ids, in: loaded) }

  /// What is wrong with ids that none of the documents has a scene for, in the order of the options.
  func failures(_ documents: [ChosenScenes]) -> [CommandFailure] {
    guard let first = documents.first else { return [] }
    var told: Set<String> = []
    return ids.filter { id in
      documents.allSatisfy { $0.missing[id] != nil } && told.insert(id).inserted
    }.map { id in
      let alike = documents.compactMap { $0.missing[id] ?? nil }
      let suggestion = Spelling.nearest(to: id, in: alike)
      return .unknownScene(
        id: id, document: documents.count == 1 ? first.document : nil, suggestion: suggestion)
    }
  }
}

/// The scenes of a document that `--scene` names.
struct ChosenScenes: Sendable {
  let document: String
  /// In the order of the options, each once; all where no option is given.
  private(set) var positions: [Int] = []
  /// Ids that the document has no scene for, with one like it, where there is one.
  fileprivate private(set) var missing: [String: String?] = [:]

  /// Whether the scenes that are named are all those of other documents.
  var areElsewhere: Bool { positions.isEmpty && !missing.isEmpty }

  init(_ ids: [String], in loaded: LoadedDocument) {
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

extension LoadedDocument {
  /// The scene whose root object, controller or scene has that id.
  ///
  /// - Throws: ``CommandFailure/unknownScene(id:document:suggestion:)``.
  func scene(named id: String) throws -> LayoutScene {
    if let scene = document.scene(ObjectID(id)) { return scene }
    throw CommandFailure.unknownScene(id: id, document: name, suggestion: sceneLike(id))
  }

  /// Positions of the scenes with these ids, each once; of all scenes where there are none.
  ///
  /// - Throws: ``CommandFailure/unknownScene(id:document:suggestion:)`` for the first that does not exist.
  func scenes(named ids: [String]) throws -> [Int] {
    let chosen = ChosenScenes(ids, in: self)
    if let id = ids.first(where: { chosen.missing[$0] != nil }) { _ = try scene(named: id) }
    return chosen.positions
  }

  /// The id of a scene or its root object that is spelt almost like `id`.
  fileprivate func sceneLike(_ id: String) -> String? {
    let known = document.scenes.flatMap { scene in
      [scene.id] + (scene.sceneID.map { [$0] } ?? [])
    }
    return Spelling.nearest(to: id, in: known.map(\.text))
  }
}
