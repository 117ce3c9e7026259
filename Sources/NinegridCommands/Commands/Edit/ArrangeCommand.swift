import ArgumentParser
import LayoutComparison
import LayoutModel

struct ArrangeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arrange",
    abstract: "Put views into a stack view, take them out, or give them another place in it.",
    discussion: """
      A view that is added to the stack view loses the constraints of its old place. A view that is taken out is then \
      in the superview of the stack view, and has no constraints yet.

        ninegrid edit arrange Main.storyboard 'Form Stack' --add Hint --at 1
        ninegrid edit arrange Main.storyboard 'Form Stack' --move Hint --at 3
        ninegrid edit arrange Main.storyboard 'Form Stack' --take-out Hint
      """)

  @OptionGroup var input: EditedDocument

  @Argument(help: ArgumentHelp("The stack view.", valueName: "stack"))
  var stack: String

  @Option(
    name: [.customLong("add"), .customLong("move")],
    help: ArgumentHelp(
      "A view to put into the stack view, or to give another place in it; repeatable.",
      valueName: "view"))
  var views: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The place in the stack view, from 1; the last one by default.", valueName: "place"))
  var at: Int?

  @Option(
    name: .long,
    help: ArgumentHelp("A view to take out of the stack view; repeatable.", valueName: "view"))
  var takeOut: [String] = []

  @OptionGroup var options: EditOptions

  func validate() throws {
    if views.isEmpty && takeOut.isEmpty {
      throw ValidationError("Name a view with '--add', '--move' or '--take-out'.")
    }
    if at != nil && views.isEmpty {
      throw ValidationError("'--at' is the place of a view that '--add' or '--move' names.")
    }
  }

  func run() throws {
    try EditRun(input, options).run { editor, scene in
      let finder = ObjectFinder(editor.document, scene: scene)
      let container = try finder.view(stack)
      for name in takeOut {
        let view = try finder.view(name)
        guard view.parent == container.index else {
          throw EditFault.wrongKind(
            id: view.id, name: view.name, wanted: "arranged by '\(container.id)'")
        }
        try editor.takeOut(view.id)
      }
      for (offset, name) in views.enumerated() {
        try editor.arrange(
          try finder.view(name).id, in: container.id, at: at.map { $0 + offset })
      }
    }
  }
}
