import ArgumentParser
import LayoutComparison
import LayoutModel

/// The views that a repair is about.
struct RepairedViews: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("Only this view, by id or name; repeatable.", valueName: "view")
  )
  var view: [String] = []

  /// Those views of a document; none where none is named.
  func ids(in loaded: LoadedDocument) throws -> Set<ObjectID> {
    let finder = ObjectFinder(loaded.document)
    return Set(try view.map { try finder.view($0).id })
  }
}
