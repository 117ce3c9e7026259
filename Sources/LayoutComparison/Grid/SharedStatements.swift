package import LayoutModel

/// The statements that hold in the four final size classes, whichever constraint or cell makes
/// them: constraints by their meaning, and, where cells differ, the installed views and their
/// properties.
///
/// If each class was laid out separately, every constraint is active in only one class. Still
/// several of them say the same, and one of them could say it for all.
package struct SharedStatements: Sendable {
  /// The statements, in the order in which the first constraint of each stands in the document.
  package internal(set) var statements: [Statement] = []

  package struct Statement: Sendable, Hashable {
    package var scene: ObjectID
    /// `constraint`, or for a view the name of its element.
    package var kind: String
    /// `installed` for constraints and for views that cells install, or else the property that is set.
    package var property: String
    /// The equation of the first of the constraints. For a view, its name, followed by the property and its
    /// value if one is set.
    package var equation: String
    /// The final classes in which it holds, in the order of ``LayoutModel/GridCell/inOrder``.
    package var classes: [GridCell]
    /// The ids of the constraints that state it, in document order.
    package var ids: [ObjectID]
    /// The cells that install them, general before specific.
    package var installers: [GridCell]

    /// The final classes in which it could hold, because its views are installed there.
    package var possible: [GridCell]
    /// The statement without its constant, and the number for it; `nil` for views and properties.
    var variant: Variant?
  }

  private struct Key: Hashable {
    var scene: ObjectID
    var meaning: ConstraintMeaning
    /// The position of a constraint that is active in no class, so that it is never joined with others; else
    /// `nil`.
    var idle: Int?
  }

  /// Reads a document, or only the scene with that root object.
  package init(_ document: LayoutDocument, scene: ObjectID? = nil) {
    let shared = SharedConstraints(document, scene: scene)
    let copies = ViewCopies(document)
    let presence = Self.presence(in: document, copies)
    var positions: [Key: Int] = [:]
    for entry in shared.entries {
      let constraint = document.constraints[entry.position].naming(copies.renames)
      let views = SharedConstraints.neededViews(of: entry.position, in: document)
      let possible = GridCell.finals.filter { cell in
        views.allSatisfy { presence[$0].contains(cell) }
      }
      if entry.classes.isEmpty { add(entry, constraint, nil, possible, &positions) }
      for index in entry.classes.indices { add(entry, constraint, index, possible, &positions) }
    }
    for index in statements.indices {
      statements[index].classes.sort()
      statements[index].installers.sort()
    }
    addSettings(of: document, scene: scene, copies)
  }

  /// The final classes in which each view is installed, or a copy of it.
  private static func presence(
    in document: LayoutDocument, _ copies: ViewCopies
  ) -> [Set<GridCell>] {
    let own = document.views.map { SharedConstraints.presence(of: $0.index, in: document) }
    var all: [ObjectID: Set<GridCell>] = [:]
    for view in document.views {
      all[copies.renames[view.id] ?? view.id, default: []].formUnion(own[view.index])
    }
    return document.views.map { all[copies.renames[$0.id] ?? $0.id] ?? [] }
  }

  /// - Parameter index: the position of the class in the entry; `nil` for a constraint that is active in no
  ///   class.
  private mutating func add(
    _ entry: SharedConstraints.Entry, _ constraint: LayoutConstraint, _ index: Int?,
    _ possible: [GridCell], _ positions: inout [Key: Int]
  ) {
    let cell = index.map { entry.classes[$0] }
    let key = Key(
      scene: entry.scene, meaning: ConstraintMeaning(constraint, in: cell ?? .base),
      idle: cell == nil ? entry.position : nil)
    if positions[key] == nil {
      positions[key] = statements.count
      var equation = entry.equation
      equation.constant = index.map { entry.constants[$0] } ?? equation.constant
      statements.append(
        Statement(
          scene: entry.scene, kind: "constraint", property: "installed",
          equation: equation.text, classes: [], ids: [], installers: [], possible: possible,
          variant: Statement.Variant(constraint, equation)))
    }
    guard let position = positions[key] else { return }
    if !statements[position].ids.contains(entry.id) { statements[position].ids.append(entry.id) }
    guard let index, let cell else { return }
    if !statements[position].classes.contains(cell) { statements[position].classes.append(cell) }
    let installer = entry.installers[index]
    if !statements[position].installers.contains(installer) {
      statements[position].installers.append(installer)
    }
  }
}

extension SharedStatements {
  /// The statements that hold in the same classes.
  package struct Group: Sendable {
    package var classes: [GridCell]
    package var statements: [Statement]
  }

  /// The groups: all four classes first, then three, pairs, single classes, and statements that hold nowhere.
  package var groups: [Group] {
    var members: [[GridCell]: [Statement]] = [:]
    for statement in statements { members[statement.classes, default: []].append(statement) }
    return SharedConstraints.inOrder(members.keys).map {
      Group(classes: $0, statements: members[$0] ?? [])
    }
  }

  /// The statements of each scene, by the id of its root object.
  ///
  /// - Complexity: O(statements) for all scenes together.
  package var byScene: [ObjectID: SharedStatements] {
    Dictionary(grouping: statements, by: \.scene).mapValues {
      var copy = self
      copy.statements = $0
      return copy
    }
  }
}

extension LayoutConstraint {
  /// The same constraint with other ids for views that are drawn several times.
  fileprivate func naming(_ names: [ObjectID: ObjectID]) -> LayoutConstraint {
    if names.isEmpty { return self }
    var result = self
    result.first.item = names[first.item] ?? first.item
    if let second { result.second?.item = names[second.item] ?? second.item }
    return result
  }
}
