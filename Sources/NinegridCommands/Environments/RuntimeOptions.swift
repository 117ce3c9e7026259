import ArgumentParser
import Diagnostics
import LayoutComparison
import LayoutModel

/// What code does to a layout while the program runs; the document on disk stays as it is.
struct RuntimeOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Set a property as code may, such as k3F-q1-Zab.constant=20 or Title.text=Hello; repeatable.",
      valueName: "object.property=value"),
    transform: PropertySetting.init(text:))
  var settings: [PropertySetting] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "So many copies of an entry of a stack view or of a row; repeatable.",
      valueName: "view=count"),
    transform: ViewCount.init(text:))
  var `repeat`: [ViewCount] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Points that code adds to the safe area: top, left, bottom or right; repeatable. 'keyboard' is the height of one that is shown.",
      valueName: "edge=points"),
    transform: InsetSetting.init(text:))
  var inset: [InsetSetting] = []

  /// Whether nothing is asked for.
  var isEmpty: Bool { settings.isEmpty && `repeat`.isEmpty && inset.isEmpty }

  /// The document as code has changed it.
  ///
  /// - Parameter isOnly: whether no other document may be meant where this one has no such object.
  func applied(to loaded: LoadedDocument, isOnly: Bool = true) throws -> LoadedDocument {
    if settings.isEmpty && `repeat`.isEmpty { return loaded }
    var editor = DocumentEditor(loaded.document)
    do {
      for view in `repeat` {
        try skipping(isOnly) {
          let found = try ObjectFinder(editor.document).view(view.view)
          try editor.repeat(found.id, view.count)
        }
      }
      for setting in settings {
        try skipping(isOnly) { try editor.set(setting.target, to: setting.value, in: nil) }
      }
    } catch let error as EditFault {
      throw RuntimeFault(fault: error)
    }
    var result = loaded
    result.document = editor.document
    return result
  }

  /// Leaves out what another document is meant by.
  private func skipping(_ isOnly: Bool, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch EditFault.unknownObject where !isOnly {
      return
    }
  }

  /// The environments as code has changed them.
  func applied(to requests: [RequestedEnvironment]) -> [RequestedEnvironment] {
    if inset.isEmpty { return requests }
    return requests.map { request in
      switch request {
      case .asDesigned(var overrides):
        overrides.insets = inset
        return .asDesigned(overrides)
      case .environment(var environment):
        for inset in inset { inset.apply(to: &environment) }
        return .environment(environment)
      }
    }
  }
}
