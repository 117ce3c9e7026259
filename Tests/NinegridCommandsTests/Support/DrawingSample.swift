import Foundation
import TestSupport
import Testing

/// The sample that is drawn four times, once for each final class.
enum DrawingSample {
  static let names = ["cc", "cr", "rc", "rr"]

  /// A folder with the drawings, changed by class.
  static func folder(
    _ changes: [String: [(String, String)]] = [:]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      var text = try String(
        contentsOf: sourceRoot.appendingPathComponent("Samples/drawings/\(name).json"),
        encoding: .utf8)
      for (old, new) in changes[name] ?? [] {
        #expect(text.contains(old), "\(name) has no '\(old)'")
        text = text.replacingOccurrences(of: old, with: new)
      }
      try folder.write(text, to: "\(name).json")
    }
    return folder
  }
}
