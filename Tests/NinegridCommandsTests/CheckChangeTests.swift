import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// What a pull request of two commits shows: only what is new, in the index, in annotations, SARIF, JUnit and the step's summary.
@Suite(.enabled(if: GitFolder.isUsable)) struct CheckChangeTests {
  private let repository: GitFolder

  /// One view is out of place since the first commit; another one since the second.
  init() throws {
    repository = try GitFolder(isInstalled: false)
    try repository.write(Self.document(old: true, new: false), to: "App/Main.storyboard")
    try repository.write(SampleDocuments.twoBoxes(), to: "App/Other.storyboard")
    try repository.commit("before")
    try repository.write(Self.document(old: true, new: true), to: "App/Main.storyboard")
  }

  private static func document(old: Bool, new: Bool) -> String {
    var text = SampleDocuments.twoBoxes()
    if old { text = text.replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\"") }
    if new { text = text.replacing("x=\"191.5\" y=\"40\"", with: "x=\"210\" y=\"40\"") }
    return text
  }

  /// The objects of the findings, in order.
  private func found(_ options: String) throws -> [String] {
    let output = try repository.shell("ninegrid check --format jsonl \(options) 2>/dev/null")
    return try output.text.split(separator: "\n").map {
      try JSONInstance(json: Data($0.utf8))["id"]?.string ?? ""
    }
  }

  @Test func `since a revision: documents that have changed, with all that is in them`() throws {
    #expect(try found("--since HEAD") == ["bxL-00-001", "bxR-00-001"])
    try repository.commit("after")
    #expect(try found("--since HEAD") == [])
    #expect(try found("--since HEAD~1") == ["bxL-00-001", "bxR-00-001"])
    #expect(try repository.shell("ninegrid check --since nowhere").status == 2)
  }

  @Test func `a clone without the revision says how to get it`() throws {
    try repository.commit("after")
    let clone = try repository.shell(
      "git clone -q --depth 1 \"file://$PWD\" ../clone-$$ && cd ../clone-$$ && ninegrid check --new-since HEAD~1 2>&1; s=$?; rm -rf \"$PWD\"; exit $s"
    )
    #expect(clone.status == 2)
    #expect(clone.text.contains("'git fetch --unshallow', or 'fetch-depth: 0'"), "\(clone.text)")
  }

  @Test func `what lies in a submodule is not passed over in silence`() throws {
    let script = """
      git init -q Sub && cp App/Main.storyboard Sub && cd Sub && git add . && git commit -qm one && cd .. \
      && git -c protocol.file.allow=always submodule --quiet add ./Sub Sub >/dev/null 2>&1; \
      ninegrid check --since HEAD --rule reuse-identifier 2>&1
      """
    let result = try repository.shell(script)
    #expect(result.text.contains("note: 'Sub' is a submodule"), "\(result.text)")
  }

  @Test func `new since a revision: what that revision does not have`() throws {
    #expect(try found("--new-since HEAD") == ["bxR-00-001"])
    try repository.commit("after")
    #expect(try found("--new-since HEAD~1") == ["bxR-00-001"])
    #expect(try found("--new-since HEAD") == [])
    let summary = try repository.shell("ninegrid check --new-since HEAD~1").text
    #expect(summary.contains("; 1 more is in 'HEAD~1'\n"), "\(summary)")
  }

  @Test func `a staged file is mended if the folder has what the index has`() throws {
    try repository.require("git add App/Main.storyboard")
    let fixed = try repository.shell("ninegrid check --staged --fix")
    #expect(fixed.status == 0, "\(fixed.text)")
    #expect(try repository.read("App/Main.storyboard") == SampleDocuments.twoBoxes())
    try repository.write(Self.document(old: false, new: true), to: "App/Main.storyboard")
    let kept = try repository.shell("ninegrid check --staged --fix")
    #expect(kept.status == 1)
    #expect(kept.text.contains("it has changes that are not staged"), "\(kept.text)")
    #expect(
      try repository.read("App/Main.storyboard") == Self.document(old: false, new: true))
  }

  @Test func `staged: what would be committed, whatever lies in the folder`() throws {
    #expect(try found("--staged") == [])
    try repository.require("git add App/Main.storyboard")
    // The folder goes on, and so does nobody's commit.
    try repository.write(Self.document(old: false, new: false), to: "App/Main.storyboard")
    #expect(try found("--staged") == ["bxL-00-001", "bxR-00-001"])
    try repository.require("git add App/Main.storyboard")
    try repository.write(Self.document(old: true, new: true), to: "App/Main.storyboard")
    #expect(try found("--staged") == [])
  }

  @Test func `the action annotates what is new, and writes SARIF, JUnit and the summary`() throws {
    try repository.commit("after")
    let action = sourceRoot.appendingPathComponent(".ci/action").path
    let output = try repository.shell(
      "INPUT_BASE=HEAD~1 INPUT_SARIF=out.sarif INPUT_JUNIT=out.xml GITHUB_STEP_SUMMARY=\"$PWD/summary.md\""
        + " GITHUB_OUTPUT=\"$PWD/outputs\" \(action)")
    #expect(output.status == 1, "\(output.text)")
    let annotations = output.text.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(annotations.count == 1)
    #expect(annotations.first?.hasPrefix("::warning file=App/Main.storyboard,line=") == true)
    #expect(annotations.first?.contains("bxR-00-001") == true)
    let sarif = try JSONInstance(json: Data(repository.read("out.sarif").utf8))
    let results = sarif["runs"]?.array?.first?["results"]?.array ?? []
    #expect(results.compactMap { $0["ruleId"]?.string } == ["misplaced"])
    #expect(results.first?["partialFingerprints"] != nil)
    let junit = try repository.read("out.xml")
    #expect(junit.components(separatedBy: "<failure").count == 2)
    #expect(junit.contains("bxR-00-001"))
    let summary = try repository.read("summary.md")
    #expect(summary.contains("bxR-00-001"))
    #expect(!summary.contains("bxL-00-001"))
    #expect(try repository.read("outputs").contains("findings=true"))
  }

  @Test func `the action fails only where it should`() throws {
    try repository.commit("after")
    let action = sourceRoot.appendingPathComponent(".ci/action").path
    #expect(try repository.shell("INPUT_BASE=HEAD~1 INPUT_FAIL=false \(action)").status == 0)
    #expect(try repository.shell("INPUT_BASE=HEAD \(action)").status == 0)
    #expect(
      try repository.shell("INPUT_BASE=HEAD~1 INPUT_PATHS=App/Other.storyboard \(action)").status
        == 0)
    #expect(try repository.shell("INPUT_ARGUMENTS=--nonsense \(action)").status == 64)
    #expect(try repository.shell("NINEGRID=no-such-program \(action)").status == 2)
  }

  @Test func `a run-script phase of Xcode fails for errors, and shows warnings`() throws {
    let warnings = try repository.shell("ninegrid check --format xcode")
    #expect(warnings.status == 0)
    #expect(warnings.text.contains("/App/Main.storyboard:"))
    #expect(warnings.text.contains(": warning: 'bxL-00-001'"))
    #expect(try repository.shell("ninegrid check --format text").status == 1)
    try repository.write(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict), to: "App/Bad.storyboard")
    let errors = try repository.shell("ninegrid check --format xcode")
    #expect(errors.status == 1)
    #expect(errors.text.contains("/App/Bad.storyboard:"))
    #expect(errors.text.contains(": error: "))
  }

  @Test func `the hook of pre-commit checks what is staged`() throws {
    let hooks = try String(
      contentsOf: sourceRoot.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    let entry = try #require(hooks.firstMatch(of: /\n  entry: (.+)\n/).map { String($0.1) })
    try repository.require("git add App/Main.storyboard")
    let found = try repository.shell("\(entry) App/Main.storyboard")
    #expect(found.status == 1)
    #expect(found.text.contains("bxR-00-001"))
    #expect(try repository.shell("\(entry) App/Other.storyboard").status == 0)
  }
}
