import ArgumentParser
import LayoutComparison
import LayoutModel

struct RemoveObjectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove views with their constraints, or constraints, from a document.",
    discussion: """
      A view is removed together with the views in it and all constraints that it takes part in. The command then \
      prints what the layout lacks. If an outlet, an action or a segue refers to a view, the view stays; \
      --with-connections removes both. Scenes, root views and documents are not removed.

        ninegrid edit remove Main.storyboard 'Yellow View' --dry-run
        ninegrid edit remove Main.storyboard k3F-q1-Zab
      """)

  @OptionGroup var input: EditedDocument

  @Argument(help: ArgumentHelp("Views and constraints.", valueName: "object"))
  var objects: [String]

  @Flag(name: .long, help: "Also remove the outlets, actions and segues that refer to them.")
  var withConnections = false

  @OptionGroup var options: EditOptions

  func validate() throws {
    if objects.isEmpty { throw ValidationError("Name a view or a constraint to remove.") }
  }

  func run() throws {
    try EditRun(input, options).run { editor, scene in
      // All objects are found first, because the second one may be removed with the first.
      let finder = ObjectFinder(editor.document, scene: scene)
      for id in try objects.map({ try finder.object($0) }) {
        if finder.document.contains(id), !editor.document.contains(id) { continue }
        try editor.remove(id, withConnections: withConnections)
      }
    }
  }
}
