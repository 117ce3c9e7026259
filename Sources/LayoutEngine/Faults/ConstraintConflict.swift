package import Diagnostics
package import LayoutModel

/// Constraints and other rules of a layout that cannot hold together.
package struct ConstraintConflict: DiagnosticFault {
  /// The first one is given up; those that can be changed come before the others. A few only, where there are many.
  package var members: [Member]
  /// How many there are besides ``members``.
  package var othersCount: Int
  /// Ids of the objects that take part, the one that is given up first.
  package var objects: [String]
  package var remedy: Remedy

  /// A rule of a layout that takes part in a conflict.
  package enum Member: Hashable, Sendable {
    case constraint(ObjectID, equation: String)
    case intrinsicSize(NamedObject, LayoutAxis)
    case stack(NamedObject)
    case autoresizing(NamedObject)
    case size(NamedObject)
    /// - Parameter isLeast: whether the rule is only that the length is not negative.
    case length(NamedObject, LayoutAxis, isLeast: Bool)
    case place(NamedObject)
  }

  /// What ends a conflict, by what takes part in it.
  package enum Remedy: Hashable, Sendable {
    case change
    case autoresizing(NamedObject)
    case stack(NamedObject)
    /// It is no fault: the constraint is removed when the document is built.
    case placeholder(ObjectID)
    /// It is no fault: only the canvas gives these lengths to the root.
    case canvas(NamedObject, [LayoutAxis])
  }

  package var statement: Diagnostic.Statement {
    let parts =
      members.map(\.text) + (othersCount == 0 ? [] : ["and \(othersCount) more"])
    let words = "\(parts.joined(separator: "; ")); '\(objects.first ?? "")' is given up"
    switch remedy {
    case .placeholder, .canvas:
      return .init(
        .designSize, .note, "these cannot hold together on the canvas: \(words)", hint: remedy.text,
        objects: objects)
    case .change, .autoresizing, .stack:
      return .init(
        .conflictingConstraints, .error, "these cannot hold together: \(words)", hint: remedy.text,
        objects: objects)
    }
  }
}

extension ConstraintConflict.Member {
  package var id: ObjectID {
    switch self {
    case .constraint(let id, _): id
    case .intrinsicSize(let view, _), .stack(let view), .autoresizing(let view), .size(let view),
      .length(let view, _, _), .place(let view):
      view.id
    }
  }

  package var text: String {
    switch self {
    case .constraint(let id, let equation): "'\(id)' \(equation)"
    case .intrinsicSize(let view, let axis): "the intrinsic \(axis.length) of \(view)"
    case .stack(let view): "the arrangement of stack view \(view)"
    case .autoresizing(let view): "the autoresizing mask of \(view)"
    case .size(let view): "the size of \(view)"
    case .length(let view, let axis, let isLeast):
      "the \(axis.length) of \(view)" + (isLeast ? ", which can't be less than 0" : "")
    case .place(let view): "the place of \(view)"
    }
  }
}

extension ConstraintConflict.Remedy {
  fileprivate var text: String {
    let usual = "delete one of them, or lower its priority below 1000"
    return switch self {
    case .change: usual
    case .autoresizing(let view):
      "\(view) is placed by its autoresizing mask: delete its constraints, "
        + "or let constraints alone place it"
    case .stack(let view): "\(usual); or change alignment, distribution or spacing of \(view)"
    case .placeholder(let id):
      "'\(id)' is a placeholder, which is removed when the document is built"
    case .canvas(let root, let axes):
      "only the canvas gives this \(axes.map(\.length).joined(separator: " and ")) to \(root)"
        + "; make it another on the canvas, or leave it if it is another at run time"
    }
  }
}

extension LayoutAxis {
  fileprivate var length: String { self == .horizontal ? "width" : "height" }
}

extension Diagnostic.Code {
  /// Required constraints that cannot hold together.
  package static let conflictingConstraints = Self(rawValue: "conflicting-constraints")
}
