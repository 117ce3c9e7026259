package import LayoutModel

/// A number that can be asked about a view: a number of its frame, or an attribute of constraints.
package struct ExplainedAttribute: Hashable, Sendable {
  package var name: String
  /// The attribute of constraints; `nil` for `x` and `y`.
  var attribute: LayoutAttribute?
  package var axis: LayoutAxis

  /// The four numbers of a frame.
  package static let frame = ["x", "y", "width", "height"].compactMap { ExplainedAttribute($0) }

  private static let attributes: [LayoutAttribute] = [
    .leading, .trailing, .left, .right, .top, .bottom, .centerX, .centerY, .firstBaseline,
    .lastBaseline,
  ]

  /// All names, those of the frame first.
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
