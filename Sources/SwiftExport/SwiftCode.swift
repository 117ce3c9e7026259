package import Diagnostics
package import LayoutModel

/// A document as UIKit code.
package struct SwiftCode: Sendable {
  package var text: String
  /// Parts of the document that the code does not express, each with its place in the document.
  package var losses: [Diagnostic]
  /// Parts of the document that only concern the canvas, but that a reader of the code may look
  /// for.
  package var notes: [Diagnostic] = []
  /// The classes, in the order of the text.
  package var classes: [WrittenClass] = []
  /// Classes of the author that the code uses, each with the UIKit class from which it inherits.
  package var authorClasses: [AuthorClass]

  /// The names of all views and guides, as expressions in the classes to which they belong.
  package var expressions: [ObjectID: String] {
    classes.reduce(into: [:]) { all, written in
      for name in written.names { all[name.object] = name.expression }
    }
  }

  /// A class, and the part of the document for which it is written.
  package struct WrittenClass: Hashable, Sendable {
    package var name: String
    /// The call that creates an instance, with the arguments of the superclass.
    package var initialiser: String
    /// The view that an instance is, or whose controller it is.
    package var root: ObjectID
    /// The views and guides in it, each with its expression, in document order.
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
  /// A part of a document that the code does not express.
  package static let notInCode = Self(rawValue: "not-in-code")
  /// Views with a stated intrinsic size, which measure themselves in code.
  package static let statedSize = Self(rawValue: "stated-size")
}
