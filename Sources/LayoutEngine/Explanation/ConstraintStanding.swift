import ConstraintSolver
package import LayoutModel

/// The state of a document's constraint in a resolved layout.
package struct ConstraintStanding: Hashable, Sendable {
  package enum State: String, Hashable, Sendable, CaseIterable {
    /// The constraint holds with equality: it takes part in placing the views.
    case active
    /// The constraint is an inequality that has room.
    case slack
    /// The constraint is optional, and stronger ones keep it from being met.
    case missed
    /// The constraint is required, and was given up because it conflicts with others.
    case givenUp = "given-up"
    /// The constraint is not installed here, or one of its views is not.
    case inactive
  }

  package var state: State
  /// In points: the room of an inequality, or the amount by which a constraint is missed. 0 if it
  /// is active.
  package var amount: Double

  package static let inactive = ConstraintStanding(state: .inactive, amount: 0)

  package init(state: State, amount: Double) {
    self.state = state
    self.amount = amount
  }
}

extension SceneInspector {
  /// The states of a scene's constraints in an environment, by their position in the document.
  ///
  /// Constraints that are not in the dictionary take no part: they are not installed, or join views
  /// that are not installed.
  package mutating func standings(
    scene: Int, in environment: LayoutEnvironment
  ) -> [Int: ConstraintStanding] {
    let inspected = inspect(scene: scene, in: environment)
    var result: [Int: ConstraintStanding] = [:]
    for island in inspected.islands {
      for row in island.rows.indices {
        guard case .constraint(let index) = island.rows[row].origin else { continue }
        let standing = island.standing(row)
        // If a constraint has several rows, the worst of them counts.
        if let known = result[index], known.severity >= standing.severity { continue }
        result[index] = standing
      }
    }
    return result
  }
}

/// How the length of a view compares with its content: its text, its image, or the size that a
/// control measures.
package struct ContentStanding: Hashable, Sendable {
  /// The position in the document's views.
  package var view: Int
  package var axis: LayoutAxis
  /// How much longer the view is than its content asks for, in points. It is negative if the view
  /// is shorter.
  package var excess: Double
}

extension SceneInspector {
  /// How the views of a scene compare with the sizes of their contents, in the order of the rows.
  package mutating func contentStandings(
    scene: Int, in environment: LayoutEnvironment
  ) -> [ContentStanding] {
    let inspected = inspect(scene: scene, in: environment)
    var result: [ContentStanding] = []
    var known: Set<RowOrigin> = []
    for island in inspected.islands {
      for row in island.rows.indices {
        // Hugging and resistance are two rows with the same amount, so one of them is enough.
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
