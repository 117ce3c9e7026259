import Foundation
import TestSupport
import Testing

/// A document with errors is a finding of every command that reads it, and loses nothing.
@Suite struct BrokenDocumentTests {
  static let native = """
    {"format": "ninegrid-layout", "version": 1, "scenes": [{"view": {"name": "Root",
      "subviews": [{"name": "A"}],
      "constraints": ["A.Left = Superview.Left", "A.Width = Typo.Width"],
      "extra": {"keep": "me"}}}]}
    """

  /// A constraint, an outlet and a mask that name what is not there, an id twice, and a number that is none.
  static let storyboard = SampleDocuments.twoBoxes(
    extra: """

      <constraint firstItem="bxL-00-001" firstAttribute="width" secondItem="gone" \
      secondAttribute="width" id="dangle"/>
      <constraint firstItem="bxL-00-001" firstAttribute="width" relation="lessThanOrEqual" \
      constant="1e308" id="huge"/>
      <constraint firstItem="bxL-00-001" firstAttribute="width" relation="lessThanOrEqual" \
      constant="500" id="cnL-00-001"/>
      """
  ).replacing(
    "<viewLayoutGuide",
    with: "<connections><outlet property=\"x\" destination=\"nobody\" id=\"out\"/></connections>"
      + "<viewLayoutGuide")

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.native, to: "one.json")
    try folder.write(Self.storyboard, to: "two.storyboard")
    return folder
  }

  @Test func `check lists errors as findings of their rules`() async throws {
    let folder = try folder()
    for (file, rules) in [
      ("one.json", ["dangling-reference", "not-understood"]),
      (
        "two.storyboard",
        ["dangling-reference", "dangling-reference", "duplicate-id", "invalid-value"]
      ),
    ] {
      let rows = await run("check \(file) --format jsonl", in: folder.url)
      #expect(rows.exitCode == 1)
      let found = try rows.jsonLines().map { $0["rule"]?.string ?? "" }
      #expect(found.filter { CheckRuleIDs.ofDocuments.contains($0) }.sorted() == rules, "\(file)")
      for format in ["text", "csv", "github", "sarif", "json"] {
        let result = await run("check \(file) --format \(format)", in: folder.url)
        #expect(result.exitCode == 1, "\(format)")
        for rule in rules { #expect(result.stdout.contains(rule), "\(format) lacks \(rule)") }
      }
    }
    // What is no rule that was asked for is told all the same.
    let one = await run("check one.json --unsatisfiable", in: folder.url)
    #expect(one.exitCode == 1)
    #expect(one.stdout == "nothing found in 1 document\n")
    #expect(one.stderr.contains("[unknown-item]"))
  }

  @Test(arguments: [
    "import one.json", "resolve one.json", "show one.json", "diff one.json one.json",
    "render one.json -o x.svg", "sweep one.json", "explain one.json a", "query shared one.json",
    "query unused one.json", "migrate safe-area one.json", "fix update-frames one.json --dry-run",
    "batch", "export stored.json", "query unused", "show stored.json", "resolve stored.json",
    "check stored.json", "import two.storyboard", "resolve two.storyboard", "show two.storyboard",
  ])
  func `every command that reads a document with errors tells of them`(
    line: String
  ) async throws {
    let folder = try folder()
    try folder.write(Self.native, to: "stored.json")
    let imported = await run("import stored.json", in: folder.url)
    #expect(imported.exitCode == 1)
    #expect(imported.stdout == "1 document: 1 added; 1 has errors\n")
    let result = await run(line, in: folder.url)
    #expect(result.exitCode == 1 || result.exitCode == 2, "\(line): \(result.exitCode)")
    let told = result.stdout + result.stderr
    #expect(told.contains(line.contains("two") ? "'gone'" : "Typo"), "\(line): \(told)")
  }

  @Test func `no part is lost on the way through the store or a migration`() async throws {
    let folder = try folder()
    _ = await run("import one.json", in: folder.url)
    let exported = await run("export one.json", in: folder.url)
    let migrated = await run("migrate leading-trailing one.json", in: folder.url)
    #expect(migrated.exitCode == 1)
    let file = try folder.read("one.json")
    for text in [exported.stdout, file] {
      #expect(text.contains("\"A.Width = Typo.Width\""))
      #expect(text.contains("\"extra\": {\"keep\": \"me\"}"))
    }
    #expect(exported.stdout.contains("\"A.Left = Superview.Left\""))
    #expect(file.contains("\"A.Leading = Superview.Leading\""))
    let storyboard = await run(
      "export one.json --format storyboard -o one.storyboard", in: folder.url)
    #expect(storyboard.exitCode == 2)
    #expect(storyboard.stderr.contains("a part of it could not be read"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/one.storyboard"))
  }

  @Test func `frames are not written into a document with errors`() async throws {
    let folder = try TemporaryFolder()
    let moved = SampleDocuments.twoBoxes(
      extra: """

        <constraint firstItem="bxL-00-001" firstAttribute="leading" secondItem="vwA-00-001" \
        relation="greaterThanOrEqual" secondAttribute="leading" constant="-1e308" id="huge"/>
        """
    ).replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\"")
    try folder.write(moved, to: "a.storyboard")
    let result = await run("fix update-frames a.storyboard", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("which is more than a constraint can hold"))
    #expect(try folder.read("a.storyboard") == moved)
  }

  static let refusedPair = SampleDocuments.twoBoxes(
    extra: """

      <constraint firstItem="bxL-00-001" firstAttribute="leading" secondItem="bxL-00-001" \
      secondAttribute="left" id="mixed"/>
      """)

  @Test func `attributes that UIKit refuses are found in a storyboard`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.refusedPair, to: "a.storyboard")
    let rows = await run("check a.storyboard --attribute-pair --format jsonl", in: folder.url)
    #expect(rows.exitCode == 1)
    let row = try #require(try rows.jsonLines().first)
    #expect(row["rule"]?.string == "attribute-pair")
    #expect(row["severity"]?.string == "warning")
    #expect(row["id"]?.string == "mixed")
    // The app runs: other commands go on.
    #expect(await run("show a.storyboard", in: folder.url).exitCode == 0)
    // A native document says it in array form, which is no equation.
    _ = await run("import a.storyboard", in: folder.url)
    let json = await run("export a.storyboard --format json", in: folder.url)
    #expect(json.stdout.contains("\"secondAttribute\": \"left\""))
  }

  @Test func `an export says what a storyboard has no words for`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format": "ninegrid-layout", "version": 1, "name": "Form", "notes": ["a", "b"],
       "scenes": [{"view": {"subviews": [
        {"kind": "label", "name": "A", "intrinsicSize": [10, 20]},
        {"kind": "label", "name": "B", "placeholderIntrinsicSize": [10, null]}]}}]}
      """, to: "a.json")
    _ = await run("import a.json", in: folder.url)
    let native = await run("export a.json", in: folder.url)
    #expect(native.stdout.contains("\"intrinsicSize\": [10, 20]"))
    #expect(native.stdout.contains("\"placeholderIntrinsicSize\": [10, null]"))
    #expect(native.stderr == "")
    let result = await run("export a.json --format storyboard", in: folder.url)
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains("placeholderIntrinsicWidth=\"10\""))
    #expect(!result.stdout.contains(" intrinsicWidth"))
    #expect(
      result.stderr.contains("the intrinsic size of 'a' is a placeholder in a storyboard"))
    #expect(result.stderr.contains("its name and its notes are left out"))
  }

  @Test(arguments: [
    (
      #""text": "x\u0001y""#, "storyboard",
      "a part of it could not be read, and only a native document keeps that"
    ),
    (
      #""name": "x\u0001y""#, "storyboard",
      "a part of it could not be read, and only a native document keeps that"
    ),
    (#""text": "x""#, "xib", "it holds scenes, a xib plain views"),
  ])
  func `what a file of Interface Builder can't hold is not exported to one`(
    label: String, format: String, reason: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format": "ninegrid-layout", "version": 1,
       "scenes": [{"view": {"subviews": [{"kind": "label", \(label)}]}}]}
      """, to: "a.json")
    _ = await run("import a.json", in: folder.url)
    let result = await run("export a.json --format \(format)", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stdout == "")
    #expect(
      result.stderr.contains(
        "'a.json' can't be turned from a native document into a \(format): \(reason)"))
    // As a native document it is as it was.
    let native = await run("export a.json", in: folder.url)
    #expect(native.exitCode == (label.contains("\\u0001") ? 1 : 0))
    #expect(native.stdout.contains(label))
  }
}

/// The rules about documents themselves.
enum CheckRuleIDs {
  static let ofDocuments: Set<String> = [
    "dangling-reference", "duplicate-id", "invalid-value", "not-understood", "attribute-pair",
  ]
}
