package import ElementTree
package import LayoutModel

/// The smallest description of a document over the nine cells that gives each final class the same
/// layout as before.
///
/// The objective for each scene is, in this order: the fewest entries (what cells other than
/// wAny-hAny install, uninstall and set); the fewest constraints; no competing width-only and
/// height-only cells; the fewest entries in final cells; the fewest cells with any statement; base
/// cells that are like a final class, so that they have a complete layout. A scene that is already
/// as good stays as it is.
///
/// Statements about views that are not installed do not count, and may change. Statements of base
/// cells may change, too.
package struct GridFactoring: Sendable {
  package private(set) var tree: DocumentTree
  /// The counts of each scene or top-level object that has views, in document order.
  package private(set) var scenes: [FactoredScene] = []

  /// Takes the counts before from another factoring of the same scenes.
  package mutating func setBefore(_ other: GridFactoring) {
    for index in scenes.indices {
      guard let before = other.scenes.first(where: { $0.scene == scenes[index].scene })?.before
      else { continue }
      scenes[index].before = before
      scenes[index].isChanged = scenes[index].after.isBetter(than: before)
    }
  }

  /// Why it is not proved that no description of the document has fewer entries; empty if it is proved.
  package var limits: [FactoredScene.Limit] {
    FactoredScene.Limit.allCases.filter { limit in scenes.contains { $0.limit == limit } }
  }

  package var changesAnything: Bool { scenes.contains { $0.isChanged } }

  /// - Parameters:
  ///   - merging: whether constraints that differ only in the constant become one.
  ///   - widensOutlets: whether a constraint to which an outlet refers may replace others.
  package init(
    _ document: LayoutDocument, merging: Bool = true, widensOutlets: Bool = false
  ) {
    let memory = PlanMemory()
    // In drawings of one class each, outlets are those of one drawing.
    let settings = GridSettings(document, needsConnected: !widensOutlets)
    let merged =
      merging
      ? ConstraintMerging(
        document: document, settings: settings, smallest: { memory.plans($0) },
        widensOutlets: widensOutlets
      ).result() : ConstraintMerging.Result()
    tree = document.tree
    var rewriting = GridRewriting()
    var blocksByUnit: [Int: [ConstraintBlock]] = [:]
    var units: [Int: Int] = [:]
    for (unit, positions) in settings.constraints {
      for position in positions { units[position] = unit }
    }
    for block in merged.blocks {
      blocksByUnit[units[block.members[0]] ?? -1, default: []].append(block)
    }
    let settingsByUnit = Dictionary(grouping: settings.settings, by: \.unit)
    for unit in Set(settingsByUnit.keys).union(settings.constraints.keys).sorted() {
      let work = UnitFactoring(
        document, settingsByUnit[unit] ?? [],
        constraintCount: settings.constraints[unit]?.count ?? 0, blocks: blocksByUnit[unit] ?? [],
        memory: memory)
      var scene = FactoredScene(
        scene: settings.scenes[unit] ?? "", before: work.before, after: work.before)
      scene.limit =
        !merging
        ? .apart
        : merged.unfinished.contains(unit)
          ? .manyAlike : settings.unread.contains(unit) ? .repeatedCell : nil
      if work.improves {
        scene.after = work.after
        scene.isChanged = true
        work.write(into: &rewriting)
      }
      scenes.append(scene)
    }
    rewriting.tidiesConstraints = merging && tree.kind == .json
    rewriting.rewrite(&tree.root)
  }
}
