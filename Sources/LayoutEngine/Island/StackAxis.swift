import ConstraintSolver
import LayoutModel

/// Edges of arranged views along one axis of a stack, and the rectangle in which they lie.
struct StackAxis {
  let axis: LayoutAxis
  private let stack: Int
  // Only these two, which no longer change: a copy of the builder would make its rows be copied too.
  private let slots: [Int: Int]
  private let all: [Island.ViewVariables]
  private(set) var canvasStart = LinearForm()
  private(set) var canvasEnd: LinearForm

  init(_ stack: Int, _ axis: LayoutAxis, _ builder: IslandBuilder) {
    self.stack = stack
    self.axis = axis
    slots = builder.slots
    all = builder.viewVariables
    canvasEnd = builder.lengthForm(stack, axis)
  }

  /// Moves the canvas to the stack's margins.
  mutating func inset(_ builder: inout IslandBuilder) {
    let isHorizontal = axis == .horizontal
    canvasStart = builder.margin(stack, isHorizontal ? .leading : .top)
    canvasEnd = canvasEnd - builder.margin(stack, isHorizontal ? .trailing : .bottom)
  }

  private func variables(_ view: Int) -> Island.ViewVariables {
    guard let slot = slots[view] else { preconditionFailure("view \(view) is not collected") }
    return all[slot]
  }

  func start(_ view: Int) -> LinearForm {
    .variable(axis == .horizontal ? variables(view).x : variables(view).y)
  }
  func length(_ view: Int) -> LinearForm {
    .variable(axis == .horizontal ? variables(view).width : variables(view).height)
  }
  func end(_ view: Int) -> LinearForm { start(view) + length(view) }
  func center(_ view: Int) -> LinearForm { start(view) + length(view) * 0.5 }
}
