import ConstraintSolver
import LayoutModel

/// The edges of arranged views along one axis of a stack, and the rectangle in which they lie.
///
/// A horizontal axis starts where the stack's content starts. In a stack that keeps its own
/// direction, this is the trailing edge, from which everything is then measured.
/// - Source: Apple, `semanticContentAttribute` and `effectiveUserInterfaceLayoutDirection`: the direction in
///   which a view arranges its immediate content.
struct StackAxis {
  let axis: LayoutAxis
  private let stack: Int
  private let isTurned: Bool
  // Only these two are stored, because they no longer change. With a copy of the builder, its rows
  // would be copied, too.
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
    isTurned = axis == .horizontal && builder.isTurned(stack)
  }

  /// Moves the canvas to the stack's margins.
  mutating func inset(_ builder: inout IslandBuilder) {
    let (start, end): (BoxEdge, BoxEdge) =
      switch axis {
      case .horizontal: isTurned ? (.trailing, .leading) : (.leading, .trailing)
      case .vertical: (.top, .bottom)
      }
    canvasStart = builder.margin(stack, start)
    canvasEnd = canvasEnd - builder.margin(stack, end)
  }

  private func variables(_ view: Int) -> Island.ViewVariables {
    guard let slot = slots[view] else { preconditionFailure("view \(view) is not collected") }
    return all[slot]
  }

  func start(_ view: Int) -> LinearForm {
    let own = variables(view)
    guard axis == .horizontal else { return .variable(own.y) }
    guard isTurned else { return .variable(own.x) }
    return .variable(variables(stack).width) - .variable(own.x) - .variable(own.width)
  }
  func length(_ view: Int) -> LinearForm {
    .variable(axis == .horizontal ? variables(view).width : variables(view).height)
  }
  func end(_ view: Int) -> LinearForm { start(view) + length(view) }
  func center(_ view: Int) -> LinearForm { start(view) + length(view) * 0.5 }
}
