package import Diagnostics
package import LayoutModel

/// A document as UIKit code.
package struct SwiftCode: Sendable {
  package var text: String
  /// What the document says and the code does not, each with its place in the document.
  package var losses: [Diagnostic]
  /// What the document says for the canvas alone, and a reader of the code may look for.
  package var notes: [Diagnostic] = []
  /// The classes in the order in which they stand in the text.
  package var classes: [WrittenClass] = []
  /// Classes of the author that the code uses, with the class of UIKit that each stands for.
  package var authorClasses: [AuthorClass]

  /// What each view and guide is called, as an expression in the class that it belongs to.
  package var expressions: [ObjectID: String] {
    classes.reduce(into: [:]) { all, written in
      for name in written.names { all[name.object] = name.expression }
    }
  }

  /// A class, and what it is made for.
  package struct WrittenClass: Hashable, Sendable {
    package var name: String
    /// How an instance is made, in the words of its superclass.
    package var initialiser: String
    /// The view that an instance is, or whose controller it is.
    package var root: ObjectID
    /// The views and guides in it, with the expression for each, in document order.
    package var names: [Name]

    package struct Name: Hashable, Sendable {
      package var object: ObjectID
      package var expression: String
    }
  }

  package struct AuthorClass: Hashable, Sendable {
    package var name: String
    package var base: String
  }
}

extension Diagnostic.Code {
  /// A part of a document that code does not say.
  package static let notInCode = Self(rawValue: "not-in-code")
  /// Views with a stated intrinsic size, which measure themselves in code.
  package static let statedSize = Self(rawValue: "stated-size")
}
