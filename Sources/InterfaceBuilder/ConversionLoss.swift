package import Diagnostics
package import ElementTree

/// What a storyboard or xib can't say of a native document.
package enum ConversionLoss: DiagnosticFault {
  /// - Parameter views: ids of the views that ask for a size, at least one.
  case intrinsicSizes([String], DocumentKind)
  /// The name of the document, its notes, or both.
  case ofDocument(name: Bool, notes: Bool, DocumentKind)

  package var statement: Diagnostic.Statement {
    switch self {
    case .intrinsicSizes(let views, let kind):
      .init(
        .notInStoryboards, .warning,
        "the intrinsic size of '\(views[0])'\(views.count == 1 ? "" : " and \(views.count - 1) more")"
          + " is a placeholder in a \(kind.rawValue), and holds as designed only",
        hint: "return it from the code of a class of your own, or add constraints", objects: views)
    case .ofDocument(let name, let notes, let kind):
      .init(
        .notInStoryboards, .note,
        "a \(kind.rawValue) has no place for what a document says of itself: "
          + ((name ? ["its name"] : []) + (notes ? ["its notes"] : [])).joined(separator: " and ")
          + (notes ? " are left out" : " is left out"))
    }
  }
}
