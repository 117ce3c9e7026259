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

  @Test(arguments: [
    ("{\"constraints\":[}", "standard input:1:17: error:"),
    ("{\n \"constraints\": [{\"terms\": [[\"x\"]]}]}", "standard input:2:29: error:"),
    ("[1]", "standard input:1:2: error: a system is an object, this is a number"),
    ("", "standard input:1:1: error: the file is empty"),
    (
      #"{"constraints":[{"id":"a","terms":[],"relation":"=="},{"id":"a","terms":[],"relation":"=="}]}"#,
      "standard input:1:61: error: two constraints are called 'a'"
    ),
    (
      #"{"constraints":[{"terms":[],"relation":"==","prioritty":5}]}"#,
      "standard input:1:45: error: a constraint has no 'prioritty'; did you mean 'priority'?"
    ),
    (
      #"{"constraints":[],"solve":true}"#,
      "standard input:1:19: error: a system has no 'solve'"
    ),
    (
      #"{"cases":[],"seed":1}"#, "standard input:1:13: error: a file of systems has no 'seed'"
    ),
    (
      #"{"name":1,"constraints":[]}"#,
      "standard input:1:9: error: the 'name' of a system is a string, this is a number"
    ),
    (
      #"{"variables":["x","x"],"constraints":[]}"#,
      "standard input:1:19: error: the variable 'x' is listed twice"
    ),
    (
      #"{"constraints":[{"id":7,"terms":[],"relation":"=="}]}"#,
      "standard input:1:23: error: the 'id' of a constraint is a string, this is a number"
    ),
    (
      #"{"constraints":[{"terms":[],"relation":"==","priority":0}]}"#,
      "standard input:1:56: error: the 'priority' of a constraint is above 0, and 1000 at most"
    ),
    (
      #"{"constraints":[{"terms":[],"relation":"==","priority":1000.5}]}"#,
      "standard input:1:56: error: the 'priority' of a constraint is above 0, and 1000 at most"
    ),
  ])
  func `what is no system is reported with line and column`(text: String, start: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let result = await run(["solve", "-"], standardInput: text, workingDirectory: folder.path)
    #expect(result.exitCode == 2)
    #expect(result.stderr.hasPrefix(start), "\(result.stderr)")
  }
}
