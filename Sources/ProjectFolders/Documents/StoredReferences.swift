import HostAccess
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PlainText
import Synchronization

/// The references between storyboards of a store, by their latest revisions. The folders of the store
/// come from the names of documents: documents in the same folder refer to each other.
final class StoredReferences: Sendable {
  private let store: DocumentStore
  private let folders = Mutex<[String: Folder]?>(nil)

  /// A folder with storyboards that refer to others.
  private struct Folder {
    /// The storyboards that refer to others, in the order of their names.
    var names: [String] = []
    /// A fingerprint of their names and revisions. It is made once, because every document of the
    /// folder asks for it.
    var state = ""
    /// The places that they show, by the name of the storyboard that is shown. `nil` before the
    /// documents are read.
    var arrivals: [String: [SceneArrival]]?
  }

  init(_ store: DocumentStore) { self.store = store }

  /// The places where storyboards show scenes of the storyboard with this name.
  ///
  /// - Throws: ``StoreError``.
  func arrivals(of name: String) throws -> [SceneArrival] {
    guard name.hasSuffix(".storyboard") else { return [] }
    let place = StoryboardReferences.folder(of: name)
    return try folders.withLock { folders in
      try find(&folders)
      guard let folder = folders?[place] else { return [] }
      let all: [String: [SceneArrival]]
      if let known = folder.arrivals {
        all = known
      } else {
        all = StoryboardFamily.arrivals(
          in: try folder.names.map {
            (StoryboardReferences.name($0), LayoutDocument(try store.load($0)))
          })
        folders?[place]?.arrivals = all
      }
      return all[StoryboardReferences.name(name)] ?? []
    }
  }

  /// A fingerprint of the revisions of the storyboards that may show scenes of the storyboard with
  /// this name. `nil` if there are none. While it is the same, ``arrivals(of:)`` is the same.
  ///
  /// - Throws: ``StoreError``.
  func state(around name: String) throws -> String? {
    guard name.hasSuffix(".storyboard") else { return nil }
    return try folders.withLock { folders in
      try find(&folders)
      return folders?[StoryboardReferences.folder(of: name)]?.state
    }
  }

  /// Looks once through the controllers of the store. Their table is the outer loop, because few
  /// of them stand for others.
  private func find(_ folders: inout [String: Folder]?) throws {
    guard folders == nil else { return }
    var found: [String: Folder] = [:]
    var states: [String: Fingerprint] = [:]
    try store.query(
      """
      SELECT DISTINCT d.document, d.revisionKey || '.' || d.edits
      FROM controller c CROSS JOIN documents d ON d.revisionKey = c.revisionKey
      WHERE c.kind = 'viewControllerPlaceholder' AND d.document GLOB '*.storyboard'
      ORDER BY d.document
      """
    ) { row in
      guard case .text(let name)? = row.first, case .text(let revision)? = row.last,
        StoryboardReferences.isOriginal(name)
      else { return }
      let place = StoryboardReferences.folder(of: name)
      found[place, default: Folder()].names.append(name)
      states[place, default: Fingerprint()].add("\(name)\n\(revision)\n".utf8)
    }
    for (place, state) in states { found[place]?.state = state.text }
    folders = found
  }
}
