import Diagnostics
import Foundation
import LayoutJSON
import LayoutModel
import TestSupport

/// Native documents below `Samples`.
enum SampleFiles {
  /// The documents of a folder of samples, in alphabetical order; names are relative to `Samples`.
  static func names(in folder: String) -> [String] {
    let url = samplesFolder.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Layouts that are what they should be.
  static let sound = ["cookbook", "size-classes", "screens"].flatMap(names(in:))

  /// With those that teach a fault.
  static let all = sound + names(in: "faults")

  /// - Throws: when the sample is no document, or has a fault.
  static func document(_ name: String) throws -> LayoutDocument {
    let bytes = try Data(contentsOf: samplesFolder.appendingPathComponent(name))
    let (tree, diagnostics) = try readNativeDocument(Array(bytes))
    let document = LayoutDocument(tree)
    let faults = (diagnostics + document.diagnostics).filter { $0.severity == .error }
    guard faults.isEmpty else { throw Faulty(name: name, faults: faults.map(\.text)) }
    return document
  }

  struct Faulty: Error, CustomStringConvertible {
    var name: String
    var faults: [String]
    var description: String { "\(name): \(faults.joined(separator: "; "))" }
  }
}

/// What `Samples/cookbook/expected` says about a recipe.
struct SampleExpectation: Decodable {
  /// Relative to the expectation's file.
  var document: String
  var environments: [Environment]

  struct Environment: Decodable {
    var device: String
    var orientation: String
    /// By view name: x, y, width and height before snapping; `nil` is not expected.
    var frames: [String: [Double?]]

    var key: String { "\(device)/\(orientation)" }
  }

  /// - Parameter name: of the recipe, such as `cookbook/04-simple-single-view.json`.
  static func of(_ name: String) throws -> SampleExpectation {
    let file = samplesFolder.appendingPathComponent("cookbook/expected")
      .appendingPathComponent(String(name.split(separator: "/").last ?? ""))
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
}
