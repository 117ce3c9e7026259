import ElementTree
import Foundation
import InterfaceBuilder
import LayoutModel
import TestSupport

/// A document in one of the folders of cases, and what its first comment says must come out.
///
/// The comment's first line is the rule that the case is about; each further line is an expectation
/// as words, in the form that the test of the folder knows.
struct CaseFile {
  let name: String
  let tree: DocumentTree
  let rule: String
  let expectations: [[String]]

  /// - Parameter path: relative to this folder, such as `Cases/Devices/left-is-left.storyboard`.
  init(_ path: String) throws {
    name = path
    let bytes = try Data(contentsOf: testFolder().appendingPathComponent(path))
    tree = try readInterfaceBuilder(Array(bytes))
    let text = String(decoding: bytes, as: UTF8.self)
    let comment = text.firstMatch(of: /<!--((?s:.*?))-->/).map { String($0.1) } ?? ""
    let lines = comment.split(separator: "\n")
    rule = lines.first.map(String.init) ?? ""
    expectations = lines.dropFirst().map { $0.split(separator: " ").map(String.init) }
  }

  /// The storyboards and xibs of a folder, in alphabetical order.
  static func names(in folder: String) -> [String] {
    let folder = testFolder().appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }
}

extension CaseFile {
  /// An expectation that can't be read.
  struct Unreadable: Error, CustomStringConvertible {
    var name: String
    var words: [String]
    var description: String { "\(name): '\(words.joined(separator: " "))' can't be read" }
  }

  func unreadable(_ words: [String]) -> Unreadable { Unreadable(name: name, words: words) }

  /// Reads `<id> <x> <y> <width> <height>`.
  func frame(_ words: some Sequence<String>) throws -> (id: ObjectID, frame: Rect) {
    let words = Array(words)
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard words.count == 5, numbers.count == 4 else { throw unreadable(words) }
    return (
      ObjectID(words[0]),
      Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    )
  }
}
