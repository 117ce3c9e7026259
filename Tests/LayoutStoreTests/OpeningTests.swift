import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

@Suite struct OpeningTests {
  @Test func `a store keeps what it has`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    sample.store.close()
    let again = try DocumentStore(path: sample.path)
    #expect(try again.load("Main.storyboard") == SampleTree.document)
  }

  @Test func `a closed store says so`() throws {
    let sample = try SampleStore()
    sample.store.close()
    #expect(
      throws: StoreError.cannotOpen(path: sample.path, reason: "the store was closed")
    ) { try sample.store.documents() }
  }

  @Test func `a directory is no store`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: StoreError.isDirectory(path: folder.path)) {
      try DocumentStore(path: folder.path)
    }
    #expect(throws: StoreError.isDirectory(path: folder.path)) {
      try DocumentStore(path: folder.path, access: .readOnly)
    }
  }

  /// SQLite would wait for what somebody writes into a pipe.
  @Test func `a pipe is no store, and nobody waits for it`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.sqlite"
    #expect(mkfifo(path, 0o600) == 0)
    for path in [path, "/dev/null"] {
      for access in [DocumentStore.Access.readWrite, .readOnly] {
        #expect(throws: StoreError.notAFile(path: path)) {
          try DocumentStore(path: path, access: access)
        }
      }
    }
  }

  @Test func `a directory that does not exist is named`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/none/a.sqlite"
    #expect(
      throws: StoreError.cannotOpen(
        path: path, reason: "there is no folder '\(folder.path)/none'")
    ) { try DocumentStore(path: path) }
  }

  @Test func `reading makes no file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.sqlite"
    #expect(throws: StoreError.missing(path: path)) {
      try DocumentStore(path: path, access: .readOnly)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `a file of another kind is left alone`() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "not a database ", count: 100)
    let path = try folder.write(text, to: "a.sqlite").path
    for access in [DocumentStore.Access.readWrite, .readOnly] {
      #expect(throws: StoreError.notADatabase(path: path)) {
        try DocumentStore(path: path, access: access)
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func `an empty file becomes a store`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "a.sqlite").path
    #expect(try DocumentStore(path: path).documents().isEmpty)
  }

  @Test func `a store that was killed while it was made is made`() throws {
    let sample = try SampleStore()
    try sample.change(
      "PRAGMA application_id = 0; PRAGMA user_version = 0; DELETE FROM grdb_migrations")
    for type in ["trigger", "view", "table"] {
      let names = try sample.rows(
        """
        SELECT name FROM sqlite_schema WHERE type = '\(type)' AND name NOT LIKE 'sqlite_%'
          AND name <> 'grdb_migrations' ORDER BY rowid DESC
        """)
      for name in names { try sample.change("DROP \(type) \(name)") }
    }
    try sample.change("DROP TABLE sqlite_stat1")
    sample.store.close()
    #expect(try DocumentStore(path: sample.path).documents().isEmpty)
  }

  @Test func `a database of another program is refused`() throws {
    let sample = try SampleStore()
    try sample.change("PRAGMA application_id = 77")
    sample.store.close()
    #expect(throws: StoreError.foreign(path: sample.path, applicationID: 77)) {
      try DocumentStore(path: sample.path)
    }
  }

  @Test func `a store of a newer version is refused`() throws {
    let sample = try SampleStore()
    try sample.change("INSERT INTO grdb_migrations VALUES ('9 something new')")
    sample.store.close()
    let error = StoreError.superseded(
      path: sample.path, unknownMigrations: ["9 something new"])
    for access in [DocumentStore.Access.readWrite, .readOnly] {
      #expect(throws: error) { try DocumentStore(path: sample.path, access: access) }
    }
    #expect(
      error.description
        == "'\(sample.path)' was written by a newer version (it has '9 something new')")
  }

  @Test func `a store of a version that was never released is told from a newer one`() throws {
    let sample = try SampleStore()
    try sample.change(
      "UPDATE grdb_migrations SET identifier = '1 documents' WHERE identifier = '1 store'")
    sample.store.close()
    #expect(
      throws: StoreError.unreleased(path: sample.path, unknownMigrations: ["1 documents"])
    ) { try DocumentStore(path: sample.path) }
  }

  @Test func `an older store is not changed by reading it`() throws {
    let sample = try SampleStore()
    try sample.change("DELETE FROM grdb_migrations")
    sample.store.close()
    #expect(
      throws: StoreError.outdated(
        path: sample.path, missingMigrations: Schema.migrations)
    ) { try DocumentStore(path: sample.path, access: .readOnly) }
  }

  @Test func `a read-only store reads and does not write`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let reader = try DocumentStore(path: sample.path, access: .readOnly)
    #expect(try reader.load("Main.storyboard") == SampleTree.document)
    #expect(throws: StoreError.notWritable(path: sample.path)) {
      try reader.importDocument(SampleTree.document, name: "b", time: sampleTime)
    }
  }

  @Test func `a path may have any characters`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/100% a?b#c é.sqlite"
    try DocumentStore(path: path).importDocument(
      SampleTree.document, name: "a", time: sampleTime)
    #expect(try DocumentStore(path: path, access: .readOnly).documents().count == 1)
  }

  @Test func `a full disk is an error of its own`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let pages = try #require(Int(try sample.rows("PRAGMA page_count")[0]))
    try sample.store.write { connection, _ in
      try connection.execute("PRAGMA max_page_count = \(pages)")
    }
    #expect(throws: StoreError.diskFull(path: sample.path)) {
      for number in 0..<100 { try sample.add(SampleTree.document, as: "\(number)") }
    }
    #expect(try sample.store.load("Main.storyboard") == SampleTree.document)
  }

  /// Seen on a full file system: not even a reader gets the memory that readers share.
  @Test(arguments: [Int32(13), 4874])
  func `both ways in which SQLite reports a full disk mean the same`(code: Int32) {
    let failure = SQLiteFailure(code: code, message: "disk I/O error")
    #expect(StoreError(failure, path: "a.sqlite") == .diskFull(path: "a.sqlite"))
  }
}
