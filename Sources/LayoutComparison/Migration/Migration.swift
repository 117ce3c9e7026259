package import Diagnostics
package import ElementTree
package import LayoutModel
import PlatformRules

/// A rewrite of a document that a person asks for by name.
///
/// Migrations are idempotent: a second run changes nothing. They keep ids, and change only what
/// they have to.
package struct Migration: Sendable {
  package let description: MigrationDescription
  private let planning: @Sendable (LayoutDocument, LayoutSource) -> MigrationPlan

  package var name: String { description.name }

  /// A migration in steps: steps that would move something are left out, and the others are done.
  init(
    _ description: MigrationDescription,
    steps planning: @escaping @Sendable (LayoutDocument, LayoutSource) -> MigrationPlan
  ) {
    self.description = description
    self.planning = planning
  }

  /// A migration of a document as a whole.
  init(
    _ description: MigrationDescription,
    rewrite: @escaping @Sendable (LayoutDocument) -> Draft
  ) {
    self.init(description) { document, _ in
      let draft = rewrite(document)
      var plan = MigrationPlan()
      plan.diagnostics = draft.diagnostics
      plan.untouched = draft.untouched
      if draft.tree != document.tree {
        plan.steps = [.init(objects: []) { tree, _ in tree = draft.tree }]
      }
      return plan
    }
  }

  /// The registry: every migration that needs only a document, in the order in which help lists
  /// them.
  package static let all: [Migration] = [
    .safeArea, .leadingTrailing, .traitCollections, .autoresizing, .margins, .stackViews, .guides,
    .textStyles,
  ]

  package static func named(_ name: String) -> Migration? { all.first { $0.name == name } }

  /// The result of a migration for a document.
  package struct Result: Sendable {
    package var tree: DocumentTree
    package var difference: DocumentDifference
    package var diagnostics: [Diagnostic]
    /// Objects that the migration could mean, but leaves alone.
    package var untouched: [Untouched]

    package var changesAnything: Bool { !difference.isEmpty || !difference.noise.isEmpty }
  }

  /// An object that stays as it is, and the reason.
  package struct Untouched: Sendable, Hashable {
    package var object: ObjectID
    package var reason: String

    package init(_ object: ObjectID, _ reason: String) {
      self.object = object
      self.reason = reason
    }

    package var text: String { "'\(object)' stays: \(reason)" }
  }

  /// The result of a migration before it is compared with the original.
  struct Draft {
    var tree: DocumentTree
    var diagnostics: [Diagnostic] = []
    var untouched: [Untouched] = []
  }

  /// The steps that could be taken with a document. The document itself is not changed.
  package func plan(
    for document: LayoutDocument, layouts: LayoutSource = .none
  ) -> MigrationPlan {
    var plan = planning(document, layouts)
    if let needs = description.needs, let system = document.properties.deployment,
      !needs.isKnown(to: system), !plan.steps.isEmpty
    {
      plan.steps = []
      plan.diagnostics.append(Diagnostic(MigrationFault.systemTooOld(system, needs)))
    }
    return plan
  }

  /// Takes every step, even if it moves something.
  package func run(
    on document: LayoutDocument, layouts: LayoutSource = .none
  ) -> Result {
    let plan = plan(for: document, layouts: layouts)
    return plan.result(plan.tree(of: document, taking: plan.steps.indices), of: document)
  }
}

extension Diagnostic.Code {
  /// A migration does not apply to a document.
  package static let migrationNotApplicable = Self(rawValue: "migration-not-applicable")
  /// The document must run on a system that does not know what a migration would write.
  package static let systemTooOld = Self(rawValue: "system-too-old")
}

extension Diagnostic {
  static func notApplicable(to document: LayoutDocument) -> Self {
    Diagnostic(MigrationFault.notApplicable(runtime: document.properties.targetRuntime))
  }
}
