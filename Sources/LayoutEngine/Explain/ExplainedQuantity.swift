package import LayoutModel

/// What can be asked about a view: a number of its frame, or an attribute of constraints.
package struct ExplainedAttribute: Hashable, Sendable {
  package var name: String
  /// `nil` for `x` and `y`.
  var attribute: LayoutAttribute?
  package var axis: LayoutAxis

  /// The four numbers of a frame.
  package static let frame = ["x", "y", "width", "height"].compactMap { ExplainedAttribute($0) }

  private static let attributes: [LayoutAttribute] = [
    .leading, .trailing, .left, .right, .top, .bottom, .centerX, .centerY, .firstBaseline,
    .lastBaseline,
  ]

  /// All names, frames first.
  package static let names =
    ["x", "y", "width", "height"]
    + attributes.map { $0 == .lastBaseline ? "lastBaseline" : $0.rawValue }

  /// Reads a name, whatever its case.
  package init?(_ text: String) {
    let wanted = text.lowercased()
    switch wanted {
    case "x": (name, axis) = ("x", .horizontal)
    case "y": (name, axis) = ("y", .vertical)
    case "width": (name, attribute, axis) = ("width", .width, .horizontal)
    case "height": (name, attribute, axis) = ("height", .height, .vertical)
    case "baseline", "lastbaseline":
      (name, attribute, axis) = ("lastBaseline", .lastBaseline, .vertical)
    default:
      guard let found = Self.attributes.first(where: { $0.rawValue.lowercased() == wanted }) else {
        return nil
      }
      (name, attribute, axis) = (found.rawValue, found, found.axis)
    }
  }

  var isLength: Bool { attribute?.isDimension ?? false }
}

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
