import ConstraintSolver
import Diagnostics
import LayoutWorkbench
import Testing

/// Constraint systems as `solve` reads them.
@Suite struct ReadSystemsTests {
  @Test func `a system is one, a list, or one on each line`() throws {
    let system = #"{"constraints":[{"id":"a","terms":[["x",1]],"relation":"==","constant":1}]}"#
    for (text, count) in [(system, 1), ("[\(system),\(system)]", 2), ("\(system)\n\(system)", 2)] {
      let systems = try readSystems(Array(text.utf8), named: "s.json")
      #expect(systems.count == count)
      #expect(systems.allSatisfy { $0.variables == ["x"] && $0.constraints == ["a"] })
      #expect(try systems[0].solution(in: "s.json").values == [1])
    }
  }

  @Test(arguments: [
    ("{\"constraints\":[}", "1:17: error:"),
    ("{\n \"constraints\": [{\"terms\": [[\"x\"]]}]}", "2:29: error:"),
    ("[1]", "1:2: error: a system is an object, this is a number"),
    ("", "1:1: error: the file is empty"),
    (
      #"{"constraints":[{"id":"a","terms":[],"relation":"=="},{"id":"a","terms":[],"relation":"=="}]}"#,
      "1:61: error: two constraints are called 'a'"
    ),
    (
      #"{"constraints":[{"terms":[],"relation":"==","prioritty":5}]}"#,
      "1:45: error: a constraint has no 'prioritty'; did you mean 'priority'?"
    ),
    (
      #"{"constraints":[],"solve":true}"#,
      "1:19: error: a system has no 'solve'"
    ),
    (
      #"{"cases":[],"seed":1}"#, "1:13: error: a file of systems has no 'seed'"
    ),
    (
      #"{"name":1,"constraints":[]}"#,
      "1:9: error: the 'name' of a system is a string, this is a number"
    ),
    (
      #"{"variables":["x","x"],"constraints":[]}"#,
      "1:19: error: the variable 'x' is listed twice"
    ),
    (
      #"{"constraints":[{"id":7,"terms":[],"relation":"=="}]}"#,
      "1:23: error: the 'id' of a constraint is a string, this is a number"
    ),
    (
      #"{"constraints":[{"terms":[],"relation":"==","priority":0}]}"#,
      "1:56: error: the 'priority' of a constraint is above 0, and 1000 at most"
    ),
    (
      #"{"constraints":[{"terms":[],"relation":"==","priority":1000.5}]}"#,
      "1:56: error: the 'priority' of a constraint is above 0, and 1000 at most"
    ),
  ])
  func `what is no system is told with line and column`(text: String, start: String) throws {
    let failure = #expect(throws: DocumentFailure.self) {
      try readSystems(Array(text.utf8), named: "s.json")
    }
    guard case .documents(let faults)? = failure, let fault = faults.first else {
      Issue.record("no fault of the document: \(String(describing: failure))")
      return
    }
    #expect(faults.count == 1)
    #expect(fault.text.hasPrefix("s.json:" + start), "\(fault.text)")
  }
}
