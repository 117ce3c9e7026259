import TestSupport
import Testing

/// Files that `check --baseline` can't read.
@Suite struct BaselineFaultTests {
  private static let start = #"{"format": "ninegrid-baseline", "version": 1, "findings": ["#

  static let faults: [(text: String, message: String)] = [
    ("", "1:1: error: the file is empty [invalid-json]"),
    ("{\n<<<<<<< ours", "2:1: error: there is a merge conflict marker here [invalid-json]"),
    ("[]", "1:1: error: this is no baseline of 'ninegrid check' [invalid-baseline]"),
    (
      #"{"format": "ninegrid-layout"}"#,
      "1:1: error: this is no baseline of 'ninegrid check' [invalid-baseline]"
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
      "2:1: error: the key 'object' is missing [invalid-baseline]"
    ),
    (
      "\(start)\n{\"document\": \"a\", \"rule\": 3, \"object\": \"b\", \"count\": 1}]}",
      "2:27: error: 'rule' must be a string [invalid-baseline]"
    ),
    (
      "\(start)\n{\"document\": \"a\", \"rule\": \"b\", \"object\": \"c\", \"count\": 0.5}]}",
      "2:56: error: 'count' must be a whole number above 0 [invalid-baseline]"
    ),
  ]

  @Test(arguments: faults)
  func `a baseline that can't be read is an error with its place`(
    text: String, message: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(text, to: "known.json")
    let result = await run("check a.storyboard --baseline known.json", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stdout == "")
    #expect(result.stderr.split(separator: "\n").first ?? "" == "known.json:\(message)")
  }
}
