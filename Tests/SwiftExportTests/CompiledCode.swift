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
    let file = try compiler.folder.write(source, to: "Code.swift")
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
    let files = try [
      compiler.folder.write(source, to: "Code.swift"),
      compiler.folder.write(main, to: "main.swift"),
    ]
    let program = compiler.folder.path + "/run"
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
    for module in ["UIKit", "MapKit", "WebKit"] {
      text = text.replacing("import \(module)\n", with: "")
    }
    var declared: Set<String> = []
    var classes = ""
    for author in code.authorClasses
    where !text.contains("class \(author.name): ") && declared.insert(author.name).inserted {
      classes += "  class \(author.name): \(author.base) {}\n"
    }
    return "\n// \(name)\nenum Document\(number) {\n\(classes)\(text)}\n"
  }
}

/// The Swift compiler, with the stubs as a module.
final class Compiler {
  let folder: TemporaryFolder
  private let path: String

  /// - Returns: `nil` where there is no compiler on the `PATH`.
  init?() throws {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = paths.map { "\($0)/swiftc" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else { return nil }
    path = found
    folder = try TemporaryFolder()
    let stubs = testFolder().appendingPathComponent("Stubs")
    var files: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: stubs.path).sorted()
    where name.hasSuffix(".swift.txt") {
      let text = try String(contentsOf: stubs.appendingPathComponent(name), encoding: .utf8)
      files.append(try folder.write(text, to: "Stubs/" + name.dropLast(".txt".count)).path)
    }
    let made = try run(
      files + [
        "-emit-module", "-emit-library", "-module-name", "UIKit", "-Onone",
        "-emit-module-path", "\(folder.path)/UIKit.swiftmodule", "-o", "\(folder.path)/libUIKit.so",
      ])
    guard made.code == 0 else {
      throw CompiledCode.Failure(text: "the stubs do not compile: \(made.output.prefix(3000))")
    }
  }

  func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
    try Self.output(
      of: path, ["-swift-version", "5", "-suppress-warnings", "-I", folder.path] + arguments)
  }

  static func output(
    of program: String, _ arguments: [String]
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
