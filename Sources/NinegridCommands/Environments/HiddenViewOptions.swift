import ArgumentParser
import Diagnostics
import LayoutModel

/// Which views are hidden and shown, whatever the document says.
struct HiddenViewOptions: ParsableArguments {
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

  /// By id, whether a view is hidden.
  var hidden: [ObjectID: Bool] {
    var result: [ObjectID: Bool] = [:]
    for id in hide { result[ObjectID(id)] = true }
    for id in show { result[ObjectID(id)] = false }
    return result
  }
}
