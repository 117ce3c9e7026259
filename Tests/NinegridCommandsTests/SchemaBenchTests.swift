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

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: program?.path ?? ""),
      "needs ninegrid-bench beside the tests"))
  func `the solver takes the workloads that are written, and says what is wrong with others`()
    throws
  {
    let folder = try TemporaryFolder()
    let schema = try SchemaFiles.schema("bench-1")
    #expect(try output(of: ["workloads", folder.path + "/written"]).isEmpty)
    let written = ["screen-6", "cards-10"].map { folder.path + "/written/\($0).txt" }
    let lines = try output(of: ["solver"] + written)
    #expect(lines.count == 2)
    expectNoFaults(lines, schema)

    let unsized = try folder.write("2 1\n1000 0 3 1 0 1\n1 0\n0\n", to: "a \"b\".txt")
    expectNoFaults(try output(of: ["solver", unsized.path]), schema)

    for (text, message) in [
      ("2 1\n1000 0 3 1 5 1\n0\n0\n", "x.txt:2: 5.0 is not the number of a variable"),
      ("2 -1\n", "x.txt:1: there cannot be -1.0 constraints"),
      ("2 9\n1 0", "x.txt:1: there are 9 constraints, but the file ends before"),
      ("2 1\n1000 3 0", "x.txt:2: a relation is not 0 (==), 1 (<=) or 2 (>=)"),
      ("two", "x.txt:1: 'two' is not a number"),
    ] {
      let file = try folder.write(text, to: "x.txt")
      let (status, _, errors) = try run(["solver", file.path])
      #expect(status == 2)
      #expect(errors.hasSuffix("/\(message)\n"), "\(errors)")
    }
  }

  private func output(of arguments: [String]) throws -> [JSONInstance] {
    let (status, output, _) = try run(arguments)
    #expect(status == 0)
    return try output.split(separator: "\n").map { try JSONInstance(json: Data($0.utf8)) }
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String)
  {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = Self.program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Neither is more than a pipe holds.
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: complaints, as: UTF8.self)
    )
  }
}
