package import Diagnostics
package import LayoutModel

/// A document as UIKit code.
package struct SwiftCode: Sendable {
  package var text: String
  /// What the document says and the code does not, each with its place in the document.
  package var losses: [Diagnostic]
  /// What each view and guide is called, as an expression in the class that it belongs to.
  package var expressions: [ObjectID: String]
  /// Classes of the author that the code uses, with the class of UIKit that each stands for.
  package var authorClasses: [AuthorClass]

  package struct AuthorClass: Hashable, Sendable {
    package var name: String
    package var base: String
  }
}

extension Diagnostic.Code {
  /// A part of a document that code does not say.
  package static let notInCode = Self(rawValue: "not-in-code")
}
