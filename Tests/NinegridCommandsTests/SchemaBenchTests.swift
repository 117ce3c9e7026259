import Foundation
import TestSupport
import Testing

@Suite struct SchemaBenchTests {
  /// `ninegrid-bench`, which lies beside the program that runs the tests.
  static let program = Bundle.main.executableURL?.deletingLastPathComponent()
    .appendingPathComponent("ninegrid-bench")

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: program?.path ?? ""),
      "needs ninegrid-bench beside the tests"))
  func `lines of the benchmarks keep to their schema`() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Documents/a.storyboard")
    // Two variables and constraints; the second variable is given, for three sizes.
    let workload = try folder.write(
      """
      2 2
      1000 0 10 2 0 1 1 -1
      750 2 50 1 0 1
      1 1
      3
      100
      20
      300

      """, to: "two.txt")
    let schema = try SchemaFiles.schema("bench-1")
    var used: Set<String> = []
    for arguments in [
      ["solver", workload.path], ["import", folder.path + "/Documents"],
      ["resolve", folder.path + "/Documents"], ["batch", folder.path + "/Documents"],
    ] {
      let lines = try output(of: arguments)
      #expect(!lines.isEmpty, "\(arguments[0])")
      expectNoFaults(lines, schema)
      for line in lines { used.formUnion(schema.check(line).usedProperties) }
    }
    #expect(schema.propertyPointers.subtracting(used).sorted() == [])
  }

  private func output(of arguments: [String]) throws -> [JSONInstance] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.program
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      try JSONInstance(json: Data($0.utf8))
    }
  }
}
