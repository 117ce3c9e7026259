import ArgumentParser
import LayoutComparison
import LayoutModel
import LayoutWorkbench

struct EmbedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed",
    abstract: "Put views of one superview into a new stack view, view or scroll view.",
    discussion: """
      Constraints between these views and other views become constraints of the container. In a stack view, the \
      constraints between the views are removed, and axis, spacing and alignment follow from where the views are now, \
      unless options name them. In a plain view, nothing moves. In a scroll view, nothing moves either, unless there \
      is room left to fill; then the content is as wide as the visible part. Nothing is written if a layout has a \
      solution on a device before, and none afterwards.

        ninegrid edit embed Main.storyboard Name Field --in stack --name 'Name Row'
        ninegrid edit embed Main.storyboard Form --in scroll --dry-run
      """)

  @OptionGroup var input: EditedDocument

  @Argument(help: ArgumentHelp("Views.", valueName: "view"))
  var views: [String]

  @Option(
    name: .customLong("in"), help: ArgumentHelp("stack, view or scroll.", valueName: "container"))
  var container: ContainerArgument

  @Option(name: .long, help: ArgumentHelp("horizontal or vertical.", valueName: "axis"))
  var axis: AxisArgument?

  @Option(
    name: .long,
    help: ArgumentHelp("The distance between arranged views, in points.", valueName: "points"),
    transform: NumberArgument.read)
  var spacing: Double?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "fill, leading, top, center, trailing, bottom, firstBaseline, lastBaseline.",
      valueName: "alignment"))
  var alignment: AlignmentArgument?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "fill, fillEqually, fillProportionally, equalSpacing, equalCentering.",
      valueName: "distribution"))
  var distribution: DistributionArgument?

  @Option(name: .long, help: ArgumentHelp("The name of the container.", valueName: "name"))
  var name: String?

  @OptionGroup var options: EditOptions

  func validate() throws {
    if views.isEmpty { throw ValidationError("Name the views to embed.") }
    let isStack = container == .stack
    if !isStack, axis != nil || spacing != nil || alignment != nil || distribution != nil {
      throw ValidationError(
        "'--axis', '--spacing', '--alignment' and '--distribution' are for '--in stack'.")
    }
  }

  func run() throws {
    var draft = EmbeddingDraft(container.value)
    draft.axis = axis.map { $0 == .vertical ? .vertical : .horizontal }
    draft.spacing = spacing
    draft.alignment = alignment?.rawValue
    draft.distribution = distribution?.rawValue
    draft.name = name
    try EditRun(input, options).run { editor, scene in
      let finder = ObjectFinder(editor.document, scene: scene)
      try editor.embed(try views.map { try finder.view($0).id }, in: draft)
    } check: { before, after in
      try EmbeddingProof.check(before, after)
    }
  }
}

enum AlignmentArgument: String, CaseIterable, ExpressibleByArgument {
  case fill, leading, top, center, trailing, bottom, firstBaseline, lastBaseline
}

enum DistributionArgument: String, CaseIterable, ExpressibleByArgument {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}
