import ElementTree
import LayoutModel
package import LayoutStore
import LayoutWorkbench

/// Files of an import that wait to be stored in one transaction: most documents are small.
package struct WaitingImports {
  package typealias Item = (entry: ImportList.Entry, file: Result<ImportedFile, any Error>)

  private var items: [Item] = []
  private var bytes = 0
  private var since = ContinuousClock.now
  /// None was stored yet: the first shows at once that the import runs.
  private var isFirst = true

  package init() {}

  /// With more of them an import was no faster.
  private static let mostItems = 32
  /// Trees need some times the memory of their files.
  private static let mostBytes = 1_000_000
  /// Who looks on, or kills the import, should not miss more.
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

  /// Stores what was read, and leaves nothing waiting.
  ///
  /// - Parameter time: the present time, in ISO 8601.
  /// - Returns: each in order, with what became of it; the outcome is `nil` where nothing was to be stored.
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
