import Diagnostics
import LayoutEngine
import LayoutModel

/// What a view cuts of the texts and controls in it.
enum ClippingFault: DiagnosticFault {
  /// A view cuts another one at one of its edges.
  ///
  /// - Parameters:
  ///   - points: how much of it; `nil` for all of it.
  ///   - others: how many views more it cuts.
  case clipped(
    by: NamedObject, NamedObject, ScreenEdge, points: Double?, others: Int)
  /// A view has no width or no height.
  ///
  /// - Parameter unseen: what is in it, and can't be seen.
  case empty(NamedObject, LayoutAxis, unseen: [NamedObject])

  var statement: Diagnostic.Statement {
    switch self {
    case .clipped(let outer, let view, let edge, let points, let others):
      let cut =
        points.map {
          "\(outer) cuts \(NumberText.rounded($0)) points of \(view) at its \(edge.rawValue) edge"
        } ?? "\(outer) cuts all of \(view), which lies beyond its \(edge.rawValue) edge"
      return .init(
        .clipped, .warning,
        cut
          + (others == 0 ? "" : ", and \(others == 1 ? "1 other" : "\(others) others") in it"),
        hint:
          "hold it at both edges of that view, let the view grow with it, or put it into a scroll view",
        objects: [outer.id.text])
    case .empty(let view, let axis, let unseen):
      let length = FramePart.length(along: axis).rawValue
      let with =
        unseen.isEmpty
        ? ""
        : ", and nothing is seen of "
          + unseen.prefix(3).map(\.description).joined(separator: ", ")
          + (unseen.count > 3 ? " and \(unseen.count - 3) more" : "")
      return .init(
        .zeroSize, .warning, "\(view) has no \(length)\(with)",
        hint:
          "what stands beside it takes all the room: let that shrink, or give this one a least \(length)",
        objects: [view.id.text] + unseen.map(\.id.text))
    }
  }
}

extension Diagnostic.Code {
  /// A view cuts a text or control in it.
  static let clipped = Self(rawValue: "clipped")
  /// A view has no width or no height.
  static let zeroSize = Self(rawValue: "zero-size")
}
