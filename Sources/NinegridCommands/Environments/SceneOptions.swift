import ArgumentParser
import Diagnostics
import LayoutModel
import LayoutWorkbench

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
  func failures(_ documents: [ChosenScenes]) -> [DocumentFailure] {
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
