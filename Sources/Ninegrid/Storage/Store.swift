import Foundation
import LayoutEngine
import LayoutModel
import LayoutStore
import LayoutWorkbench

/// Documents, their revisions and their layouts in one SQLite file, which can be queried with SQL.
///
///     let store = try Store(path: "layouts.sqlite")
///     try store.add(document)
///     try store.resolveAll(on: Device.all)
///     for row in try store.rows("SELECT id, width FROM frames WHERE width < 44") { print(row) }
///
/// The tables are the truth: a document is built from its rows, so a change of a row changes the document. `Schemas/store.md`
/// describes tables and views. Any number of processes may use a file at once; each call is one transaction.
public final class Store: Sendable {
  /// The file, by the name with which it was opened.
  public var path: String { store.path }
  private let store: DocumentStore

  /// Opens a store. A missing file is created, and an older one is brought up to date.
  ///
  /// - Throws: ``NinegridError`` if it can't be opened, or a newer version has written it.
  public init(path: String) throws(NinegridError) {
    store = try NinegridError.explaining { try DocumentStore(path: path) }
  }

  /// Closes the file; later calls throw.
  public func close() { store.close() }

  /// Stores a document under its name. If its content differs from its latest revision, this makes a new revision.
  ///
  /// - Returns: the number of the revision with the document's content, from 1.
  /// - Throws: ``NinegridError``.
  @discardableResult
  public func add(_ document: Document) throws(NinegridError) -> Int {
    try NinegridError.explaining {
      try document.loaded.checkKeepsEverything()
      let time = Date().formatted(.iso8601)
      switch try store.importDocument(document.loaded.tree, name: document.name, time: time) {
      case .added(let revision), .replacedEdits(let revision, _), .unchanged(let revision):
        return revision
      }
    }
  }

  /// The names of all documents, in order.
  public var documentNames: [String] {
    get throws(NinegridError) {
      try NinegridError.explaining { try store.documents().map(\.name) }
    }
  }

  /// A document, as its rows are now.
  ///
  /// - Parameters:
  ///   - name: the name under which it was added.
  ///   - revision: the number of the revision; `nil` for the latest.
  /// - Throws: ``NinegridError``, also if there is no document with that name.
  public func document(_ name: String, revision: Int? = nil) throws(NinegridError) -> Document {
    try NinegridError.explaining {
      Document(LoadedDocument(stored: try store.load(name, revision: revision), name: name))
    }
  }

  /// Runs one statement that only reads.
  ///
  /// - Parameters:
  ///   - sql: the statement.
  ///   - parameters: values by name, for `:name` in the statement.
  /// - Throws: ``NinegridError`` for a statement that is wrong or would write.
  public func rows(
    _ sql: String, _ parameters: [String: StoreValue] = [:]
  ) throws(NinegridError) -> [StoreRow] {
    try NinegridError.explaining {
      var names: [String] = []
      var rows: [StoreRow] = []
      try store.query(
        sql, parameters: parameters.mapValues(\.model), columns: { names = $0 },
        row: { rows.append(StoreRow(columns: names, values: $0.map { StoreValue($0) })) })
      return rows
    }
  }

  /// Lays out all documents on devices, and stores the layouts that are missing or out of date.
  ///
  /// - Returns: the number of layouts that were computed. Those that are up to date are not computed again.
  /// - Throws: ``NinegridError``.
  @discardableResult
  public func resolveAll(on devices: [Device]) throws(NinegridError) -> Int {
    let engine = "rules-\(LayoutResolver.rulesVersion)"
    let environments = devices.map { ($0.environment, $0.environment.canonicalKey) }
    return try NinegridError.explaining {
      var count = 0
      for stored in try store.documents() {
        let known = try store.upToDate(stored.name, engine: engine)
        let document = try document(stored.name, revision: stored.latest.number).model
        let structure = ScreenStructure(document)
        let resolver = LayoutResolver(document)
        var results: [NewResult] = []
        for (environment, key) in environments {
          for scene in document.scenes
          where !known.contains(ResultKey(scene: scene.id, environmentKey: key)) {
            var layout = resolver.resolve(scene: scene.index, in: environment)
            // The layout contains the size that the scene got, but it must be found again by the requested environment.
            layout.environment = environment
            results.append(
              NewResult(layout, of: structure, environmentKey: key) { CheckRule.id(of: $0) })
          }
        }
        if results.isEmpty { continue }
        if try store.addResults(results, of: stored.latest, engine: engine) == .stored {
          count += results.count
        }
      }
      return count
    }
  }
}
