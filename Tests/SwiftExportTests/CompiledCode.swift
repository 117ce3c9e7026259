import Foundation
import LayoutModel
import SwiftExport
import TestSupport

/// Exported code, compiled with stubs of the names of UIKit that it uses.
///
/// Each document is in a namespace of its own. Linux has no Objective-C: `@objc` goes, and `#selector(x)` checks that
/// there is a method `x`.
struct CompiledCode {
  var documents: [(name: String, code: SwiftCode)] = []

  /// The text that the compiler sees.
  var source: String {
    var source = "import UIKit\n"
    for (number, entry) in documents.enumerated() {
      source += Self.namespace(entry.code, named: entry.name, number)
    }
    return source
  }

  /// Checks the types.
  ///
  /// - Returns: what the compiler says, empty where all is right.
  func errors(in compiler: Compiler) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(source, to: "Code.swift")
    let result = try compiler.run(["-typecheck", file.path])
    return result.code == 0 ? "" : result.output
  }

  /// Runs every class through the size classes.
  ///
  /// - Returns: what each class made of its root in each cell, by document.
  func records(in compiler: Compiler) throws -> [Int: RecordedClasses] {
    var main = "import UIKit\n"
    for (number, entry) in documents.enumerated() {
      for written in entry.code.classes { main += Self.run(written, number) }
    }
    let folder = try TemporaryFolder()
    let files = try [
      folder.write(source, to: "Code.swift"), folder.write(main, to: "main.swift"),
    ]
    let program = folder.path + "/run"
    let made = try compiler.run(
      files.map(\.path) + [
        "-o", program, "-Onone", "-L", compiler.folder.path, "-lUIKit", "-Xlinker", "-rpath",
        "-Xlinker", compiler.folder.path,
      ])
    guard made.code == 0 else { throw Failure(text: "\(made.output.prefix(6000))") }
    let output = try Compiler.output(of: program, [])
    guard output.code == 0 else { throw Failure(text: "\(output.output.suffix(3000))") }
    return try RecordedClasses.read(output.output)
  }

  struct Failure: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }

  private static func run(_ written: SwiftCode.WrittenClass, _ number: Int) -> String {
    var text =
      "Recorder.run(\"\(number) \(written.root)\", { Document\(number).\(written.initialiser) }) {\n"
      + "made, recorder in\n"
    for name in written.names {
      let expression = name.expression == "self" ? "made" : "made.\(name.expression)"
      text += "  recorder.name(\(expression), \"\(name.object)\")\n"
    }
    return text + "}\n"
  }

  private static func namespace(_ code: SwiftCode, named name: String, _ number: Int) -> String {
    var text = code.text.replacing("@objc ", with: "")
      .replacing("#selector(", with: "Selector(checking: ")
    text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
    var declared: Set<String> = []
    var classes = ""
    for author in code.authorClasses
    where !text.contains("class \(author.name): ") && declared.insert(author.name).inserted {
      classes += "  class \(author.name): \(author.base) {}\n"
    }
    return "\n// \(name)\nenum Document\(number) {\n\(classes)\(text)}\n"
  }
}
