import Foundation
import HostAccess
import LayoutStore

/// A temporary store, in a folder for temporary files, that exists only during one query.
///
/// SQL can also answer questions about files and older revisions, after these are imported into a
/// store.
enum PassingStore {
  /// - Throws: a failure to write the store, and errors of `body`. The store is removed then, too.
  static func with<Answer>(_ body: (DocumentStore) throws -> Answer) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ninegrid-\(UUID().uuidString)")
    try makeFolder(folder.path, named: folder.path)
    let store = try DocumentStore(path: folder.appendingPathComponent("passing.sqlite").path)
    defer {
      store.close()
      // If files stay behind in the folder for temporary files, this does no harm.
      do { try FileManager.default.removeItem(at: folder) } catch {}
    }
    return try body(store)
  }
}
