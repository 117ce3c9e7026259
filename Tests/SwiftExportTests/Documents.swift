import Foundation
import InterfaceBuilder
import LayoutJSON
import LayoutModel
import TestSupport

/// Documents of the package: the samples, and cases of the engine's tests.
enum Documents {
  static func sample(_ path: String) throws -> LayoutDocument {
    try read(samplesFolder.appendingPathComponent(path))
  }

  /// By name, in order.
  static func all() throws -> [(name: String, document: LayoutDocument)] {
    let cases = sourceRoot.appendingPathComponent("Tests/LayoutEngineTests/Cases")
    var result: [(String, LayoutDocument)] = []
    for folder in [samplesFolder, cases] {
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for name in (files ?? []).sorted() {
        let file = folder.appendingPathComponent(name)
        guard DocumentKind(fileName: name) != nil else { continue }
        if name.hasSuffix(".json"), !isNative(file) { continue }
        result.append((name, try read(file)))
      }
    }
    return result
  }

  private static func isNative(_ file: URL) -> Bool {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return text.contains("\"ninegrid-layout\"")
  }

  private static func read(_ file: URL) throws -> LayoutDocument {
    let bytes = Array(try Data(contentsOf: file))
    guard let kind = DocumentKind(fileName: file.lastPathComponent), kind != .json else {
      return LayoutDocument(try readNativeDocument(bytes).tree)
    }
    return LayoutDocument(try readInterfaceBuilder(bytes, kind: kind))
  }
}
