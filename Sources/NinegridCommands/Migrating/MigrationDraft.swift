import LayoutComparison
import LayoutEngine
import LayoutModel

/// What a migration makes of one document.
struct MigrationDraft {
  let before: LoadedDocument
  private(set) var result: Migration.Result
  let after: LoadedDocument
  /// Views that come and go because that is what the migration is for.
  let substitutes: Set<ObjectID>

  /// - Parameter takesEverything: also the steps that move what must not.
  init(_ migration: Migration, of loaded: LoadedDocument, takesEverything: Bool) throws {
    before = loaded
    let plan = migration.plan(for: loaded.document, layouts: .resolved)
    var chosen = Array(plan.steps.indices)
    var left: [Migration.Untouched] = []
    // What is one step is done or not: then all that moves is told.
    if !takesEverything, plan.steps.contains(where: { !$0.objects.isEmpty }) {
      let selection = try MigrationSelection(migration, plan, of: loaded)
      chosen = selection.chosen
      left = selection.left
    }
    result = migration.result(of: plan, for: loaded.document, taking: chosen)
    result.untouched += left
    substitutes = plan.substitutes(of: chosen)
    after = LoadedDocument(
      name: loaded.name, document: LayoutDocument(result.tree), diagnostics: [])
  }
}

extension LayoutSource {
  /// Frames as devices and the canvas lay them out.
  static let resolved = LayoutSource { document, environment in
    var resolver = LayoutResolver(document)
    resolver.findsTruncations = false
    return environment.map { resolver.resolve(in: $0) } ?? resolver.resolveAsDesigned()
  }
}
