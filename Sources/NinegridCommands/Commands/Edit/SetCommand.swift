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

        ninegrid edit set Main.storyboard k3F-q1-Zab.constant 24
        ninegrid edit set Main.storyboard 'Root Stack View.axis' horizontal --cell wAny-hC
        ninegrid edit set Main.storyboard Title.text 'Sign In' Title.fontSize 28
        ninegrid edit set Main.storyboard k3F-q1-Zab.constant -8
      """)

  @OptionGroup var input: EditedDocument

  // Values may be negative numbers, which look like options.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "What to set, and to what; repeatable.", valueName: "object.property value"))
  var settings: [String]

  @OptionGroup var place: CellOption
  @OptionGroup var options: EditOptions

  func validate() throws {
    if let option = settings.first(where: { $0.hasPrefix("-") && Double($0) == nil }) {
      throw ValidationError("'\(option)' is no option. Write '--' before a text that begins so.")
    }
    if settings.isEmpty || settings.count % 2 != 0 {
      throw ValidationError(
        "Give a value after each property, such as 'Title.text' 'Sign In'.")
    }
  }

  func run() throws {
    try EditRun(input, options).run { editor, scene in
      for index in stride(from: 0, to: settings.count, by: 2) {
        try editor.set(settings[index], to: settings[index + 1], in: place.cell, scene: scene)
      }
    }
  }
}
