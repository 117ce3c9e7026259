import ArgumentParser
import Diagnostics
import LayoutComparison
import LayoutEngine
import LayoutModel
import LayoutWorkbench

/// What code does to a layout while the program runs; the document on disk stays as it is.
struct RuntimeOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Set a property as code may, such as k3F-q1-Zab.constant=20, Title.text=Hello or k3F-q1-Zab.active=NO (also 'installed', of constraints and views); repeatable.",
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

  /// The options that the person gave.
  var given: [String] {
    EnvironmentOptions.names(of: [
      ("--set", !settings.isEmpty), ("--repeat", !`repeat`.isEmpty), ("--inset", !inset.isEmpty),
    ])
  }

  /// What is done to the document itself: `entry=20`, `Title.text=Hello`. Of two states of one document those are
  /// the same in which this is.
  var changes: [String] {
    `repeat`.map { "\($0.view)=\($0.count)" } + settings.map { "\($0.target)=\($0.value)" }
  }

  /// The only document that is asked for, as code has changed it.
  ///
  /// - Throws: also where it has not all objects that the options name, `views` among them.
  func applied(to loaded: LoadedDocument, _ views: HiddenViewOptions) throws -> LoadedDocument {
    let running = try applied(toOneOfSeveral: loaded, views)
    if let failure = UnknownObjects.failure([running.unknown]) { throw failure }
    return running.loaded
  }

  /// One of several documents as code has changed it, and what it does not have.
  func applied(
    toOneOfSeveral loaded: LoadedDocument, _ views: HiddenViewOptions
  ) throws -> (loaded: LoadedDocument, unknown: UnknownObjects) {
    var missing: [Int: EditFault] = [:]
    var result = loaded
    if !changes.isEmpty {
      var editor = DocumentEditor(loaded.document)
      missing = try change(&editor)
      result.document = editor.document
      result.document.arrivals = loaded.document.arrivals
    }
    // Copies of an entry can be hidden, too.
    return (result, UnknownObjects(views.hidden, changes: missing, in: result.document))
  }

  /// Two versions of a document as code has changed them, of which each may lack objects.
  func applied(
    to old: LoadedDocument, _ new: LoadedDocument, _ views: HiddenViewOptions
  ) throws -> (old: LoadedDocument, new: LoadedDocument, unknown: [UnknownObjects]) {
    let before = try applied(toOneOfSeveral: old, views)
    let after = try applied(toOneOfSeveral: new, views)
    return (before.loaded, after.loaded, [before.unknown, after.unknown])
  }

  /// - Returns: by their position among all changes, those that mean objects that the document does not have.
  private func change(_ editor: inout DocumentEditor) throws -> [Int: EditFault] {
    var missing: [Int: EditFault] = [:]
    func attempt(_ position: Int, _ body: () throws -> Void) throws {
      do {
        try body()
      } catch let fault as EditFault {
        guard case .unknownObject = fault else { throw RuntimeFault(fault: fault) }
        missing[position] = fault
      }
    }
    for (position, view) in `repeat`.enumerated() {
      try attempt(position) {
        let found = try ObjectFinder(editor.document).view(view.view)
        try editor.repeat(found.id, view.count)
      }
    }
    for (position, setting) in settings.enumerated() {
      try attempt(`repeat`.count + position) { try setting.apply(to: &editor) }
    }
    return missing
  }

  /// The same with more settings, which hold after those that are there.
  func adding(_ settings: [PropertySetting]) -> Self {
    var copy = self
    copy.settings += settings
    return copy
  }

  /// The ranges of lengths as code has changed what is around them.
  func applied(to ranges: [SweepRange]) -> [SweepRange] {
    ranges.map { range in
      var range = range
      for inset in inset { inset.apply(to: &range.environment) }
      return range
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
