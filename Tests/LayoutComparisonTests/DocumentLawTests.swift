import Diagnostics
import ElementTree
import Foundation
import InterfaceBuilder
import LayoutComparison
import LayoutModel
import TestSupport
import Testing

/// The laws of differences and merges on documents as Xcode saves them: our own cases, and with `NINEGRID_CORPUS` those
/// below folders (separated by colons), where `NINEGRID_PAIRS` says how many edited pairs.
@Suite struct DocumentLawTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let corpus = environment["NINEGRID_CORPUS"]
  private static let pairs = environment["NINEGRID_PAIRS"].flatMap { Int($0) } ?? 5000

  private struct Document {
    var path: String
    var bytes: [UInt8]
    var tree: DocumentTree
    var ids: Set<String>
  }

  @Test func `edited cases keep the laws`() throws {
    let folder = sourceRoot.appendingPathComponent("Tests/LayoutEngineTests/Cases")
    let documents = try Self.documents(below: [folder.path], upTo: 20_000)
    #expect(documents.count > 100)
    #expect(Self.faults(ofEdited: documents, pairs: documents.count) == [])
  }

  @Test(.enabled(if: corpus != nil, "needs NINEGRID_CORPUS"))
  func `edited documents of a corpus keep the laws`() throws {
    let documents = try Self.documents(below: Self.folders, upTo: 150_000)
    print("\(documents.count) documents, \(Self.pairs) edited pairs")
    #expect(Self.faults(ofEdited: documents, pairs: Self.pairs) == [])
  }

  @Test(.enabled(if: corpus != nil, "needs NINEGRID_CORPUS"))
  func `related documents of a corpus keep the laws`() throws {
    let documents = try Self.documents(below: Self.folders, upTo: 1_000_000)
    var faults: [String] = []
    var count = 0
    var progress = LawProgress("documents with those related to them", of: documents.count)
    for (index, one) in documents.enumerated() {
      let related = documents[(index + 1)...].filter { Self.areRelated(one, $0) }
      for other in related {
        count += 1
        faults += Self.faults(from: one, to: other) + Self.faults(from: other, to: one)
      }
      // Two others that come from the same one.
      if related.count >= 2 {
        let laws = MergeLaws(base: one.tree, ours: related[0].tree, theirs: related[1].tree)
        faults += laws.faults.map { "\(one.path), \(related[0].path), \(related[1].path): \($0)" }
      }
      progress.step(faults: faults.count)
    }
    print("\(count) pairs of related documents")
    #expect(faults == [])
  }

  private static var folders: [String] { (corpus ?? "").split(separator: ":").map(String.init) }

  /// A difference applied to its base gives the other side, byte for byte.
  private static func faults(from one: Document, to other: Document) -> [String] {
    let difference = DocumentDifference(from: one.tree, to: other.tree)
    let (tree, diagnostics) = one.tree.applying(difference, includingNoise: true)
    var faults = diagnostics.map(\.message)
    let rest = DocumentDifference(from: tree, to: other.tree)
    faults += (rest.changes + rest.noise).map { "leaves \($0)" }
    return faults.map { "\(one.path) to \(other.path): \($0)" }
  }

  private static func areRelated(_ one: Document, _ other: Document) -> Bool {
    guard one.tree.kind == other.tree.kind, one.bytes != other.bytes else { return false }
    let shared = one.ids.intersection(other.ids).count
    return shared > 3 && 2 * shared >= min(one.ids.count, other.ids.count)
  }

  private static func faults(ofEdited documents: [Document], pairs: Int) -> [String] {
    var faults: [String] = []
    var progress = LawProgress("edited pairs", of: pairs)
    for number in 0..<pairs {
      let document = documents[number % documents.count]
      var generator = GeneratedTree(seed: UInt64(number))
      let base = document.tree
      let laws = MergeLaws(
        base: base, ours: generator.edited(base), theirs: generator.edited(base))
      let found = laws.faults + laws.associativity(with: generator.edited(base))
      faults += found.prefix(3).map { "\(document.path), seed \(number): \($0)" }
      progress.step(faults: faults.count)
    }
    return faults
  }

  /// - Parameter limit: of the size of a file in bytes.
  private static func documents(below folders: [String], upTo limit: Int) throws -> [Document] {
    var documents: [Document] = []
    for folder in folders {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      for path in paths where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")))
        guard bytes.count <= limit, let tree = try? readInterfaceBuilder(bytes) else { continue }
        var ids: Set<String> = []
        tree.root.forEach { if let id = $0["id"] { ids.insert(id) } }
        documents.append(Document(path: path, bytes: bytes, tree: tree, ids: ids))
      }
    }
    return documents
  }
}
