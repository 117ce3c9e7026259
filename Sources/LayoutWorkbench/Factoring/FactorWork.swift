package import LayoutComparison
import LayoutModel

/// A document that was factored over the nine cells, and the proof.
package struct FactorWork {
  package let before: LoadedDocument
  package let factoring: GridFactoring
  package let after: LoadedDocument
  package let proof: FactorProof
  /// Whether it is proved that no description of the present views has fewer entries: the search for one ran
  /// to its end.
  package var isMinimal: Bool { proof.holds && factoring.limits.isEmpty }
  /// Groups of views that were drawn separately in several classes. One view now stands for each group.
  package let copies: [ViewCopies.Group]
  /// Base cells whose layout had one solution before and now has none, or many: `wAny-hAny ambiguous`.
  package let baseFaults: [String]

  /// If a layout has several solutions, another order of constraints may choose another solution.
  /// Then all constraints keep their places.
  ///
  /// - Parameter drawings: the drawings of the final classes from which the document was made and
  ///   which it must look like; `nil` for the document itself.
  package init(_ loaded: LoadedDocument, drawings: [FinalDrawing]? = nil) throws {
    before = loaded
    let originals =
      drawings?.map { drawing in
        FactorProof.Original(
          loaded: LoadedDocument(name: drawing.name, document: drawing.document, diagnostics: []),
          cells: [drawing.cell])
      } ?? [FactorProof.Original(loaded: loaded, cells: GridCell.finals)]
    let whole = try Attempt(loaded, originals, merging: true, ofDrawings: drawings != nil)
    var attempt = whole
    if !whole.proof.holds {
      let apart = try Attempt(loaded, originals, merging: false, ofDrawings: drawings != nil)
      if apart.proof.holds { attempt = apart }
    }
    var copies: [ViewCopies.Group] = []
    if drawings == nil, let merged = ViewCopyMerging(loaded.document, name: loaded.name) {
      let one = try Attempt(merged, insteadOf: attempt.factoring)
      // One view is better than several, unless the grid then has more entries than before.
      let isNoMore = one.factoring.scenes.allSatisfy { $0.after.entryCount <= $0.before.entryCount }
      if one.proof.holds, one.factoring.changesAnything, isNoMore {
        attempt = one
        copies = merged.copies.groups
      }
    }
    self.copies = copies
    factoring = attempt.factoring
    after = attempt.after
    proof = attempt.proof
    baseFaults =
      drawings != nil
      ? Self.faults(of: after, insteadOf: nil)
      : factoring.changesAnything ? Self.faults(of: after, insteadOf: loaded) : []
  }

  private struct Attempt {
    let factoring: GridFactoring
    let after: LoadedDocument
    let proof: FactorProof

    init(
      _ loaded: LoadedDocument, _ originals: [FactorProof.Original], merging: Bool,
      ofDrawings: Bool
    ) throws {
      factoring = GridFactoring(
        loaded.document, merging: merging, widensOutlets: ofDrawings)
      after = LoadedDocument(
        name: loaded.name, document: LayoutDocument(factoring.tree), diagnostics: [])
      proof = try FactorProof(originals, after: after)
    }

    /// Merges several views into one. The proof compares with each final class as it was.
    init(_ merged: ViewCopyMerging, insteadOf plain: GridFactoring) throws {
      var factoring = GridFactoring(merged.document, merging: true)
      factoring.setBefore(plain)
      self.factoring = factoring
      let name = merged.originals.first?.name ?? ""
      after = LoadedDocument(
        name: name, document: LayoutDocument(factoring.tree), diagnostics: [])
      proof = try FactorProof(
        merged.originals.map { original in
          FactorProof.Original(
            loaded: LoadedDocument(name: name, document: original.document, diagnostics: []),
            cells: [original.cell])
        }, after: after)
    }
  }

  /// - Parameter before: the document before; if there is none, every fault counts as new.
  private static func faults(
    of after: LoadedDocument, insteadOf before: LoadedDocument?
  ) -> [String] {
    let scenes = after.document.scenes.indices
    let known = before.map { statuses(of: $0) }
    let found = statuses(of: after).filter { place, status in
      (status == .ambiguous || status == .unsatisfiable) && known?[place] != status
    }
    let order = found.sorted { a, b in
      (a.key.scene, a.key.cell) < (b.key.scene, b.key.cell)
    }
    return order.map { place, status in
      let scene = scenes.count > 1 ? " in '\(after.document.scenes[place.scene].id)'" : ""
      return "\(place.cell) \(status.rawValue)\(scene)"
    }
  }

  private struct Place: Hashable {
    var scene: Int
    var cell: GridCell
  }

  private static func statuses(of loaded: LoadedDocument) -> [Place: LayoutStatus] {
    var resolving = DocumentResolving(loaded)
    var result: [Place: LayoutStatus] = [:]
    for scene in resolving.scenes {
      for cell in GridCell.inOrder where !cell.isFinal {
        let environment = LayoutEnvironment(standingFor: cell)
        result[Place(scene: scene, cell: cell)] =
          resolving.layout(scene: scene, in: .environment(environment)).status
      }
    }
    return result
  }
}
