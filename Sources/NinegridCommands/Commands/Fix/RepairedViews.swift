import ArgumentParser
import LayoutComparison
import LayoutModel
import LayoutWorkbench

/// The option for the views that a repair changes.
struct RepairedViews: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("Only this view, by id or name; repeatable.", valueName: "view")
  )
  var view: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Only the views of this scene, by the id of its controller, scene or root view, or by its name; repeatable.",
      valueName: "scene"))
  var scene: [String] = []

  var isEmpty: Bool { view.isEmpty && scene.isEmpty }

  /// The named views of a document; empty if none is named.
  func ids(in loaded: LoadedDocument) throws -> Set<ObjectID> {
    let document = loaded.document
    let finder = ObjectFinder(document)
    var result = Set(try view.map { try finder.view($0).id })
    for name in scene {
      let found = try finder.scene(name)
      result.formUnion(found.views.map { document.views[$0].id })
    }
    return result
  }
}
