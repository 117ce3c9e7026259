import ArgumentParser
import LayoutComparison
import LayoutModel

struct SetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set a property of an object, in all size classes or in one cell of the grid.",
    discussion: """
      Properties have the names that 'ninegrid diff' prints: constant, priority, text, hidden, spacing, \
      fontDescription.pointSize, state[normal].title, rect[frame].width. 'name', 'class', 'lines', \
      'fontSize' and of buttons 'title' work, too. The constant of a constraint may be 'standard'. Several \
      properties are set in one go, or none of them.

      A colour (textColor, backgroundColor, tintColor, titleColor, …) is one word: #0A84FF, #0A84FF80, systemBlue, white, \
      a named colour of the document or of the asset catalogues around it, or default. So is a font: \
      system-17-semibold, Helvetica-Bold-17, body. accessibilityLabel, accessibilityHint, accessibilityIdentifier, \
      accessibilityTraits and isAccessibilityElement are properties, too.

      An element has the attributes that public documents show on it, each with its type; anything else is refused with the \
      nearest name. With --cell a value is set that Interface Builder varies: constants of constraints, fonts, hidden, \
      background colours, margins, the arrangement of stack views, images.

        ninegrid edit set Main.storyboard k3F-q1-Zab.constant 24
        ninegrid edit set Main.storyboard 'Root Stack View.axis' horizontal --cell wAny-hC
        ninegrid edit set Main.storyboard Title.text 'Sign In' Title.font system-28-bold
        ninegrid edit set Main.storyboard Title.textColor systemBlue Box.backgroundColor '#0A84FF80'
        ninegrid edit set Main.storyboard k3F-q1-Zab.constant -8
      """)

  @OptionGroup var input: EditedDocument

  // Values may be negative numbers, which look like options.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "What to set, and to what; repeatable.", valueName: "object.property value"))
  var settings: [String]

  @Flag(
    name: .long, help: "Also attributes and values that no public document has on such an object.")
  var force = false

  @OptionGroup var place: CellOption
  @OptionGroup var options: EditOptions

  func validate() throws {
    if let option = settings.first(where: { $0.hasPrefix("-") && NumberText.number($0) == nil }) {
      throw ValidationError("'\(option)' is no option. Write '--' before a text that begins so.")
    }
    if settings.isEmpty || settings.count % 2 != 0 {
      throw ValidationError(
        "Give a value after each property, such as 'Title.text' 'Sign In'.")
    }
  }

  func run() throws {
    let targets = stride(from: 0, to: settings.count, by: 2).map { settings[$0] }
    let setsColors = targets.contains { $0.lowercased().hasSuffix("color") }
    try EditRun(input, options, usesCatalogues: setsColors).run { editor, scene in
      for index in stride(from: 0, to: settings.count, by: 2) {
        try editor.set(
          settings[index], to: settings[index + 1], in: place.cell, scene: scene, isForced: force)
      }
    }
  }
}
