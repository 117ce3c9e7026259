import ElementTree
import LayoutModel
package import LayoutStore
import LayoutWorkbench

/// Files of an import that wait to be stored. One transaction stores many of them, because most documents
/// are small.
package struct WaitingImports {
  package typealias Item = (entry: ImportList.Entry, file: Result<ImportedFile, any Error>)

  private var items: [Item] = []
  private var bytes = 0
  private var since = ContinuousClock.now
  /// Whether nothing was stored yet. The first file is stored at once, which shows that the import runs.
  private var isFirst = true

  package init() {}

  /// The most files that wait. With more, an import was no faster.
  private static let mostItems = 32
  /// The most bytes of files that wait. Their trees need several times that memory.
  private static let mostBytes = 1_000_000
  /// The longest time that a file waits. Somebody who watches the import or kills it should not miss more.
  private static let patience = Duration.milliseconds(200)

  package mutating func add(_ item: Item) {
    if items.isEmpty { since = .now }
    items.append(item)
    guard case .success(.read(let document, _)) = item.file,
      case .file(let content) = document.origin
    else { return }
    bytes += content.count
  }

  /// Whether it is time to store them.
  package var isFull: Bool {
    isFirst || items.count >= Self.mostItems || bytes >= Self.mostBytes
      || !items.isEmpty && since.duration(to: .now) > Self.patience
  }

  /// Stores the files that were read; then none is waiting.
  ///
  /// - Parameter time: the present time, in ISO 8601.
  /// - Returns: the files in order, each with its result; `nil` if there was nothing to store.
  package mutating func store(
    in store: DocumentStore, time: String
  ) -> [(item: Item, outcome: Result<ImportOutcome, StoreError>?)] {
    let stored = items.map { item -> NewDocument? in
      guard case .success(.read(let document, let file)) = item.file, document.keepsEverything
      else { return nil }
      return NewDocument(
        name: item.entry.name, tree: document.tree, path: item.entry.path, file: file)
    }
    var outcomes = store.importDocuments(stored.compactMap { $0 }, time: time)[...]
    let result = zip(items, stored).map { item, document in
      (item: item, outcome: document == nil ? nil : outcomes.popFirst())
    }
    self = WaitingImports()
    isFirst = false
    return result
  }
}
