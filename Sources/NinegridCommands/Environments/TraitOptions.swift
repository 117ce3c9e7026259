import ArgumentParser
import LayoutWorkbench

/// The options that change an environment of any size. They are the same in every command that
/// resolves.
struct TraitOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The user's text size: xSmall … xxxLarge, AX1 … AX5.", valueName: "category"),
    transform: TextSizeArgument.init(text:))
  var textSize: TextSizeArgument?

  @Option(
    name: .long, help: ArgumentHelp("The direction of text: ltr or rtl.", valueName: "direction"))
  var direction: DirectionChoice = .ltr

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Bars: inferred, none, or a list of status, navigation, large-navigation, tab, toolbar.",
      valueName: "bars"),
    transform: BarsArgument.init(text:))
  var bars: BarsArgument?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Where the app shows a scene: first, all (in resolve and batch), a number, or a place such as screen, page-sheet, form-sheet:540x620, popover, container:300x200, primary-column, widget, no-window.",
      valueName: "place"),
    transform: PlaceArgument.init(text:))
  var place: PlaceArgument?

  /// The traits that the person gave; left to right is not one of them.
  var given: [String] {
    EnvironmentOptions.names(of: [
      ("--text-size", textSize != nil), ("--direction", direction != .ltr), ("--bars", bars != nil),
      ("--place", place != nil),
    ])
  }
}
