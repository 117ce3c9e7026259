import ArgumentParser
import LayoutComparison
import LayoutModel

struct PinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin",
    abstract: "Add constraints that pin views: distances, sizes, ratios.",
    discussion: """
      Distances are points, 'standard', or 'current' for the distance that the view has now. Without --to, they are \
      distances to the safe area if the superview has one, and to the superview otherwise. With --to, they are \
      distances to another view: '--leading 8 --to Name' puts the view 8 points after Name.

        ninegrid edit pin Main.storyboard Photo --top 20 --leading 16 --trailing 16
        ninegrid edit pin Main.storyboard Field --leading standard --to 'Name Label'
        ninegrid edit pin Main.storyboard Photo --width 120 --aspect-ratio 16:9
        ninegrid edit pin Main.storyboard First Middle Last --equal-widths
      """)

  @OptionGroup var input: EditedDocument

  @Argument(help: ArgumentHelp("Views.", valueName: "view"))
  var views: [String]

  @Option(
    name: .long, help: ArgumentHelp("The distance to the leading edge.", valueName: "distance"))
  var leading: DistanceArgument?
  @Option(
    name: .long, help: ArgumentHelp("The distance to the trailing edge.", valueName: "distance"))
  var trailing: DistanceArgument?
  @Option(name: .long, help: ArgumentHelp("The distance to the top edge.", valueName: "distance"))
  var top: DistanceArgument?
  @Option(
    name: .long, help: ArgumentHelp("The distance to the bottom edge.", valueName: "distance"))
  var bottom: DistanceArgument?
  @Option(name: .long, help: ArgumentHelp("A width, in points or 'current'.", valueName: "length"))
  var width: DistanceArgument?
  @Option(name: .long, help: ArgumentHelp("A height, in points or 'current'.", valueName: "length"))
  var height: DistanceArgument?

  @Option(
    name: .long,
    help: ArgumentHelp("Width to height, such as 16:9, or 'current'.", valueName: "ratio"))
  var aspectRatio: RatioArgument?

  @Flag(name: .long, help: "Make the views as wide as the first of them.")
  var equalWidths = false
  @Flag(name: .long, help: "Make the views as high as the first of them.")
  var equalHeights = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What to pin to: superview, margins, safe-area, or a view or guide.", valueName: "item"))
  var to: String?

  @Option(
    name: .long, help: ArgumentHelp("equal, at-least or at-most.", valueName: "relation"))
  var relation: RelationArgument = .equal

  @Option(
    name: .long, help: ArgumentHelp("The priority, from 1 to 1000.", valueName: "priority"),
    transform: NumberArgument.priority)
  var priority: Double = 1000

  @OptionGroup var place: CellOption
  @OptionGroup var options: EditOptions

  func validate() throws {
    let isEmpty =
      [leading, trailing, top, bottom, width, height].allSatisfy { $0 == nil }
      && aspectRatio == nil && !equalWidths && !equalHeights
    if isEmpty { throw ValidationError("Say what to pin, such as '--top 20' or '--width 100'.") }
    if equalWidths || equalHeights, views.count < 2 {
      throw ValidationError("'--equal-widths' and '--equal-heights' need two views or more.")
    }
    for length in [width, height] where length?.distance == .standard {
      throw ValidationError("A length has no standard; give points, or 'current'.")
    }
  }

  func run() throws {
    try EditRun(input, options).run { editor, scene in
      let finder = ObjectFinder(editor.document, scene: scene)
      let found = try views.map { try finder.view($0) }
      for view in found {
        try editor.pin(view.id, try draft(for: view, finder), in: place.cell)
      }
      if equalWidths { try editor.align(found.map(\.id), .width, in: place.cell) }
      if equalHeights { try editor.align(found.map(\.id), .height, in: place.cell) }
    }
  }

  private func draft(for view: LayoutView, _ finder: ObjectFinder) throws(EditFault) -> PinDraft {
    var draft = PinDraft()
    let edges: [(LayoutAttribute, DistanceArgument?)] = [
      (.leading, leading), (.trailing, trailing), (.top, top), (.bottom, bottom),
    ]
    draft.edges = edges.compactMap { edge, distance in distance.map { (edge, $0.distance) } }
    draft.width = width?.distance
    draft.height = height?.distance
    draft.aspectRatio = aspectRatio?.ratio
    draft.relation = relation.value
    draft.priority = LayoutPriority(priority)
    switch to {
    case nil: draft.target = .closest
    case "superview"?: draft.target = .superview
    case "margins"?: draft.target = .margins
    case "safe-area"?: draft.target = .safeArea
    case let name?: draft.target = .item(try finder.item(name, beside: view.id))
    }
    return draft
  }
}
