import HostAccess
package import LayoutStore
package import LayoutWorkbench

/// Runs a ready query of the store over documents, whether they are in the store or not.
///
/// Latest revisions are queried in their own store. Files and older revisions are imported into a
/// temporary store.
package struct StoreAnswer {
  package let query: NamedQuery
  package let catalog: DocumentCatalog
  /// Whether guides that Xcode adds by itself count as unused.
  package var automatic = false

  package init(query: NamedQuery, catalog: DocumentCatalog, automatic: Bool = false) {
    self.query = query
    self.catalog = catalog
    self.automatic = automatic
  }

  /// - Parameter references: the documents to query.
  package func forEachRow(
    _ references: [DocumentReference], failures: FailureCollector,
    columns: ([String]) throws -> Void, row: ([StoreValue]) throws -> Void
  ) throws {
    var names: [String] = []
    for case .stored(let name, nil) in references { names.append(name) }
    if names.count == references.count {
      let store = try catalog.openedStore()
      for reference in references { try catalog.context.report(catalog.load(reference).errors) }
      return try store.run(
        query, documents: names, automatic: automatic, columns: columns, row: row)
    }
    try PassingStore.with { store in
      for reference in references {
        do {
          let loaded = try catalog.load(reference)
          try catalog.context.report(loaded.errors)
          try store.importDocument(
            loaded.tree, name: reference.shownName, time: catalog.context.timestamp)
        } catch {
          try failures.add(error, document: reference.shownName)
        }
      }
      try store.run(query, automatic: automatic, columns: columns, row: row)
    }
  }
}
