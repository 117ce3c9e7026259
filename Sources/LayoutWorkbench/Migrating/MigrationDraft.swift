import Diagnostics
package import LayoutComparison
import LayoutEngine
package import LayoutModel

/// The result of a migration for one document.
package struct MigrationDraft {
  package let before: LoadedDocument
  package private(set) var result: Migration.Result
  package let after: LoadedDocument
  /// Whether the document must run on a system that does not know what the migration writes.
  package var isRefused: Bool { result.diagnostics.contains { $0.code == .systemTooOld } }
  /// Views that the migration adds or removes on purpose.
  package let substitutes: Set<ObjectID>

  /// A step may start from the result of another one, such as a row of stack views. Documents stop
  /// changing after two or three rounds.
  private static let mostRounds = 6

  /// - Parameters:
  ///   - takesEverything: whether to take also the steps that move something which must not move.
  ///   - tell: called from time to time with the progress, from 0 to 1.
  package init(
    _ migration: Migration, of loaded: LoadedDocument, takesEverything: Bool,
    tell: @escaping (Double) throws -> Void = { _ in }
  ) throws {
    before = loaded
    let first = migration.plan(for: loaded.document, layouts: .resolved)
    var plan = first
    var current = loaded
    var left: [Migration.Untouched] = []
    var substitutes: Set<ObjectID> = []
    for round in 0..<Self.mostRounds {
      let known = Set(left.map(\.object))
      plan.steps.removeAll { $0.objects.first.map(known.contains) ?? false }
      var chosen = Array(plan.steps.indices)
      // If the plan is one step, it is done completely or not at all. Then everything that moves is
      // reported.
      if !takesEverything, plan.steps.contains(where: { !$0.objects.isEmpty }) {
        let selection = try MigrationSelection(migration, plan, of: current) {
          if round == 0 { try tell($0) }
        }
        chosen = selection.chosen
        left += selection.left
      }
      let tree = plan.tree(of: current.document, taking: chosen)
      if tree == current.tree { break }
      substitutes.formUnion(plan.substitutes(of: chosen))
      current = LoadedDocument(
        name: loaded.name, document: LayoutDocument(tree), diagnostics: [])
      plan = migration.plan(for: current.document, layouts: .resolved)
    }
    result = first.result(current.tree, of: loaded.document)
    result.untouched += left
    self.substitutes = substitutes
    after = current
  }
}

extension LayoutSource {
  /// Computes frames as devices and the canvas lay them out.
  package static let resolved = LayoutSource { document, environment in
    let resolver = LayoutResolver(document)
    resolver.findsTruncations = false
    return environment.map { resolver.resolve(in: $0) } ?? resolver.resolveAsDesigned()
  }
}
