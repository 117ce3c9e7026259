import Diagnostics
package import ElementTree
import LayoutEngine
package import LayoutModel

/// Ends the findings of a document that have a repair, as `check --fix` does it.
///
/// A repair is kept only if its own proof holds, if the document that would be written reads
/// without an error, and if a check of that document finds fewer of the findings that were meant and
/// no new error or warning. Where a repair of several scenes does not hold, each scene is tried
/// by itself. A document with errors that are not mended stays as it is: what is right for a part of
/// it may be wrong for all of it.
///
/// The steps are repeated until none of them changes anything, so a second fix changes nothing.
package struct DocumentFix {
  /// The document as it will be written, with the findings that it then has.
  package private(set) var state: CheckedState
  package private(set) var corrections: [Correction] = []
  /// The repairs that were not made, and why, as sentences.
  package private(set) var unrepaired: [String] = []

  package var changesAnything: Bool { !corrections.isEmpty }

  private let original: CheckedState
  private let options: Options
  private let reread: (DocumentTree) throws -> LoadedDocument
  private let check: (LoadedDocument) throws -> CheckedState

  package struct Options: Sendable {
    /// Whether notes are repaired, too. They are if somebody named their rule.
    package var includesNotes = false
    package var fonts: UserFonts?

    package init(includesNotes: Bool = false, fonts: UserFonts? = nil) {
      self.includesNotes = includesNotes
      self.fonts = fonts
    }
  }

  /// The number of rounds. A repair may make another one possible. Documents come to rest after two rounds.
  private static let mostRounds = 4

  /// - Parameters:
  ///   - reread: reads a document again as it would be read from its file.
  ///   - check: returns the findings of the run's rules in a document.
  package init(
    _ original: CheckedState, options: Options,
    reread: @escaping (DocumentTree) throws -> LoadedDocument,
    check: @escaping (LoadedDocument) throws -> CheckedState
  ) throws {
    self.original = original
    self.options = options
    self.reread = reread
    self.check = check
    state = original
    guard CheckRepair.inOrder.contains(where: { !meant($0).isEmpty }) else { return }
    if let error = original.loaded.errors.first {
      unrepaired = [
        "nothing is fixed before this error is: \(error.message) [\(error.code.rawValue)]"
      ]
      return
    }
    try run()
  }

  private mutating func run() throws {
    for _ in 0..<Self.mostRounds {
      let before = corrections.count
      unrepaired = []
      for repair in CheckRepair.inOrder {
        try step(repair)
        if repair == .conflicts, let conflict = firstConflict() {
          (state, corrections) = (original, [])
          unrepaired.append("nothing is fixed before this conflict is: \(conflict)")
          return
        }
      }
      if corrections.count == before { return place() }
    }
    (state, corrections) = (original, [])
    unrepaired = ["each fix would ask for another one, so nothing is fixed"]
  }

  /// Gives each correction the place of its object in the file that the person knows.
  private mutating func place() {
    let (old, new) = (ObjectPlaces(original.loaded.document), ObjectPlaces(state.loaded.document))
    for index in corrections.indices {
      let object = corrections[index].object
      corrections[index].location = old.location(of: object) ?? new.location(of: object)
    }
  }

  /// The message of the first conflict in the document, whatever rules run, and even if somebody accepts it on the devices
  /// of the check. Frames and constraints of a scene with a conflict prove nothing.
  private func firstConflict() -> String? {
    if let known = state.all.first(where: { $0.rule.repair == .conflicts }) { return known.message }
    let document = state.loaded.document
    guard document.properties.isTouch else { return nil }
    for scene in document.scenes {
      let probe = SceneProbe(document, scene: scene.index)
      if probe.conflictCount == 0 { continue }
      return probe.layouts.flatMap(\.diagnostics).first { $0.code == .conflictingConstraints }?
        .message
    }
    return nil
  }

  /// The findings that a repair is meant to end.
  private func meant(_ repair: CheckRepair) -> [CheckFinding] {
    state.reported.filter {
      $0.rule.repair == repair && $0.isFixable
        && ($0.severity > .note || options.includesNotes)
    }
  }

  // MARK: A step

  private mutating func step(_ repair: CheckRepair) throws {
    var meant = meant(repair)
    if meant.isEmpty { return }
    let held = state.held.filter { $0.rule.repair == repair }
    switch repair.reach {
    case .object: break
    case .scene:
      let closed = Set(held.map(\.scene))
      for finding in meant where closed.contains(finding.scene) {
        leave(
          finding, "its scene has another finding of '\(finding.rule.id)' that is not to be fixed")
      }
      meant.removeAll { closed.contains($0.scene) }
    case .document:
      if !held.isEmpty, let first = meant.first {
        return leave(first, "the document has another finding of the rule that is not to be fixed")
      }
    }
    if meant.isEmpty { return }
    let scenes = meant.map(\.scene).reduce(into: [ObjectID]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    guard let objection = try attempt(repair, meant, held) else { return }
    guard scenes.count > 1, repair.reach != .document else {
      return leave(meant[0], objection)
    }
    for scene in scenes {
      let own = meant.filter { $0.scene == scene }
      if let objection = try attempt(repair, own, held) { leave(own[0], objection) }
    }
  }

  private mutating func leave(_ finding: CheckFinding, _ reason: String) {
    let text = "\(finding.rule.id) at '\(finding.object)' is not fixed: \(reason)"
    if !unrepaired.contains(text) { unrepaired.append(text) }
  }

  /// - Returns: why the repair was not made; `nil` if it was.
  private mutating func attempt(
    _ repair: CheckRepair, _ meant: [CheckFinding], _ held: [CheckFinding]
  ) throws -> String? {
    let draft = try RepairDraft(
      repair, of: state.loaded, meant: meant, held: held, fonts: options.fonts)
    guard draft.tree != state.loaded.tree else {
      return draft.reason ?? "no change of it is proved to be safe"
    }
    let next = try reread(draft.tree)
    if let error = next.errors.first { return error.message }
    let after = try check(next)
    let rest = after.all.count { $0.rule.repair == repair }
    guard rest < state.all.count(where: { $0.rule.repair == repair }) else {
      return "as much would be found after it"
    }
    if let new = after.firstNew(since: state, except: { repair != .frames && $0.repair == .frames })
    {
      return "otherwise \(new.message) [\(new.rule.id)]"
    }
    corrections += draft.corrections(from: state.loaded, to: next, rule: meant[0].rule.id)
    state = after
    return nil
  }
}

/// The places of a document's objects in its file.
private struct ObjectPlaces {
  private let document: LayoutDocument
  private let constraints: ConstraintLookup

  init(_ document: LayoutDocument) {
    self.document = document
    constraints = ConstraintLookup(document)
  }

  func location(of object: ObjectID) -> SourceLocation? {
    document.view(object)?.location
      ?? constraints.position(of: object).flatMap { document.constraintLocations[$0] }
  }
}
