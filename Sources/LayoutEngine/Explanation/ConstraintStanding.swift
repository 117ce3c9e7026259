import ConstraintSolver
package import LayoutModel

/// How a constraint of a document stands in a resolved layout.
package struct ConstraintStanding: Hashable, Sendable {
  package enum State: String, Hashable, Sendable, CaseIterable {
    /// It holds with equality: it takes part in placing the views.
    case active
    /// An inequality that has room.
    case slack
    /// It is optional, and stronger constraints keep it from being met.
    case missed
    /// It is required, and was left out because it conflicts with others.
    case givenUp = "given-up"
    /// It is not installed here, or a view of it is not.
    case inactive
  }

  package var state: State
  /// In points: the room of an inequality, or by how much a constraint is missed. 0 where it is active.
  package var amount: Double

  package static let inactive = ConstraintStanding(state: .inactive, amount: 0)

  package init(state: State, amount: Double) {
    self.state = state
    self.amount = amount
  }
}

extension SceneInspector {
  /// How the constraints of a scene stand in an environment, by their position in the document.
  ///
  /// Constraints that are not in the dictionary take no part: they are not installed, or join views that are not.
  package mutating func standings(
    scene: Int, in environment: LayoutEnvironment
  ) -> [Int: ConstraintStanding] {
    let inspected = inspect(scene: scene, in: environment)
    var result: [Int: ConstraintStanding] = [:]
    for island in inspected.islands {
      for row in island.rows.indices {
        guard case .constraint(let index) = island.rows[row].origin else { continue }
        let standing = island.standing(row)
        // A constraint of several rows stands as its worst one does.
        if let known = result[index], known.severity >= standing.severity { continue }
        result[index] = standing
      }
    }
    return result
  }
}

/// How the length of a view stands to what it contains: its text, its image, or what a control measures.
package struct ContentStanding: Hashable, Sendable {
  /// Position in the document's views.
  package var view: Int
  package var axis: LayoutAxis
  /// By how much the view is longer than its content asks for, in points; below 0 it is shorter.
  package var excess: Double
}

extension SceneInspector {
  /// How the views of a scene stand to the sizes of their contents, in the order of the rows.
  package mutating func contentStandings(
    scene: Int, in environment: LayoutEnvironment
  ) -> [ContentStanding] {
    let inspected = inspect(scene: scene, in: environment)
    var result: [ContentStanding] = []
    var known: Set<RowOrigin> = []
    for island in inspected.islands {
      for row in island.rows.indices {
        // Hugging and resistance are two rows with one amount.
        let origin = island.rows[row].origin
        guard case .intrinsicSize(let view, let axis) = origin, known.insert(origin).inserted
        else { continue }
        let excess = island.state(row) == .tight ? 0 : island.residual(row)
        result.append(ContentStanding(view: view, axis: axis, excess: excess))
      }
    }
    return result
  }
}

extension InspectedIsland {
  fileprivate func standing(_ row: Int) -> ConstraintStanding {
    let amount = abs(residual(row))
    return switch state(row) {
    case .tight: ConstraintStanding(state: .active, amount: 0)
    case .slack: ConstraintStanding(state: .slack, amount: amount)
    case .missed: ConstraintStanding(state: .missed, amount: amount)
    case .givenUp: ConstraintStanding(state: .givenUp, amount: amount)
    }
  }
}

extension ConstraintStanding {
  fileprivate var severity: Int {
    switch state {
    case .inactive: 0
    case .slack: 1
    case .active: 2
    case .missed: 3
    case .givenUp: 4
    }
  }
}
