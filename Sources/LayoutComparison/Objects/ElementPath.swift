package import LayoutModel

/// The path from an object to an element inside it that has no id.
///
/// Two paths are equal if their steps are equal. The hints only help to insert something at its
/// place.
package struct ElementPath: Hashable, Sendable {
  package var steps: [ElementStep]
  /// For each step, the sibling right before it, if there is one.
  package var hints: [ChildKey?]

  package init(_ steps: [ElementStep] = [], hints: [ChildKey?]? = nil) {
    self.steps = steps
    self.hints = hints ?? steps.map { _ in nil }
  }

  package static func == (a: Self, b: Self) -> Bool { a.steps == b.steps }
  package func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  func appending(_ step: ElementStep, after hint: ChildKey?) -> ElementPath {
    ElementPath(steps + [step], hints: hints + [hint])
  }

  /// The cell of the grid, if the path leads through a variation.
  package var cell: GridCell? {
    for step in steps where step.name == "variation" {
      if let key = step.value { return GridCell(variationKey: key) }
    }
    return nil
  }

  package var text: String { steps.map(\.text).joined(separator: "/") }
}

/// A child of an element: an object of its own, or a part of the object around it.
package enum ChildKey: Hashable, Sendable {
  case object(ObjectID)
  case part(ElementStep)
}
