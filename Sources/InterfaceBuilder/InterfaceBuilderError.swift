package import Diagnostics
package import LosslessXML

/// Why a file could not be read as an Interface Builder document.
package enum InterfaceBuilderError: Error, DiagnosticFault, CustomStringConvertible {
  case notXML(XMLError)
  /// The root element has another name. `archive` is the old format of Xcode 4 and before.
  case notADocument(root: String, format: String?, SourceLocation)

  package var diagnostic: Diagnostic {
    switch self {
    case .notXML(let error): error.diagnostic
    case .notADocument(_, _, let location): Diagnostic(self, at: location)
    }
  }

  package var statement: Diagnostic.Statement {
    switch self {
    case .notXML(let error): error.kind.statement
    case .notADocument("archive", _, _):
      .init(
        .notInterfaceBuilder, .error,
        "this is a document of Xcode 4 or before, whose format Ninegrid does not read",
        hint: "open it in Xcode and save it, or run 'ibtool --upgrade'")
    case .notADocument(let root, _, _):
      .init(
        .notInterfaceBuilder, .error,
        "the root element is <\(root)>, not the <document> of a storyboard or xib",
        hint: "storyboards and xibs of Xcode 5 and later can be read")
    }
  }

  package var description: String { diagnostic.text }
}
