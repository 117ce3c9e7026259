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

  /// What is here for this target alone.
  static func ownCase(_ name: String) throws -> LayoutDocument {
    try read(cases.appendingPathComponent(name))
  }

  static let cases = testFolder().appendingPathComponent("Cases")

  /// By name, in order.
  static func all() throws -> [(name: String, document: LayoutDocument)] {
    let engine = sourceRoot.appendingPathComponent("Tests/LayoutEngineTests/Cases")
    var result: [(String, LayoutDocument)] = []
    for folder in [samplesFolder, engine, cases] {
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

  /// Those whose code runs: a few samples, or all documents of the folder `NINEGRID_CODE_FOLDER`.
  static func forRunning() throws -> [(name: String, document: LayoutDocument)] {
    if let path = ProcessInfo.processInfo.environment["NINEGRID_CODE_FOLDER"] {
      let folder = URL(fileURLWithPath: path)
      let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return try files.sorted().compactMap { name in
        let file = folder.appendingPathComponent(name)
        guard DocumentKind(fileName: name) != nil, !name.hasSuffix(".json") || isNative(file) else {
          return nil
        }
        let document = try read(file)
        return document.properties.isTouch ? (name, document) : nil
      }
    }
    return try [
      "cookbook/02-nested-stack-views.json", "cookbook/08-two-views-with-complex-widths.json",
      "cookbook/16-two-buttons-with-size-class-based-layouts.json", "screens/sign-in.json",
      "size-classes/nine-cells.json",
    ].map { ($0, try sample($0)) }
      + ["list.storyboard", "rows.storyboard", "card.xib"].map { ($0, try ownCase($0)) }
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
