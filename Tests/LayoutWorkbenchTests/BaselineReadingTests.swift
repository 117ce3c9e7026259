import Diagnostics
import LayoutWorkbench
import Testing

/// Files of known findings.
@Suite struct BaselineReadingTests {
  private static let start = #"{"format": "ninegrid-baseline", "version": 1, "findings": ["#

  static let faults: [(text: String, message: String)] = [
    ("", "1:1: error: the file is empty [invalid-json]"),
    ("{\n<<<<<<< ours", "2:1: error: there is a merge conflict marker here [invalid-json]"),
    ("[]", "1:1: error: this is not a baseline of 'ninegrid check' [invalid-baseline]"),
    (
      #"{"format": "ninegrid-layout"}"#,
      "1:1: error: this is not a baseline of 'ninegrid check' [invalid-baseline]"
    ),
    (
      "{\"format\": \"ninegrid-baseline\",\n \"version\": 2}",
      "2:13: error: this is version 2 of the format, and version 1 is known [invalid-baseline]"
    ),
    (
      #"{"format": "ninegrid-baseline", "version": 1}"#,
      "1:1: error: the key 'findings' is missing [invalid-baseline]"
    ),
    (
      "\(start)\n7]}",
      "2:1: error: this is a number, and a finding is an object [invalid-baseline]"
    ),
    (
      "\(start)\n{\"document\": \"a\", \"rule\": \"ambiguous\", \"count\": 1}]}",
      "2:1: error: the key 'id' is missing [invalid-baseline]"
    ),
    (
      "\(start)\n{\"document\": \"a\", \"rule\": 3, \"id\": \"b\", \"count\": 1}]}",
      "2:27: error: 'rule' must be a string [invalid-baseline]"
    ),
    (
      "\(start)\n{\"document\": \"a\", \"rule\": \"b\", \"id\": \"c\", \"count\": 0.5}]}",
      "2:52: error: 'count' must be a whole number above 0 [invalid-baseline]"
    ),
  ]

  @Test(arguments: faults)
  func `what is no baseline is told with its place`(text: String, message: String) {
    let failure = #expect(throws: DocumentFailure.self) {
      try CheckBaseline(reading: Array(text.utf8), named: "known.json")
    }
    guard case .documents(let faults)? = failure else {
      Issue.record("no fault of the document: \(String(describing: failure))")
      return
    }
    #expect(faults.count == 1)
    #expect(faults.first?.lines.first == "known.json:\(message)")
  }

  @Test func `a baseline without findings is read and written again`() throws {
    let baseline = try CheckBaseline(reading: CheckBaseline().bytes, named: "known.json")
    #expect(baseline.counts.isEmpty)
    #expect(baseline.bytes == CheckBaseline().bytes)
  }
}
