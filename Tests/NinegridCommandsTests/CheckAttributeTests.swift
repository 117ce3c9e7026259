import Foundation
import TestSupport
import Testing

/// Rules of `check` about what elements do not have, and what Interface Builder does not vary.
@Suite struct CheckAttributeTests {
  /// A document in which both rules find something.
  static let fault = SampleDocuments.controls
    .replacing("userLabel=\"Field\"", with: "userLabel=\"Field\" axis=\"vertical\"")
    .replacing(
      "<nil key=\"highlightedColor\"/>",
      with: """
        <nil key="highlightedColor"/>
                                            <variation key="widthClass=compact" text="Short" hidden="YES">
                                                <color key="textColor" systemColor="systemRedColor"/>
                                                <fontDescription key="fontDescription" type="system" pointSize="12"/>
                                            </variation>
        """)

  private func findings(_ text: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.storyboard")
    let result = await run(
      "check a.storyboard --foreign-attribute --unvaried-setting --invalid-value --format jsonl",
      in: folder.url)
    return try result.jsonLines().map { row in
      "\(row["rule"]?.string ?? "") \(row["severity"]?.string ?? "") \(row["id"]?.string ?? ""): \(row["message"]?.string ?? "")"
    }
  }

  @Test func `an attribute of another element and a setting that is not varied are told`()
    async throws
  {
    #expect(
      try await findings(Self.fault) == [
        "unvaried-setting warning lbT-00-001: 'lbT-00-001' (Title) has a text of its own in wC-hAny, and Interface Builder does not vary that",
        "unvaried-setting warning lbT-00-001: 'lbT-00-001' (Title) has a textColor of its own in wC-hAny, and Interface Builder does not vary that",
        "foreign-attribute warning tfF-00-001: 'tfF-00-001' (Field) has axis=\"vertical\", and a textField has no such attribute",
      ])
    #expect(try await findings(SampleDocuments.controls) == [])
  }

  @Test func `an attribute that nobody knows may be one of a later Xcode`() async throws {
    let text = SampleDocuments.controls.replacing(
      "userLabel=\"Field\"", with: "userLabel=\"Field\" somethingNew=\"YES\"")
    #expect(try await findings(text) == [])
  }

  @Test(arguments: [("0.5", "error"), ("999.9999", "warning"), ("1200", "error")])
  func `a priority that Interface Builder can't write is told`(priority: String, severity: String)
    async throws
  {
    let text = SampleDocuments.controls.replacing(
      "constant=\"20\" id", with: "priority=\"\(priority)\" constant=\"20\" id")
    #expect(
      try await findings(text) == [
        "invalid-value \(severity) cnL-00-001: constraint 'cnL-00-001' has the priority \(priority)"
      ])
    let hugging = SampleDocuments.controls.replacing(
      "verticalHuggingPriority=\"251\"", with: "verticalHuggingPriority=\"\(priority)\"")
    #expect(
      try await findings(hugging) == [
        "invalid-value warning lbT-00-001: 'lbT-00-001' has the verticalHuggingPriority \(priority)"
      ])
  }

  @Test func `a number in another notation is none`() async throws {
    let text = SampleDocuments.controls.replacing("constant=\"20\"", with: "constant=\"0x1p3\"")
    #expect(
      try await findings(text) == [
        "invalid-value error cnL-00-001: constraint 'cnL-00-001' has constant=\"0x1p3\", which is not a finite number"
      ])
  }
}
