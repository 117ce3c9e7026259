package import Diagnostics
package import LayoutModel

/// A view whose frame its constraints leave open.
package struct AmbiguousFrame: DiagnosticFault {
  package var view: NamedObject
  /// What is open of the frame; at least one part.
  package var parts: [FramePart]
  /// Why it may be none.
  package var excuse: Excuse?

  package init(_ view: NamedObject, _ parts: [FramePart], excuse: Excuse? = nil) {
    self.view = view
    self.parts = parts
    self.excuse = excuse
  }

  package enum Excuse: Hashable, Sendable {
    /// Only the canvas gives the root another height than its content has, and with that nothing is open.
    case heightOfCanvas(root: NamedObject)
    /// The class of the view may ask for a size.
    case sizeOfClass
  }

  package var essence: any DiagnosticFault { AmbiguousFrame(view, parts) }

  package var statement: Diagnostic.Statement {
    .init(
      .ambiguousFrame, excuse == nil ? .warning : .note,
      "\(parts.map(\.rawValue).joined(separator: ", ")) of \(view)"
        + " \(parts.count == 1 ? "is" : "are") not determined",
      hint: hint, objects: [view.id.text])
  }

  private var hint: String {
    switch excuse {
    case .heightOfCanvas(let root):
      "only the canvas gives this height to \(root); with the height of its content, everything is determined"
    case .sizeOfClass: "its class may ask for a size; if it does not, add a constraint"
    case nil: "add a constraint, or change a priority"
    }
  }
}

/// A number of a view's frame, or of the content of a scroll view.
package enum FramePart: String, Hashable, Sendable, CaseIterable {
  case x, y, width, height
  case contentWidth = "content width"
  case contentHeight = "content height"

  package static func length(along axis: LayoutAxis) -> FramePart {
    axis == .horizontal ? .width : .height
  }

  package static func position(along axis: LayoutAxis) -> FramePart {
    axis == .horizontal ? .x : .y
  }

  package var axis: LayoutAxis {
    switch self {
    case .x, .width, .contentWidth: .horizontal
    case .y, .height, .contentHeight: .vertical
    }
  }

  /// Whether it is a length, of the view or of its content.
  package var isLength: Bool { self != .x && self != .y }

  package var isOfContent: Bool { self == .contentWidth || self == .contentHeight }
}

extension Diagnostic {
  /// What is open of a view's frame, where the diagnostic is about that.
  package var ambiguousFrame: AmbiguousFrame? { fault as? AmbiguousFrame }
}

extension Diagnostic.Code {
  /// A position or size is not determined by the constraints.
  package static let ambiguousFrame = Self(rawValue: "ambiguous-frame")
}
