import ArgumentParser
import LayoutComparison
import LayoutModel

struct SetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set a property of an object, in all size classes or in one cell of the grid.",
    discussion: """
      Properties have the names that 'ninegrid diff' prints: constant, priority, text, hidden, spacing, \
      fontDescription.pointSize, state[normal].title, rect[frame].width. The short names 'name', 'class', 'lines' and \
      'fontSize' work, too, and 'title' for buttons. The constant of a constraint may be 'standard'. If you name \
      several properties, all of them are set, or none.

      A colour (textColor, backgroundColor, tintColor, titleColor, …) is one word: #0A84FF, #0A84FF80, systemBlue, \
      white, a named colour of the document or of the asset catalogues around it, or default. A font is one word, too: \
      system-17-semibold, Helvetica-Bold-17, body. accessibilityLabel, accessibilityHint, accessibilityIdentifier, \
      accessibilityTraits and isAccessibilityElement are also properties.

      An element has the attributes that it has in public documents, each with its type. Any other attribute is \
      refused, with the nearest name as a hint. --cell sets a value that Interface Builder can vary: constants of \
      constraints, fonts, hidden, background colours, margins, the arrangement of stack views, and images.

        ninegrid edit set Main.storyboard k3F-q1-Zab.constant 24
        ninegrid edit set Main.storyboard 'Root Stack.axis' horizontal --cell wAny-hC
        ninegrid edit set Main.storyboard Title.text Hello Title.font system-28-bold
        ninegrid edit set Main.storyboard Box.backgroundColor '#0A84FF80'
        ninegrid edit set Main.storyboard k3F-q1-Zab.constant -8
      """)

  @OptionGroup var input: EditedDocument

  // A value may be a negative number, which looks like an option.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "A property and its value; repeatable.", valueName: "object.property value"))
  var settings: [String]

  @Flag(
    name: .long, help: "Allow attributes and values that no public document has on such an object.")
  var force = false

  @OptionGroup var place: CellOption
  @OptionGroup var options: EditOptions

  func validate() throws {
    if let option = settings.first(where: { $0.hasPrefix("-") && NumberText.number($0) == nil }) {
      throw ValidationError(
        "'\(option)' is not an option. Write '--' before a text that begins so.")
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
