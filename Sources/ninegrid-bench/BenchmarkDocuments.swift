import ElementTree
import Foundation
import InterfaceBuilder
import LayoutModel

/// The storyboards and xibs below a folder, in the order of their paths.
struct BenchmarkDocuments {
  var files: [(name: String, kind: DocumentKind, bytes: [UInt8])] = []

  init(folder: String) throws {
    guard let walker = FileManager.default.enumerator(atPath: folder) else {
      throw BenchmarkError.noFolder(folder)
    }
    let names = walker.compactMap { $0 as? String }.sorted()
    for name in names {
      guard let kind = DocumentKind(fileName: name), kind != .json else { continue }
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
      files.append((name, kind, Array(data)))
    }
    if files.isEmpty { throw BenchmarkError.noDocuments(folder) }
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

  /// The trees of all files that can be read.
  func trees() -> [(name: String, tree: DocumentTree)] {
    files.compactMap { file in
      do {
        return (file.name, try readInterfaceBuilder(file.bytes, kind: file.kind))
      } catch {
        return nil  // A broken file can't be measured.
      }
    }
  }
}

/// The result of some work, and the milliseconds that it took.
func measured<Result>(_ work: () throws -> Result) rethrows -> (Result, milliseconds: Double) {
  let clock = ContinuousClock()
  let start = clock.now
  let result = try work()
  let parts = start.duration(to: clock.now).components
  return (result, Double(parts.seconds) * 1000 + Double(parts.attoseconds) / 1e15)
}

/// Prints one line of results: keys in order, numbers with at most two decimals.
func printLine(_ workload: String, _ values: KeyValuePairs<String, Double>) {
  let members = values.map { "\"\($0.key)\":\(NumberText.rounded($0.value))" }
  print("{\"workload\":\"\(workload)\"," + members.joined(separator: ",") + "}")
}

/// Calls `body` with a store in a folder of its own, which is removed afterwards.
func withPassingStore<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ninegrid-bench-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let result = try body(folder.appendingPathComponent("bench.sqlite").path)
  try FileManager.default.removeItem(at: folder)
  return result
}

enum BenchmarkError: Error, CustomStringConvertible {
  case noFolder(String)
  case noDocuments(String)

  var description: String {
    switch self {
    case .noFolder(let path): "there is no folder '\(path)'"
    case .noDocuments(let path): "there is no storyboard or xib in '\(path)'"
    }
  }
}
