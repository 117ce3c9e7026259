import LayoutModel

extension InspectedIsland {
  /// What a number of a view is in terms of the island's variables.
  ///
  /// `x`, `y`, `width` and `height` are those of the frame, the others those of the alignment
  /// rectangle, as constraints mean them; positions are in the superview.
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
