import LayoutModel

extension InspectedIsland {
  /// A number of a view as a form of the island's variables.
  ///
  /// `x`, `y`, `width` and `height` belong to the frame. The others belong to the alignment
  /// rectangle, as in constraints. Positions are in the superview.
  func form(of asked: ExplainedAttribute, view: Int) -> LinearForm? {
    guard let slot = island.slots[view], let parent = island.parents[slot] else { return nil }
    let own = island.variables[slot]
    let insets = island.measurements[slot]?.alignmentInsets ?? .zero
    switch asked.name {
    case "y": return .variable(own.y) + -insets.top
    case "width": return .variable(own.width) + (insets.left + insets.right)
    case "height": return .variable(own.height) + (insets.top + insets.bottom)
    case "x":
      guard island.traits.direction == .rightToLeft else {
        return .variable(own.x) + -insets.left
      }
      let outer = island.variables[parent]
      var extent = LinearForm.variable(outer.width)
      if let content = outer.content, values[content] > values[outer.width] {
        extent = .variable(content)
      }
      return extent - .variable(own.x) - .variable(own.width) + -insets.left
    default:
      guard let attribute = asked.attribute else { return nil }
      var builder = builder
      return builder.viewForm(view, attribute, relativeTo: island.views[parent])
    }
  }
}
