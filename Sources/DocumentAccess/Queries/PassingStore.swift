import Foundation
import HostAccess
import LayoutStore

/// A store of its own in a folder for temporary files, which lives as long as a question.
///
/// SQL answers over files and older revisions, too, as soon as they stand in a store.
enum PassingStore {
  /// - Throws: a failure to write the store, and what `body` throws. The store is gone then, too.
  static func with<Answer>(_ body: (DocumentStore) throws -> Answer) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ninegrid-\(UUID().uuidString)")
    try makeFolder(folder.path, named: folder.path)
    let store = try DocumentStore(path: folder.appendingPathComponent("passing.sqlite").path)
    defer {
      store.close()
      // What stays behind in the folder for temporary files does no harm.
      do { try FileManager.default.removeItem(at: folder) } catch {}
    }
    return try body(store)
  }
}
