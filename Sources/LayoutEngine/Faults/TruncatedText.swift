package import Diagnostics
package import LayoutModel

/// A text that the frame of its view cuts.
package struct TruncatedText: DiagnosticFault {
  package var view: NamedObject
  package var truncation: TextTruncation
  /// Of the view's frame, in points.
  package var height: Double
  /// Why it may be no fault.
  package var excuse: Excuse?

  package enum Excuse: Hashable, Sendable {
    /// Only the canvas gives this height to the root, and its content asks for more.
    case heightOfCanvas(root: NamedObject)
  }

  package var statement: Diagnostic.Statement {
    let (fact, advice) = words
    return .init(
      .truncatedText, excuse == nil ? .warning : .note,
      "the \(truncation.part.name) of \(view) is cut: \(fact)", hint: excuse?.hint ?? advice,
      objects: [view.id.text])
  }

  private var words: (fact: String, advice: String) {
    let needed = NumberText.rounded(truncation.needed)
    let available = NumberText.rounded(truncation.available)
    if let lines = truncation.lines {
      if lines.needed == 1 {
        return (
          "its line is \(needed) points high, and has \(NumberText.rounded(height))",
          "give it more height"
        )
      }
      return (
        "it needs \(lines.needed) lines, and has room for "
          + (lines.available == 0 ? "none" : "\(lines.available)"),
        "allow more lines, give it more height, or let it shrink"
      )
    }
    if truncation.axis == .horizontal {
      return (
        "it is \(needed) points wide, and has \(available)",
        "give it more width, let it wrap, or let it shrink"
      )
    }
    return ("it is \(needed) points high, and has \(available)", "give it more height")
  }
}

extension TruncatedText.Excuse {
  fileprivate var hint: String {
    switch self {
    case .heightOfCanvas(let root):
      "only the canvas gives this height to \(root); its content asks for more"
    }
  }
}

extension Diagnostic.Code {
  /// A frame cuts a text.
  package static let truncatedText = Self(rawValue: "truncated-text")
}
