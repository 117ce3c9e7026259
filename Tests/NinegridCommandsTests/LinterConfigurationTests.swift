import Foundation
import LayoutWorkbench
import ProjectFolders
import TestSupport
import Testing

@testable import NinegridCommands

/// The configurations of other linters.
@Suite struct LinterConfigurationTests {
  private let marked = SampleDocuments.twoBoxes().replacing(
    "id=\"bxL-00-001\"", with: "ambiguous=\"YES\" id=\"bxL-00-001\"")

  private func rules(
    _ result: CommandResult
  ) throws -> [String] {
    try result.jsonLines().compactMap { row in
      guard let file = row["file"]?.string, let rule = row["rule"]?.string else { return nil }
      return "\(file) \(rule)"
    }
  }

  @Test func `xiblint's configuration runs the rules that it names, and others below a path`()
    async throws
  {
    let folder = try TemporaryFolder()
    for path in ["App/a.storyboard", "Legacy/b.storyboard", "Off/c.storyboard"] {
      try folder.write(marked, to: path)
    }
    try folder.write(
      """
      {
      \t"rules": ["autolayout_*", "no_trait_variations"],
        "paths": {
          "Legacy": {"excluded_rules": ["auto*"]},
          "Off": {"rules": []}
        }
      }
      """, to: ".xiblint.json")
    let result = await run("check --format jsonl", in: folder.url)
    #expect(
      try rules(result) == [
        "App/a.storyboard no_trait_variations", "App/a.storyboard autolayout_frames",
        "Legacy/b.storyboard no_trait_variations",
      ])
    #expect(result.stderr.contains("'.xiblint.json' is read"))
  }

  @Test func `xiblint's options below a path replace those of the whole`() async throws {
    let folder = try TemporaryFolder()
    for path in ["a.storyboard", "Other/b.storyboard"] { try folder.write(marked, to: path) }
    let allowed =
      "{\"unavailable_system_classes\": {\"system_classes\": {\"view\": [\"None.Box\"]}}}"
    try folder.write(
      """
      {"rules": ["unavailable_system_classes"], "rules_config": \(allowed),
       "paths": {"Other": {"rules_config": {"strict_font_sizes": {"minimum_size": 3}}}}}
      """, to: ".xiblint.json")
    let result = await run("check --format jsonl", in: folder.url)
    let found = try rules(result)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0 == "a.storyboard unavailable_system_classes" })
    // A class without a module is 'None.Box' for xiblint.
    let text = await run("check", in: folder.url).stdout
    #expect(text.contains("use one of 'Box'"), "\(text)")
  }

  @Test func `a mistake in another linter's configuration is told with its place`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(marked, to: "a.storyboard")
    try folder.write("disabled_rules:\n  - ambigous", to: ".iblinter.yml")
    let result = await run("check", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains(".iblinter.yml:2:5: error"), "\(result.stderr)")
    #expect(result.stderr.contains("did you mean 'ambiguous'?"), "\(result.stderr)")
  }

  @Test func `every key of IBLinter's configuration is read`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(marked, to: "App/a.storyboard")
    try folder.write(marked, to: "Old/b.storyboard")
    try folder.write(
      """
      enabled_rules: [view_as_device, use_base_class, use_trait_collections, hides_bottom_bar]
      disabled_rules:
        - ambiguous
      included:
      excluded: ["\(folder.url.path)/Old"]
      reporter: checkstyle
      disable_while_building_for_ib: false
      ignore_cache: true
      view_as_device_rule: {device_id: retina3_5}
      use_trait_collections_rule: {enabled: false}
      hides_bottom_bar_rule: {excluded_view_controllers: [UIViewController]}
      custom_module_rule: [{module: App, included: [App], excluded: []}]
      use_base_class_rule: [{element_class: UIView, base_classes: [Box]}]
      """, to: ".iblinter.yml")
    let result = await run("check --format jsonl", in: folder.url)
    let found = try rules(result)
    #expect(
      Set(found) == [
        "App/a.storyboard view_as_device", "App/a.storyboard use_base_class",
        "App/a.storyboard use_trait_collections",
      ])
    #expect(result.stderr.contains("give '--format checkstyle'"), "\(result.stderr)")
  }

  @Test func `of two linters' configurations one is read, and init takes both over`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(marked, to: "App/a.storyboard")
    try folder.write("enabled_rules: [relative_to_margin]\nexcluded: [Legacy]", to: ".iblinter.yml")
    try folder.write(
      """
      {"rules": ["strict_font_sizes"], "rules_config": {"strict_font_sizes": {"minimum_size": 9}},
       "paths": {"App": {"excluded_rules": ["strict_*"]}}}
      """, to: ".xiblint.json")
    try folder.write(marked, to: "Legacy/a.storyboard")
    let checked = await run("check", in: folder.url)
    #expect(checked.stderr.contains("'.xiblint.json' is not read"), "\(checked.stderr)")
    _ = await run("check --init", in: folder.url)
    let text = try folder.read(".ninegrid.yml")
    for line in [
      "excluded: [Legacy]",
      "opt_in_rules: [duplicate_constraint, duplicate_id, relative_to_margin, strict_font_sizes]",
      "    minimum_size: 9", "  - paths: [App]",
      "    disabled_rules: [strict_font_sizes]",
    ] { #expect(text.contains(line + "\n"), "\(text)") }
    #expect(await run("check --print-config", in: folder.url).exitCode == 0)
  }

  @Test func `init writes for the folders that are named`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(marked, to: "App/a.storyboard")
    try folder.write(marked, to: "Other/a.storyboard")
    let missing = await run("check Ap --init", in: folder.url)
    #expect(missing.exitCode == 2)
    #expect(missing.stderr.contains("there is no file 'Ap'"), "\(missing.stderr)")
    #expect(await run("check App/ --init", in: folder.url).exitCode == 0)
    let text = try folder.read(".ninegrid.yml")
    #expect(text.contains("included:\n  - \"App\"\n"), "\(text)")
    #expect(!text.contains("Other"), "\(text)")
  }

  @Test func `a team's agreements are read in documents for the Mac, too`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22154" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
          <objects>
              <customObject id="-2" userLabel="File's Owner"/>
              <customView misplaced="YES" id="c22-O7-iKe">
                  <rect key="frame" x="0.0" y="0.0" width="480" height="272"/>
              </customView>
          </objects>
      </document>
      """, to: "Mac.xib")
    let result = await run(
      "check --rule autolayout_frames --rule misplaced --format jsonl", in: folder.url)
    #expect(try rules(result) == ["Mac.xib autolayout_frames"])
  }

  @Test func `all stands for every rule, as SwiftLint has it`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(marked, to: "a.storyboard")
    let ids = Set(CheckRule.all.map(\.id))
    func runs(_ configuration: String) async throws -> Set<String> {
      try folder.write(configuration, to: ".ninegrid.yml")
      let result = await run("check --print-config", in: folder.url)
      let line = try #require(result.stdout.firstMatch(of: /rules that run: (.*)/))
      return Set(line.1.split(separator: ", ").map(String.init))
    }
    #expect(try await runs("opt_in_rules: [all]\n") == ids)
    #expect(
      try await runs("opt_in_rules: all\ndisabled_rules: [overlap]\n")
        == ids.subtracting(["overlap"]))
    #expect(try await runs("only_rules: all\n") == ids)
    try folder.write("strict: false\n", to: ".ninegrid.yml")
    let result = await run("check --rule all --format jsonl", in: folder.url)
    #expect(try rules(result).contains("a.storyboard no_trait_variations"))
    let wrong = await run("check --except all", in: folder.url)
    #expect(wrong.exitCode == 64)
  }
}
