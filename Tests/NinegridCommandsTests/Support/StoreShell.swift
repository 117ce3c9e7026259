import Foundation
import Testing

/// The `sqlite3` shell, as someone would use it on a store.
enum StoreShell {
  static let path = "/usr/bin/sqlite3"
  static let isThere = FileManager.default.isExecutableFile(atPath: path)

  /// Runs statements on a store.
  static func run(_ sql: String, on store: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: path)
    shell.arguments = [store, sql]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0, "\(sql)")
  }
}
