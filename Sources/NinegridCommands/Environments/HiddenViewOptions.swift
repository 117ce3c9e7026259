import ArgumentParser
import LayoutWorkbench

/// The options that hide and show views, whatever the document says.
struct HiddenViewOptions: ParsableArguments, HiddenViewChoice {
  @Option(
    name: .long, help: ArgumentHelp("Hide a view, by id; repeatable.", valueName: "id"))
  var hide: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Show a view that the document hides, by id; repeatable.", valueName: "id"))
  var show: [String] = []

  func validate() throws {
    if let both = Set(hide).intersection(show).min() {
      throw ValidationError("'\(both)' is both hidden and shown.")
    }
  }

  /// The options that the person gave.
  var given: [String] {
    EnvironmentOptions.names(of: [("--hide", !hide.isEmpty), ("--show", !show.isEmpty)])
  }
}
