import ElementTree
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
    return try [samplesFolder, engine, cases].flatMap(documents(in:))
  }

  /// Those whose code runs: the samples and our own cases, or all documents of the folder `NINEGRID_CODE_FOLDER`.
  static func forRunning() throws -> [(name: String, document: LayoutDocument)] {
    if let path = ProcessInfo.processInfo.environment["NINEGRID_CODE_FOLDER"] {
      return try documents(in: URL(fileURLWithPath: path)).filter {
        $0.document.properties.isTouch
      }
    }
    return try [samplesFolder, cases].flatMap(documents(in:)).filter {
      $0.document.properties.isTouch
    }
  }

  private static func documents(
    in folder: URL
  ) throws -> [(name: String, document: LayoutDocument)] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).sorted().compactMap { name in
      let file = folder.appendingPathComponent(name)
      guard DocumentKind(fileName: name) != nil, !name.hasSuffix(".json") || isNative(file) else {
        return nil
      }
      return (name, try read(file))
    }
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
