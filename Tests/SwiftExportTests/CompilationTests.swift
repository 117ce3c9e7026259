import Foundation
import SwiftExport
import TestSupport
import Testing

/// Exported code is checked by the compiler, against stubs of the names of UIKit that it uses.
@Suite struct CompilationTests {
  @Test func `code of samples and cases compiles`() throws {
    guard let compiler = Self.compiler else {
      return print("not checked: there is no 'swiftc' on the PATH")
    }
    let folder = try TemporaryFolder()
    let stub = try String(
      contentsOf: testFolder().appendingPathComponent("Stubs/UIKit.swift.txt"), encoding: .utf8)
    try folder.write(stub, to: "UIKit.swift")
    let made = try Self.run(
      compiler,
      [
        "-emit-module", "-module-name", "UIKit", "-swift-version", "5", "-suppress-warnings",
        "-emit-module-path", "\(folder.path)/UIKit.swiftmodule", "\(folder.path)/UIKit.swift",
      ])
    try #require(made.code == 0, "the stubs do not compile: \(made.output.prefix(3000))")
    var source = "import UIKit\n"
    var count = 0
    for (name, document) in try Documents.all() {
      let code = writeSwift(document, named: name)
      source += Self.checked(code, named: name, count)
      count += 1
    }
    #expect(count >= 60)
    let file = try folder.write(source, to: "Code.swift")
    let checked = try Self.run(
      compiler,
      ["-typecheck", "-swift-version", "5", "-suppress-warnings", "-I", folder.path, file.path])
    #expect(checked.code == 0, "\(checked.output.prefix(6000))")
  }

  /// Code in a namespace of its own, with the classes of the author, and without what only Objective-C has.
  private static func checked(_ code: SwiftCode, named name: String, _ number: Int) -> String {
    var text = code.text.replacing("import UIKit\n", with: "").replacing("@objc ", with: "")
    text = text.replacing("#selector(", with: "Selector(checking: ")
    var declared: Set<String> = []
    var classes = ""
    for author in code.authorClasses
    where !text.contains("class \(author.name): ") && declared.insert(author.name).inserted {
      classes += "  class \(author.name): \(author.base) {}\n"
    }
    return "\n// \(name)\nenum Document\(number) {\n\(classes)\(text)}\n"
  }

  private static let compiler: String? = {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return paths.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private static func run(
    _ program: String, _ arguments: [String]
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
