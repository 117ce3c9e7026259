import Diagnostics
package import ElementTree
import LayoutEngine
package import LayoutModel

/// A scene whose layout is worse after a merge than on either side, in one of the four final size
/// classes.
package struct MergeEffect {
  package var scene: ObjectID
  package var cell: GridCell
  package var status: LayoutStatus
  package var ours: LayoutStatus
  package var theirs: LayoutStatus
  /// The resolver's first message about it.
  package var reason: String?

  package init(
    scene: ObjectID,
    cell: GridCell,
    status: LayoutStatus,
    ours: LayoutStatus,
    theirs: LayoutStatus,
    reason: String? = nil
  ) {
    self.scene = scene
    self.cell = cell
    self.status = status
    self.ours = ours
    self.theirs = theirs
    self.reason = reason
  }

  /// Finds layouts that have no solution, or many, though both sides had one. A merge of texts can't
  /// notice this.
  package static func all(_ tree: DocumentTree, ours: LayoutDocument, theirs: LayoutDocument)
    -> [MergeEffect]
  {
    if tree == ours.tree || tree == theirs.tree { return [] }
    let merged = LayoutResolver(LayoutDocument(tree))
    let sides = [LayoutResolver(ours), LayoutResolver(theirs)]
    guard merged.document.properties.isTouch else { return [] }
    var effects: [MergeEffect] = []
    for cell in GridCell.finals {
      let environment = LayoutEnvironment(standingFor: cell)
      for scene in merged.document.scenes {
        let layout = merged.resolve(scene: scene.index, in: environment)
        guard layout.status == .ambiguous || layout.status == .unsatisfiable else { continue }
        let before = sides.indices.map { side -> LayoutStatus in
          guard let same = sides[side].document.scene(scene.id) else { return .ok }
          return sides[side].resolve(scene: same.index, in: environment).status
        }
        guard before.allSatisfy({ layout.status.isWorse(than: $0) }) else { continue }
        effects.append(
          MergeEffect(
            scene: scene.id, cell: cell, status: layout.status, ours: before[0], theirs: before[1],
            reason: layout.diagnostics.first?.message))
      }
    }
    return effects
  }
}
