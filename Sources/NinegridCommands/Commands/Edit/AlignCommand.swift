import ArgumentParser
import LayoutComparison
import LayoutModel

struct AlignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "align",
    abstract: "Align views with the first of them, or centre them in their superview.",
    discussion: """
        ninegrid edit align Main.storyboard Name Field --by lastBaseline
        ninegrid edit align Main.storyboard First Last --by leading --by trailing
        ninegrid edit align Main.storyboard Photo --in-container centerX --offset 10
      """)

  @OptionGroup var input: EditedDocument

  @Argument(help: ArgumentHelp("Views; the others are aligned with the first.", valueName: "view"))
  var views: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      "leading, trailing, top, bottom, centerX, centerY, firstBaseline, lastBaseline; repeatable.",
      valueName: "attribute"),
    transform: AlignCommand.attribute)
  var by: [LayoutAttribute] = []

  @Option(
    name: .long,
    help: ArgumentHelp("centerX or centerY of the superview; repeatable.", valueName: "attribute"),
    transform: AlignCommand.attribute)
  var inContainer: [LayoutAttribute] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The distance behind or below the superview's centre, in points.", valueName: "points"),
    transform: NumberArgument.read)
  var offset: Double = 0

  @OptionGroup var place: CellOption
  @OptionGroup var options: EditOptions

  func validate() throws {
    if by.isEmpty && inContainer.isEmpty {
      throw ValidationError("Say what to align: '--by leading', or '--in-container centerX'.")
    }
    if !by.isEmpty, views.count < 2 {
      throw ValidationError("'--by' aligns two views or more.")
    }
    for attribute in inContainer where attribute != .centerX && attribute != .centerY {
      throw ValidationError("'--in-container' is centerX or centerY.")
    }
    for attribute in by where attribute.isDimension {
      throw ValidationError("Lengths are made equal by 'ninegrid edit pin --equal-widths'.")
    }
  }

  func run() throws {
    try EditRun(input, options).run { editor, scene in
      let finder = ObjectFinder(editor.document, scene: scene)
      let ids = try views.map { try finder.view($0).id }
      for attribute in by { try editor.align(ids, attribute, in: place.cell) }
      for attribute in inContainer {
        for id in ids { try editor.center(id, attribute, offset: offset, in: place.cell) }
      }
    }
  }

  private static func attribute(_ text: String) throws -> LayoutAttribute {
    guard let attribute = LayoutAttribute(equationName: text) else {
      throw ValidationError("'\(text)' is not a layout attribute.")
    }
    return attribute
  }
}
