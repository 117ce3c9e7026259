import TestSupport
import Testing

@testable import NinegridCommands

/// A `.ninegrid.yml` in a folder below that of the run.
@Suite struct NestedConfigurationTests {
  private let folder: TemporaryFolder
  private let moved = SampleDocuments.twoBoxes().replacing(
    "x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\"")

  init() throws {
    folder = try TemporaryFolder()
    for path in ["App/a.storyboard", "App/[Old]/b.storyboard", "App/[Old]/New/c.storyboard"] {
      try folder.write(moved, to: path)
    }
  }

  private func found(_ arguments: String = "") async throws -> [String] {
    try await run("check \(arguments) --format jsonl", in: folder.url).jsonLines().compactMap {
      "\($0["file"]?.string ?? "") \($0["rule"]?.string ?? "") \($0["severity"]?.string ?? "")"
    }
  }

  @Test func `its rules hold for its folder, and deeper ones count more`() async throws {
    try folder.write("severities: {misplaced: error}\n", to: ".ninegrid.yml")
    try folder.write("disabled_rules: [misplaced]\n", to: "App/[Old]/.ninegrid.yml")
    try folder.write("opt_in_rules: [misplaced]\n", to: "App/[Old]/New/.ninegrid.yml")
    #expect(
      try await found() == [
        "App/[Old]/New/c.storyboard misplaced error", "App/a.storyboard misplaced error",
      ])
    // Somebody who names a configuration means it.
    #expect(try await found("--config .ninegrid.yml").count == 3)
    #expect(try await found("--no-config").count == 3)
  }

  @Test func `what does not hold there is told, and a fault has its place`() async throws {
    try folder.write("devices: [all]\nstrict: true\n", to: "App/[Old]/.ninegrid.yml")
    let result = await run("check", in: folder.url)
    #expect(
      result.stderr.contains(
        "note: of 'App/[Old]/.ninegrid.yml' only what it says of rules counts here, and not 'devices', 'strict'"
      ), "\(result.stderr)")
    try folder.write("disabled_rules: [misplacd]\n", to: "App/[Old]/.ninegrid.yml")
    let wrong = await run("check", in: folder.url)
    #expect(wrong.exitCode == 64)
    #expect(
      wrong.stderr.contains("App/[Old]/.ninegrid.yml:1:18: error: there is no rule 'misplacd'"),
      "\(wrong.stderr)")
  }
}
