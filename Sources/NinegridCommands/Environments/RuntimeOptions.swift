import ArgumentParser
import Diagnostics
import LayoutComparison
import LayoutEngine
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

  /// The document as code has changed it.
  ///
  /// - Parameter isOnly: whether no other document may be meant where this one has no such object.
  func applied(to loaded: LoadedDocument, isOnly: Bool = true) throws -> LoadedDocument {
    let state = try state(of: loaded)
    if isOnly, let fault = state.missing.min(by: { $0.key < $1.key })?.value {
      throw RuntimeFault(fault: fault)
    }
    return state.loaded
  }

  /// Two versions of a document as code has changed them; each object must be in one of them.
  func applied(
    to old: LoadedDocument, _ new: LoadedDocument
  ) throws -> (old: LoadedDocument, new: LoadedDocument) {
    let (before, after) = (try state(of: old), try state(of: new))
    let nowhere = after.missing.filter { before.missing[$0.key] != nil }
    if let fault = nowhere.min(by: { $0.key < $1.key })?.value { throw RuntimeFault(fault: fault) }
    return (before.loaded, after.loaded)
  }

  /// A document after the changes, and which of them mean objects that it does not have.
  private struct State {
    var loaded: LoadedDocument
    /// By their position among all changes.
    var missing: [Int: EditFault] = [:]
  }

  private func state(of loaded: LoadedDocument) throws -> State {
    var state = State(loaded: loaded)
    if changes.isEmpty { return state }
    var editor = DocumentEditor(loaded.document)
    func change(_ position: Int, _ body: (inout DocumentEditor) throws -> Void) throws {
      do {
        try body(&editor)
      } catch let fault as EditFault {
        guard case .unknownObject = fault else { throw RuntimeFault(fault: fault) }
        state.missing[position] = fault
      }
    }
    for (position, view) in `repeat`.enumerated() {
      try change(position) { editor in
        let found = try ObjectFinder(editor.document).view(view.view)
        try editor.repeat(found.id, view.count)
      }
    }
    for (position, setting) in settings.enumerated() {
      try change(`repeat`.count + position) { editor in
        try editor.set(setting.target, to: setting.value, in: nil)
      }
    }
    state.loaded.document = editor.document
    return state
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
