import ElementTree
import Foundation
import GRDBSQLite
import LayoutModel
import TestSupport

@testable import LayoutStore

/// A store in a folder of its own, which goes away with it.
struct SampleStore {
  let folder: TemporaryFolder
  let store: DocumentStore

  init() throws {
    folder = try TemporaryFolder()
    store = try DocumentStore(path: folder.path + "/test.sqlite")
  }

  var path: String { store.path }

  /// What someone does with the `sqlite3` shell.
  func change(_ sql: String) throws {
    try store.write { connection, _ in try connection.execute(sql) }
  }

  /// The same with foreign keys off, as in the shell.
  func changeWithoutForeignKeys(_ sql: String) throws {
    let connection = try ShellConnection(path)
    try connection.execute(sql)
  }

  /// What someone does who takes away all that keeps the tables whole.
  func damage(_ sql: String) throws {
    let connection = try ShellConnection(path)
    for trigger in try rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'") {
      try connection.execute("DROP TRIGGER \"\(trigger)\"")
    }
    try connection.execute("PRAGMA ignore_check_constraints = 1; " + sql)
  }

  /// All rows of a query, values joined by `|`.
  func rows(_ sql: String, parameters: [String: StoreValue] = [:]) throws -> [String] {
    var result: [String] = []
    try store.query(sql, parameters: parameters) { row in
      result.append(row.map(\.plainText).joined(separator: "|"))
    }
    return result
  }

  @discardableResult
  func add(_ tree: DocumentTree, as name: String = "Main.storyboard") throws -> ImportOutcome {
    try store.importDocument(tree, name: name, time: sampleTime)
  }
}

/// A connection as the `sqlite3` shell opens it: foreign keys are off.
final class ShellConnection {
  private(set) var handle: OpaquePointer?

  init(_ path: String) throws {
    guard sqlite3_open(path, &handle) == SQLITE_OK else { throw failure }
  }

  deinit { sqlite3_close(handle) }

  func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  private var failure: StoreError { .invalidSQL(reason: String(cString: sqlite3_errmsg(handle))) }
}

let sampleTime = "2026-11-21T09:00:00Z"

extension StoreValue {
  /// As the `sqlite3` shell prints it.
  var plainText: String {
    switch self {
    case .null: ""
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): value
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }
}

/// The attributes that differ between two trees of the same form, as `id.attribute: old -> new`.
func differences(_ old: DocumentElement, _ new: DocumentElement) -> [String] {
  var result: [String] = []
  let owner = old["id"] ?? old["key"] ?? old["reference"] ?? old.name
  if old.name != new.name { result.append("\(owner): <\(old.name)> -> <\(new.name)>") }
  var names = old.attributes.map(\.name)
  names += new.attributes.map(\.name).filter { !names.contains($0) }
  for name in names where old[name] != new[name] {
    result.append("\(owner).\(name): \(old[name] ?? "none") -> \(new[name] ?? "none")")
  }
  let before = Array(old.children)
  let after = Array(new.children)
  if before.count != after.count || old.content.count != new.content.count {
    result.append("\(owner): \(before.count) -> \(after.count) children")
  }
  for (a, b) in zip(before, after) { result += differences(a, b) }
  return result
}
