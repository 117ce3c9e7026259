import DocumentAccess
import Foundation
import HostAccess
import InterfaceBuilder
import LayoutStore
import ProjectFolders
import TestSupport

/// A folder with a store, and a context of a command in it that keeps what it prints.
struct TestStore: StoreChoice, AssetChoice {
  let folder: TemporaryFolder
  let errors = MemorySink()
  let store: String?

  let assets: [String] = []
  let noAssets = true

  /// - Parameter store: the store's file, as a person would name it.
  init(store: String? = nil) throws {
    folder = try TemporaryFolder()
    self.store = store
  }

  var context: CommandContext {
    CommandContext(
      workingDirectory: folder.path, environment: [:], standardOutput: MemorySink(),
      standardError: errors, readStandardInput: { Array("<piped/>".utf8) },
      now: { Date(timeIntervalSince1970: 1_700_000_000) })
  }

  /// Puts a document with two boxes into the store.
  func add(_ name: String, gap: Int = 8) throws {
    let opened = try open(.readWrite, in: context)
    let tree = try readInterfaceBuilder(Array(SampleDocuments.twoBoxes(gap: gap).utf8))
    _ = try opened.importDocument(tree, name: name, time: "2026-01-01T00:00:00Z")
  }
}
