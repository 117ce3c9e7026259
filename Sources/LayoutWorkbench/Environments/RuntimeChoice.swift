package import LayoutComparison
package import LayoutEngine
import LayoutModel
package import PlainText

/// Changes that code makes to a layout while the program runs. The document on disk stays as it is.
package protocol RuntimeChoice: Sendable {
  /// Properties that code sets.
  var settings: [PropertySetting] { get }
  /// The number of copies of entries or rows.
  var `repeat`: [ViewCount] { get }
  /// Points that code adds to the safe area.
  var inset: [InsetSetting] { get }
}

extension RuntimeChoice {
  /// Whether there are no changes.
  package var isEmpty: Bool { settings.isEmpty && `repeat`.isEmpty && inset.isEmpty }

  /// The changes to the document itself: `entry=20`, `Title.text=Hello`. Two states of one document are the same
  /// if these are the same.
  package var changes: [String] {
    `repeat`.map { "\($0.view)=\($0.count)" } + settings.map { "\($0.target)=\($0.value)" }
  }

  /// The document after the changes, if it is the only one.
  ///
  /// - Throws: also if it lacks an object that the options or `views` name.
  package func applied(to loaded: LoadedDocument, _ views: any HiddenViewChoice) throws
    -> LoadedDocument
  {
    let running = try applied(toOneOfSeveral: loaded, views)
    if let failure = UnknownObjects.failure([running.unknown]) { throw failure }
    return running.loaded
  }

  /// One of several documents after the changes, and the objects that it does not have.
  package func applied(
    toOneOfSeveral loaded: LoadedDocument, _ views: any HiddenViewChoice
  ) throws -> (loaded: LoadedDocument, unknown: UnknownObjects) {
    var missing: [Int: EditFault] = [:]
    var result = loaded
    if !changes.isEmpty {
      var editor = DocumentEditor(loaded.document)
      missing = try change(&editor)
      result.document = editor.document
      result.document.arrivals = loaded.document.arrivals
    }
    // Copies of an entry can be hidden, too, so the views are looked up after the changes.
    return (result, UnknownObjects(views.hidden, changes: missing, in: result.document))
  }

  /// Two versions of a document after the changes. Each may lack some of the objects.
  package func applied(
    to old: LoadedDocument, _ new: LoadedDocument, _ views: any HiddenViewChoice
  ) throws -> (old: LoadedDocument, new: LoadedDocument, unknown: [UnknownObjects]) {
    let before = try applied(toOneOfSeveral: old, views)
    let after = try applied(toOneOfSeveral: new, views)
    return (before.loaded, after.loaded, [before.unknown, after.unknown])
  }

  /// - Returns: the faults of changes to objects that the document does not have, by their position among all
  ///   changes.
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

  /// The ranges of lengths in environments with these insets.
  package func applied(to ranges: [SweepRange]) -> [SweepRange] {
    ranges.map { range in
      var range = range
      for inset in inset { inset.apply(to: &range.environment) }
      return range
    }
  }

  /// The environments with these insets.
  package func applied(to requests: [RequestedEnvironment]) -> [RequestedEnvironment] {
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

/// A change that code can't make.
package struct RuntimeFault: ExplainedError {
  package var fault: EditFault

  package init(fault: EditFault) {
    self.fault = fault
  }

  package var sentence: ErrorSentence { ErrorSentence(fault.message, hint: fault.hint) }
}
