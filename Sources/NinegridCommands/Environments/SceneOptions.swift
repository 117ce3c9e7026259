import ArgumentParser
import Diagnostics
import LayoutModel
import LayoutWorkbench

/// The option for the scenes of a document. It is the same in every command that works on scenes.
struct SceneOptions: ParsableArguments {
  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp(
      "Only this scene: the id of its root object, its controller or itself; repeatable.",
      valueName: "id"))
  var ids: [String] = []

  /// The named scenes that one of several documents has. It need not have all of them.
  func chosen(in loaded: LoadedDocument) -> ChosenScenes { ChosenScenes(ids, in: loaded) }

  /// The failures for ids that are in none of the documents, in the order of the options.
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
