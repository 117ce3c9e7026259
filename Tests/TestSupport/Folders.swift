package import Foundation

/// The top folder of the package, found by the place of this file.
package var sourceRoot: URL {
  URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// The folder `Samples` of the package.
package var samplesFolder: URL { sourceRoot.appendingPathComponent("Samples") }

/// The folder of the test target that contains the caller, such as `Tests/LayoutModelTests`.
package func testFolder(filePath: String = #filePath) -> URL {
  URL(fileURLWithPath: filePath).resolvingSymlinksInPath().deletingLastPathComponent()
}

/// A new, empty folder. It is removed when the last reference to it is gone.
///
///     let folder = try TemporaryFolder()
///     let store = folder.url.appendingPathComponent("a.sqlite")
package final class TemporaryFolder: Sendable {
  package let url: URL

  package var path: String { url.path }

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ninegrid-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file below the folder, creates the folders on its path, and returns its place.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The text of a file below the folder.
  package func read(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// The names of the entries directly in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}

/// Runs `body` with a new folder that is removed afterwards, whatever happens.
package func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = try TemporaryFolder()
  return try withExtendedLifetime(folder) { try body(folder.url) }
}
