import ArgumentParser
import LayoutComparison
import LayoutModel
import LayoutWorkbench

struct AddConstraintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add constraints by an equation or a line of the Visual Format Language.",
    discussion: """
      Equations have the form that 'show' prints: Item.Attribute =|<=|>= [m x] Item.Attribute [+|- c] (Priority p). \
      Items are names or ids. 'Superview' and guides such as 'Safe Area' belong to the item on the other side. A \
      distance may be 'Standard'. The constraint is added to the closest view that contains both items.

        ninegrid edit add Main.storyboard 'Name.Leading = Safe Area.Leading + 16'
        ninegrid edit add Main.storyboard 'Red.Width = 2 x Blue.Width' --cell wR-hAny
        ninegrid edit add A.xib 'H:|-[Name]-8-[Field]-|' --align alignAllLastBaseline

      A constraint that UIKit would refuse is refused here, too, with the reason.
      """)

  @OptionGroup var input: EditedDocument

  @Argument(
    help: ArgumentHelp("Equations, or lines of the visual format.", valueName: "constraint"))
  var constraints: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A number that lines of the visual format use by its name: spacing=8.",
      valueName: "name=number"),
    transform: AddConstraintCommand.metric)
  var metric: [(name: String, value: Double)] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "An option of lines of the visual format, such as alignAllTop.", valueName: "option"))
  var align: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("The name of the constraint in logs about conflicts.", valueName: "name"))
  var identifier: String?

  @OptionGroup var place: CellOption
  @OptionGroup var options: EditOptions

  func validate() throws {
    if constraints.isEmpty {
      throw ValidationError("Give an equation, such as 'Name.Leading = Superview.Leading + 16'.")
    }
  }

  func run() throws {
    let metrics = Dictionary(metric.map { ($0.name, $0.value) }) { $1 }
    try EditRun(input, options).run { editor, scene in
      for text in constraints {
        let drafts = try ConstraintReader(editor.document, scene: scene)
          .constraints(text, metrics: metrics, options: align)
        for var draft in drafts {
          draft.identifier = identifier
          try editor.add(draft, in: place.cell)
        }
      }
    }
  }

  private static func metric(_ text: String) throws -> (name: String, value: Double) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let value = NumberText.number(parts[1]) else {
      throw ValidationError("'\(text)' is not a metric; write a name and a number, such as pad=12.")
    }
    return (parts[0], value)
  }
}
