import ElementTree
import HostAccess
import InterfaceBuilder
package import LayoutModel
package import LayoutStore
import LayoutWorkbench
import PlainText
import Synchronization

/// The references between storyboards of a folder, which are files or documents of a store. Each folder is read
/// once, even if it has many documents.
package final class StoryboardReferences: Sendable {
  private let stored: StoredReferences?
  /// The places by folder, then by the name of the storyboard that is shown.
  private let known = Mutex<[String: [String: [SceneArrival]]]>([:])

  /// - Parameter store: the store of the documents that ``arrivals(ofStored:)`` is asked about.
  package init(store: DocumentStore? = nil) { stored = store.map { StoredReferences($0) } }

  /// The places where other storyboards of the folder, or the app extension to which it belongs, show scenes of one
  /// storyboard.
  ///
  /// - Parameter path: an absolute path.
  package func arrivals(at path: String) -> [SceneArrival] {
    guard path.hasSuffix(".storyboard") else { return [] }
    let folder = Self.folder(of: path)
    let all = known.withLock { known in
      if let found = known[folder] { return found }
      let found = Self.read(folder)
      known[folder] = found
      return found
    }
    return all[Self.name(path)] ?? []
  }

  /// The places where other storyboards of the same folder of the store show scenes of one
  /// storyboard, by their latest revisions.
  ///
  /// - Throws: ``StoreError``.
  package func arrivals(ofStored name: String) throws -> [SceneArrival] {
    try stored?.arrivals(of: name) ?? []
  }

  /// A fingerprint of the revisions of the storyboards that may show scenes of a stored one. `nil` if
  /// there are none. While it is the same, ``arrivals(ofStored:)`` is the same.
  ///
  /// - Throws: ``StoreError``.
  /// - Complexity: The first call looks through the controllers of the store. No document is read.
  package func state(around name: String) throws -> String? {
    try stored?.state(around: name)
  }

  /// The folder of a storyboard. Translated storyboards lie in a folder of their language there.
  static func folder(of path: String) -> String {
    let own = FilePaths.parent(of: path)
    return own.hasSuffix(".lproj") ? FilePaths.parent(of: own) : own
  }

  /// Whether a storyboard is not the translation of another one.
  static func isOriginal(_ path: String) -> Bool {
    let own = FilePaths.parent(of: path)
    return !own.hasSuffix(".lproj") || FilePaths.lastComponent(of: own) == "Base.lproj"
  }

  static func name(_ path: String) -> String {
    String(FilePaths.lastComponent(of: path).dropLast(".storyboard".count))
  }

  private static func read(_ folder: String) -> [String: [SceneArrival]] {
    var documents: [(name: String, document: LayoutDocument)] = []
    for inner in [folder, folder + "/Base.lproj"] {
      for name in folderEntriesIfListed(inner) where name.hasSuffix(".storyboard") {
        guard let document = document(inner + "/" + name) else { continue }
        documents.append((Self.name(name), document))
      }
    }
    return StoryboardFamily.arrivals(in: documents, from: ExtensionArrivals.all(of: folder))
  }

  /// A storyboard that refers to others; `nil` if it refers to none. Also `nil` if it can't be read: this does not
  /// concern the requested document, and is reported when somebody requests that file.
  private static func document(_ path: String) -> LayoutDocument? {
    do {
      let bytes = try readFile(path, named: path)
      guard refers(bytes) else { return nil }
      return LayoutDocument(try readInterfaceBuilder(bytes, kind: .storyboard))
    } catch {
      return nil
    }
  }

  /// Whether the bytes of a storyboard contain the name of the element that stands for a controller of another
  /// storyboard.
  ///
  /// Bytes are compared, because a search in text looks at each character, and takes a fifth of the whole time for
  /// a large document.
  private static func refers(_ bytes: [UInt8]) -> Bool {
    let name = Array("<viewControllerPlaceholder".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= name.count else { return false }
      return (0...bytes.count - name.count).contains { start in
        bytes[start] == name[0] && name.indices.allSatisfy { bytes[start + $0] == name[$0] }
      }
    }
  }
}
