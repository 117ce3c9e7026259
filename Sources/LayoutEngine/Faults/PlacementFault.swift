package import Diagnostics
package import LayoutModel

/// A view that people can't read or hit, because it leaves the screen or lies upon another one.
package enum PlacementFault: DiagnosticFault {
  case beyond(ScreenEdge, BeyondEdge)
  /// - Parameter common: the size of what both cover, in points.
  case overlap(NamedObject, NamedObject, common: Size)

  /// A view that reaches beyond an edge of the screen.
  package struct BeyondEdge: Hashable, Sendable {
    package var view: NamedObject
    /// How far it reaches, and how long it is in that direction, in points.
    package var points: Double
    package var length: Double
    /// A view around it that leaves the screen and takes others along.
    package var outer: NamedObject?
    package var othersCount = 0
  }

  package var statement: Diagnostic.Statement {
    switch self {
    case .beyond(let edge, let item):
      .init(
        .offScreen, .warning,
        (item.points >= item.length
          ? "\(item.view) lies beyond the \(edge.rawValue) edge of the screen"
          : "\(NumberText.rounded(item.points)) points of \(item.view) lie beyond the"
            + " \(edge.rawValue) edge of the screen") + item.others,
        hint: "hold it at both \(edge.axis == .horizontal ? "sides" : "top and bottom")"
          + " of the safe area, or put it into a scroll view",
        objects: [(item.outer ?? item.view).id.text])
    case .overlap(let upper, let lower, let common):
      .init(
        .overlap, .warning,
        "\(upper) and \(lower) overlap by \(NumberText.rounded(common.width))"
          + " × \(NumberText.rounded(common.height)) points",
        hint: "hold them apart by a constraint, such as a space of at least 8 points",
        objects: [upper.id.text, lower.id.text])
    }
  }
}

extension PlacementFault.BeyondEdge {
  fileprivate var others: String {
    guard let outer else { return "" }
    return ", and so \(othersCount == 1 ? "does 1 other" : "do \(othersCount) others") in \(outer)"
  }
}

package enum ScreenEdge: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom

  package var axis: LayoutAxis { self == .left || self == .right ? .horizontal : .vertical }
}
