import ElementTree
package import LayoutModel

extension DocumentEditor {
  /// Removes all constraints in which views take part, like Interface Builder's "Clear
  /// Constraints".
  ///
  /// - Parameters:
  ///   - views: the views; `nil` for all.
  ///   - keepsFrames: whether views that no constraint places any more keep their recorded frames,
  ///     as views without any constraint do in Interface Builder. Otherwise they stay ambiguous,
  ///     for constraints that will follow.
  ///   - kept: constraints that stay.
  /// - Returns: the constraints that stay because outlets lead to them.
  @discardableResult
  package mutating func clearConstraints(
    of views: Set<ObjectID>? = nil, keepsFrames: Bool = true,
    except kept: Set<ObjectID> = []
  ) -> [ObjectID] {
    func isMeant(_ item: ObjectID) -> Bool { views?.contains(item) ?? true }
    let affected = document.constraints.filter { constraint in
      isMeant(constraint.first.item) || constraint.second.map { isMeant($0.item) } ?? false
    }.map(\.id)
    let needed = Set(document.connections.compactMap(\.destination))
    let (placed, held) = (viewsPlaced(alsoByContent: false), viewsPlaced(alsoByContent: true))
    remove(constraints: Set(affected).subtracting(needed).subtracting(kept))
    if keepsFrames {
      // If only its content determined the length of a view, it would be empty without these
      // constraints.
      let loose = Set(
        placed.subtracting(viewsPlaced(alsoByContent: false))
          .union(held.subtracting(viewsPlaced(alsoByContent: true))).map(\.text))
      edit { root in
        root.modify { element in
          guard let id = element["id"], loose.contains(id), element.rect(key: "frame") != nil
          else { return }
          element.setInOrder("fixedFrame", to: "YES")
        }
      }
    }
    return affected.filter(needed.contains)
  }

  /// Views whose place or length a constraint states: a constraint for their own length, one of a
  /// view around them, or, where content counts, one that ties a view inside to their edges.
  private func viewsPlaced(alsoByContent: Bool) -> Set<ObjectID> {
    var result: Set<ObjectID> = []
    for (index, constraint) in document.constraints.enumerated() {
      let owner = document.constraintOwners[index]
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard let view = document.view(anchor.item), view.placement == .subview,
          !view.translatesAutoresizingMask,
          alsoByContent || view.index != owner || anchor.attribute.isDimension
        else { continue }
        result.insert(view.id)
      }
    }
    return result
  }
}
