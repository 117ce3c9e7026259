import Foundation
import TestSupport

/// The Swift compiler, with the stubs as a module.
final class Compiler: Sendable {
  /// The stubs are compiled once for all tests.
  static let shared = Result { try Compiler() }

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
