import Foundation
import TestSupport
import Testing

@Suite struct SolveTests {
  @Test func `a system is solved by its priorities`() async throws {
    let folder = try TemporaryFolder()
    let system = """
      {"name": "a", "constraints": [
        {"id": "low", "terms": [["x", 1]], "relation": "==", "constant": 0.1, "priority": 250},
        {"id": "high", "terms": [["x", 1]], "relation": ">=", "constant": 10, "priority": 750},
        {"id": "sum", "terms": [["x", 1], ["y", 1]], "relation": "==", "constant": 100},
        {"id": "z", "terms": [["z", 1]], "relation": ">=", "constant": 0}]}
      """
    let result = await run(["solve", "-"], standardInput: system, workingDirectory: folder.path)
    #expect(result.exitCode == 0)
    #expect(
      result.stdout.hasPrefix(
        #"{"name":"a","status":"optimal","values":{"x":10,"y":90,"z":"#))
    #expect(
      result.stdout.hasSuffix(
        #""violations":{"250":9.9},"ambiguous":["z"],"conflict":[]}"# + "\n"))
  }

  @Test func `lines of systems give lines of answers, and a conflict exits with 1`() async throws {
    let folder = try TemporaryFolder()
    let lines = """
      {"constraints":[{"id":"a","terms":[["x",1]],"relation":"==","constant":1}]}
      {"constraints":[{"id":"a","terms":[["x",1]],"relation":"==","constant":1},{"id":"b","terms":[["x",1]],"relation":">=","constant":2}]}
      """
    let result = await run(["solve", "-"], standardInput: lines, workingDirectory: folder.path)
    #expect(result.exitCode == 1)
    let answers = result.stdout.split(separator: "\n")
    #expect(answers.count == 2)
    #expect(answers[0].hasPrefix(#"{"status":"optimal","values":{"x":1}"#))
    #expect(answers[1].contains(#""status":"unsatisfiable""#))
    #expect(answers[1].contains(#""conflict":["a","b"],"conflicts":[["a","b"]],"givenUp":["b"]"#))
  }

  @Test func `what is no system is reported with line and column, and exits with 2`() async throws {
    let folder = try TemporaryFolder()
    let result = await run(["solve", "-"], standardInput: "[1]", workingDirectory: folder.path)
    #expect(result.exitCode == 2)
    #expect(
      result.stderr.hasPrefix("standard input:1:2: error: a system is an object, this is a number"))
  }
}
