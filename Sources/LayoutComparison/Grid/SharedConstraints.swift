package import LayoutModel

/// The constraints of a document with the final size classes in which each is active.
///
/// A constraint is active in a class if it is installed there, and also the view that contains it
/// and the views that it names. A placeholder is removed at build time and is active nowhere.
package struct SharedConstraints: Sendable {
  /// The constraints, in document order.
  package var entries: [Entry] = []

  package struct Entry: Sendable, Hashable {
    package var scene: ObjectID
    /// The position in ``LayoutModel/LayoutDocument/constraints``.
    package var position: Int
    package var id: ObjectID
    package var owner: ObjectID
    /// The equation in the first of its classes; with the plain constant if it is active nowhere.
    package var equation: ConstraintEquation
    package var isPlaceholder: Bool
    /// The final classes in which it is active, in the order of ``LayoutModel/GridCell/inOrder``.
    package var classes: [GridCell]
    /// For each of these classes, the cell whose mask installs it; the base cell if there is no
    /// mask.
    package var installers: [GridCell]
    /// For each of these classes, the constant that holds there.
    ///
    /// Relation, multiplier and priority are the same in all classes: Interface Builder varies only
    /// whether a constraint is installed, and its constant.
    package var constants: [Double]
  }

  /// The constraints that are active in the same classes.
  package struct Group: Sendable {
    package var classes: [GridCell]
    package var entries: [Entry]
  }

  /// Reads a document, or only the scene with that root object.
  package init(_ document: LayoutDocument, scene: ObjectID? = nil) {
    let side = DocumentSide(document)
    let wanted = scene.flatMap { document.scene($0)?.index }
    let presence = document.views.map { view in Self.presence(of: view.index, in: document) }
    for (index, constraint) in document.constraints.enumerated() {
      let owner = document.views[document.constraintOwners[index]]
      guard scene == nil || owner.scene == wanted else { continue }
      let needed = Self.neededViews(of: index, in: document)
      let installation = document.constraintInstallations[index]
      let installed = constraint.isPlaceholder ? [] : installation.finalCells
      let active = installed.filter { cell in needed.allSatisfy { presence[$0].contains(cell) } }
      entries.append(
        Entry(
          scene: document.scenes.indices.contains(owner.scene)
            ? document.scenes[owner.scene].id : ObjectTable.document,
          position: index, id: constraint.id, owner: owner.id,
          equation: side.equation(constraint, in: active.first),
          isPlaceholder: constraint.isPlaceholder, classes: active,
          installers: active.map { installation.decision(in: $0)?.cell ?? .base },
          constants: active.map(constraint.constant(in:))))
    }
  }

  /// The views without which a constraint is not active: its owner, and the views that it names.
  static func neededViews(of constraint: Int, in document: LayoutDocument) -> [Int] {
    var needed = [document.constraintOwners[constraint]]
    let constraint = document.constraints[constraint]
    for anchor in [constraint.first, constraint.second].compactMap(\.self) {
      switch document.items[anchor.item] {
      case .view(let view): needed.append(view)
      case .guide(let guide): if let view = document.guides[guide].view { needed.append(view) }
      default: break
      }
    }
    return needed
  }

  /// The final classes in which a view and all its superviews are installed.
  static func presence(of view: Int, in document: LayoutDocument) -> Set<GridCell> {
    var result = Set(GridCell.finals)
    for index in document.viewAndSuperviews(of: view)
    where !document.views[index].installation.entries.isEmpty {
      result.formIntersection(document.views[index].installation.finalCells)
    }
    return result
  }

  /// The constraints of each scene, by the id of its root object.
  ///
  /// - Complexity: O(entries) for all scenes together.
  package var byScene: [ObjectID: SharedConstraints] {
    Dictionary(grouping: entries, by: \.scene).mapValues {
      var copy = self
      copy.entries = $0
      return copy
    }
  }

  /// The constraints by the classes that share them: all four first, then three, pairs, single ones,
  /// and those that are active nowhere.
  package var groups: [Group] {
    var members: [[GridCell]: [Entry]] = [:]
    for entry in entries { members[entry.classes, default: []].append(entry) }
    return Self.inOrder(members.keys).map { Group(classes: $0, entries: members[$0] ?? []) }
  }

  static func inOrder(_ keys: some Collection<[GridCell]>) -> [[GridCell]] {
    keys.sorted { a, b in
      a.count != b.count
        ? a.count > b.count : a.map(\.order).lexicographicallyPrecedes(b.map(\.order))
    }
  }
}
