import Diagnostics
package import ElementTree
import LayoutComparison
import LayoutEngine
package import LayoutModel

/// The document that one repair makes, before a check judges it.
package struct RepairDraft {
  package private(set) var tree: DocumentTree
  /// Why the tree is the same as before, if that is known.
  package private(set) var reason: String?
  /// Changes of frames. A comparison of documents leaves them out.
  private var frames: [FrameUpdate.Change] = []

  /// - Parameters:
  ///   - meant: the findings that the repair must end, at least one.
  ///   - held: findings of the same kind that must stay.
  package init(
    _ repair: CheckRepair, of loaded: LoadedDocument, meant: [CheckFinding],
    held: [CheckFinding], fonts: UserFonts?
  ) throws {
    tree = loaded.tree
    let document = loaded.document
    let scenes = Set(meant.map(\.scene))
    let positions = document.scenes.filter { scenes.contains($0.id) }.map(\.index)
    switch repair {
    case .conflicts:
      let found = ConflictRepair(loaded, scenes: positions)
      (tree, reason) = (found.editor.tree, found.unrepaired.first)
    case .duplicates: try removeDuplicates(meant, of: loaded)
    case .missingConstraints:
      let found = MissingConstraints(
        MissingConstraints.editor(of: document), scenes: positions, extent: .certain)
      (tree, reason) = (found.editor.tree, found.unrepaired.first)
    case .leadingTrailing: try migrate(.leadingTrailing, loaded)
    case .margins: try migrate(.margins, loaded)
    case .factor:
      let work = try FactorWork(loaded)
      if work.proof.holds { tree = work.after.tree } else { reason = work.proof.sentences.first }
    case .frames where meant.contains { $0.rule.settings.flag("constants") }:
      let found = ConstantUpdate(loaded, options: .init(views: Set(meant.map(\.object))))
      (tree, reason) = (found.editor.tree, found.unrepaired.first)
    case .frames: updateFrames(of: document, scenes, Set(held.map(\.object)), fonts)
    }
  }

  // MARK: Frames

  private mutating func updateFrames(
    of document: LayoutDocument, _ scenes: Set<ObjectID>, _ held: Set<ObjectID>, _ fonts: UserFonts?
  ) {
    let update = FrameUpdate(
      document, options: FrameUpdate.Options(fonts: fonts, scenes: scenes, kept: held))
    (tree, frames) = (update.tree, update.changes)
  }

  // MARK: Duplicates

  /// Removes one of each pair of constraints, unless something refers to both.
  private mutating func removeDuplicates(
    _ meant: [CheckFinding], of loaded: LoadedDocument
  ) throws {
    var editor = DocumentEditor(loaded.document)
    for finding in meant {
      // One constraint of the pair may be removed already, with another pair. Then nothing is left
      // to do.
      let pair = finding.objects.prefix(2).map { ObjectID($0) }
      let positions = pair.compactMap { id in
        editor.document.constraints.firstIndex { $0.id == id }
      }
      guard positions.count == 2 else { continue }
      let superfluous = [(0, 1), (1, 0)].filter {
        Self.saysNothingMore(positions[$0.0], than: positions[$0.1], editor.document)
      }.map { pair[$0.0] }
      if superfluous.isEmpty {
        reason = "the two are not both installed in the same size classes"
      } else if !superfluous.contains(where: { Self.remove($0, from: &editor) }) {
        reason = "outlets lead to both"
      }
    }
    let after = LoadedDocument(
      name: loaded.name, document: LayoutDocument(editor.tree), diagnostics: [])
    var comparison = try EffectComparison(
      from: loaded, to: after, in: [.asDesigned(.init())] + RequestedEnvironment.everyDevice())
    var moved: String?
    try comparison.forEachDifference { effect in
      moved = moved ?? effect.difference.effects.first?.text ?? effect.newStatus.rawValue
    }
    if let moved { reason = "without it \(moved)" } else { tree = editor.tree }
  }

  /// - Returns: whether the constraint was removed. It stays if an outlet leads to it.
  private static func remove(_ id: ObjectID, from editor: inout DocumentEditor) -> Bool {
    do {
      try editor.remove(id)
      return true
    } catch { return false }
  }

  /// Whether a constraint holds only where another one says the same, in both directions of layout.
  private static func saysNothingMore(
    _ position: Int, than other: Int, _ document: LayoutDocument
  ) -> Bool {
    GridCell.finals.allSatisfy { cell in
      if !document.constraintInstallations[position].isInstalled(in: cell) { return true }
      guard document.constraintInstallations[other].isInstalled(in: cell) else { return false }
      return LayoutDirection.allCases.allSatisfy { direction in
        ConstraintMeaning(document.constraints[position], in: cell, direction: direction)
          == ConstraintMeaning(document.constraints[other], in: cell, direction: direction)
      }
    }
  }

  // MARK: Migrations

  private mutating func migrate(_ migration: Migration, _ loaded: LoadedDocument) throws {
    let draft = try MigrationDraft(migration, of: loaded, takesEverything: false)
    if draft.isRefused {
      reason = draft.result.diagnostics.first?.message
      return
    }
    var proof = try MigrationProof(migration.description, of: loaded)
    reason = try proof.objection(to: draft.after, substitutes: draft.substitutes, scenes: nil)
      .map { "otherwise \($0)" }
    if reason == nil { tree = draft.result.tree }
  }

  // MARK: Telling

  /// The changes of the document, without their places.
  package func corrections(
    from before: LoadedDocument, to after: LoadedDocument, rule: String
  ) -> [Correction] {
    if !frames.isEmpty {
      return frames.map { change in
        let view = before.document.views[change.view]
        var text = "'\(view.id)' (\(view.name.onOneLine))"
        if change.old != change.new { text += " \(change.old.text) becomes \(change.new.text)" }
        if !change.removedMarks.isEmpty {
          text += "\(change.old == change.new ? " " : ", ")is no longer marked as "
          text += change.removedMarks.joined(separator: " and ")
        }
        return Correction(rule: rule, object: view.id, text: text)
      }
    }
    let report = DifferenceReport(from: before.document, to: after.document)
    var seen: Set<String> = []
    return report.rows(from: before.document, to: after.document).compactMap { row in
      guard seen.insert(row.sentence).inserted else { return nil }
      return Correction(rule: rule, object: ObjectID(row.id), text: row.sentence)
    }
  }
}
