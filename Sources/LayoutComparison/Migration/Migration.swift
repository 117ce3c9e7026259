package import Diagnostics
package import LayoutModel

/// A rewrite of a document that a person asks for by name.
///
/// Migrations are idempotent: what one has done it finds done. They keep ids, and change nothing that
/// they do not have to.
package struct Migration: Sendable {
  /// As on the command line, such as `safe-area`.
  package var name: String
  /// One line of help.
  package var abstract: String
  private var rewrite: @Sendable (LayoutDocument) -> Draft

  init(
    name: String, abstract: String, rewrite: @escaping @Sendable (LayoutDocument) -> Draft
  ) {
    self.name = name
    self.abstract = abstract
    self.rewrite = rewrite
  }

  /// All migrations, in the order in which help lists them.
  package static let all: [Migration] = [.safeArea, .leadingTrailing]

  package static func named(_ name: String) -> Migration? { all.first { $0.name == name } }

  /// What a migration makes of a document.
  package struct Result: Sendable {
    package var tree: DocumentTree
    package var difference: DocumentDifference
    package var diagnostics: [Diagnostic]
    /// What the migration could have meant and left alone.
    package var untouched: [Untouched]

    package var changesAnything: Bool { !difference.isEmpty || !difference.noise.isEmpty }
  }

  /// An object that stays as it is, and why.
  package struct Untouched: Sendable, Hashable {
    package var object: ObjectID
    package var reason: String

    package init(_ object: ObjectID, _ reason: String) {
      self.object = object
      self.reason = reason
    }

    package var text: String { "'\(object)' stays: \(reason)" }
  }

  /// The work of a migration before it is compared with the original.
  struct Draft {
    var tree: DocumentTree
    var diagnostics: [Diagnostic] = []
    var untouched: [Untouched] = []
  }

  /// Runs the migration. The document itself is not changed.
  package func run(on document: LayoutDocument) -> Result {
    let draft = rewrite(document)
    return Result(
      tree: draft.tree, difference: DocumentDifference(from: document.tree, to: draft.tree),
      diagnostics: draft.diagnostics, untouched: draft.untouched)
  }
}

extension Diagnostic.Code {
  /// A migration does not apply to a document.
  package static let migrationNotApplicable = Self(rawValue: "migration-not-applicable")
}
