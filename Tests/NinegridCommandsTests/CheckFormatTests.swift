import Foundation
import TestSupport
import Testing

/// `check --format sarif` and `--format github`.
@Suite struct CheckFormatTests {
  private static let samples =
    "Samples/faults/misplaced-views.json Samples/faults/conflicting-constraints.json "
    + "Samples/faults/ambiguous-label.json"

  /// The first box is off by 14 points, and has a name that every format must escape.
  private static let named = SampleDocuments.twoBoxes()
    .replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\"")
    .replacing("userLabel=\"Left Box\"", with: "userLabel=\"50%: {0}, [a](b)\"")

  @Test(arguments: [("sarif", "check.sarif"), ("github", "check-github.txt")])
  func `findings are written as services take them`(format: String, golden: String) async throws {
    let result = await run("check \(Self.samples) --uncertain --format \(format)", in: sourceRoot)
    #expect(result.exitCode == 1)
    #expect(result.stderr == "")
    expectGolden(result.stdout, named: golden)
  }

  @Test(arguments: [
    "check App Findings Screens --uncertain", "check App Findings --all-devices --unsatisfiable",
    "check App/Main.storyboard", "check App/Stored.storyboard@1", "check App/Broken.storyboard",
  ])
  func `a SARIF log has what the standard and GitHub require`(line: String) async throws {
    let folder = try await SchemaSample.folder()
    try folder.write(Self.named, to: "App/Stored.storyboard")
    _ = await run("import App/Stored.storyboard", in: folder.url)
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("App/Stored.storyboard"))
    if line.contains("Broken") { try folder.write("<document", to: "App/Broken.storyboard") }
    let result = await run("\(line) --format sarif", in: folder.url)
    let rows = try await run("\(line) --format jsonl", in: folder.url).jsonLines()
    let log = try JSONInstance(json: Data(result.stdoutBytes))

    #expect(SarifRequirements.faults(in: log) == [])
    let results = log["runs"]?.array?.first?["results"]?.array ?? []
    #expect(results.map { $0["ruleId"] } == rows.map { $0["rule"] })
    #expect(results.map { $0["level"] } == rows.map { $0["severity"] })
    let invocation = log["runs"]?.array?.first?["invocations"]?.array?.first
    #expect(invocation?["executionSuccessful"] == .bool(result.exitCode != 2))
    let notifications = invocation?["toolExecutionNotifications"]?.array
    #expect(notifications?.isEmpty == (result.exitCode != 2))
    for (result, row) in zip(results, rows) {
      let region = result["locations"]?.array?.first?["physicalLocation"]?["region"]
      #expect(region?["startLine"] ?? .null == row["line"])
      #expect(region?["startColumn"] ?? .null == row["column"])
    }
  }

  @Test func `what could not be checked is told with its place and why`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.named, to: "Good.storyboard")
    try folder.write("<a>\n</b>", to: "Broken 1.storyboard")
    try folder.write("", to: "Empty/{0}.txt")
    let line = "check . Empty nowhere.xib Good.storyboard --scene vcA-00-01 --format"
    let sarif = await run("\(line) sarif", in: folder.url)
    #expect(sarif.exitCode == 2)
    let log = try JSONInstance(json: Data(sarif.stdoutBytes))
    #expect(SarifRequirements.faults(in: log) == [])
    let invocation = log["runs"]?.array?.first?["invocations"]?.array?.first
    let notifications = invocation?["toolExecutionNotifications"]?.array ?? []
    func place(_ value: JSONInstance) -> JSONInstance? {
      value["locations"]?.array?.first?["physicalLocation"]
    }
    #expect(
      notifications.map { place($0)?["artifactLocation"]?["uri"]?.string } == [
        "Empty", "nowhere.xib", "Good.storyboard",
      ])
    #expect(
      notifications.map { $0["descriptor"]?["id"]?.string } == [
        nil, nil, nil,
      ])
    let texts = notifications.map { $0["message"]?["text"]?.string ?? "" }
    #expect(texts[0].hasPrefix("there is no document in 'Empty'\nhint: documents end in"))
    #expect(texts[1].hasPrefix("there is no file 'nowhere.xib', and no store at"))
    #expect(texts[2] == "'Good.storyboard' has no scene 'vcA-00-01'; did you mean 'vcA-00-001'?")
    let results = log["runs"]?.array?.first?["results"]?.array ?? []
    let unreadable = try #require(results.first { $0["ruleId"]?.string == "unreadable" })
    let region = place(unreadable)?["region"]
    #expect(region?["startLine"] == .number(2))
    #expect(region?["startColumn"] == .number(1))

    let github = await run("\(line) github", in: folder.url)
    let annotations = github.stdout.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(annotations.count == 4)
    #expect(
      github.stdout.contains(
        "::error file=Broken 1.storyboard,line=2,col=1,title=Unreadable document::'</b>' stands where"
      ))
    #expect(github.stdout.contains(" [xml-not-well-formed] [unreadable]"))
    #expect(github.stderr == sarif.stderr)
  }

  @Test func `fingerprints tell findings apart, and stay when lines move`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: sourceRoot.appendingPathComponent("Tests/LayoutEngineTests/Cases/Findings"),
      to: folder.url.appendingPathComponent("App"))
    func fingerprints() async throws -> [String] {
      let result = await run("check App --format sarif", in: folder.url)
      let log = try JSONInstance(json: Data(result.stdoutBytes))
      return log["runs"]?.array?.first?["results"]?.array?.compactMap {
        $0["partialFingerprints"]?["ninegridFinding/v1"]?.string
      } ?? []
    }
    let before = try await fingerprints()
    #expect(before.count > 10)
    #expect(Set(before).count == before.count)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path + "/App") {
      let file = folder.url.appendingPathComponent("App/\(name)")
      let text = try String(contentsOf: file, encoding: .utf8)
      try folder.write(
        text.replacing("<scenes>", with: "\n\n\n<scenes>").replacing(
          "<objects>", with: "\n<objects>"),
        to: "App/\(name)")
    }
    #expect(try await fingerprints() == before)
  }

  @Test func `paths are URI references from the working directory`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.named, to: "App/a b/Größe:1%.storyboard")
    func location(_ line: String, in sub: String) async throws -> JSONInstance? {
      let result = await run(line, in: folder.url.appendingPathComponent(sub))
      let log = try JSONInstance(json: Data(result.stdoutBytes))
      let first = log["runs"]?.array?.first?["results"]?.array?.first
      return first?["locations"]?.array?.first?["physicalLocation"]?["artifactLocation"]
    }
    let name = "a%20b/Gr%C3%B6%C3%9Fe%3A1%25.storyboard"
    let whole = try await location("check . --format sarif", in: "")
    #expect(whole?["uri"]?.string == "App/\(name)")
    #expect(whole?["uriBaseId"]?.string == "%SRCROOT%")
    let inside = try await location("check \(folder.path)/App --format sarif", in: "App")
    #expect(inside?["uri"]?.string == name)
    let outside = try await location("check .. --format sarif", in: "App/a b")
    #expect(outside?["uri"]?.string == "Gr%C3%B6%C3%9Fe%3A1%25.storyboard")
    try folder.write("", to: "Other/notes.txt")
    let elsewhere = try await location("check ../App --format sarif", in: "Other")
    #expect(elsewhere?["uri"]?.string == "file://\(folder.path)/App/\(name)")
    #expect(elsewhere?["uriBaseId"] == nil)
  }

  @Test func `names can't be taken for placeholders, links, properties or commands`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.named, to: "a,b: 100%.storyboard")
    let sarif = await run("check . --format sarif", in: folder.url)
    #expect(sarif.stdout.contains("(50%: {{0}}, [a] (b))"))
    let github = await run("check . --format github", in: folder.url)
    let annotation = github.stdout.split(separator: "\n").first ?? ""
    #expect(annotation.hasPrefix("::warning file=a%2Cb%3A 100%25.storyboard,line=13,col="))
    #expect(annotation.contains(",title=Misplaced view::'bxL-00-001' (50%25: {0}, [a](b)) is at"))

    let conflict = SampleDocuments.twoBoxes(extra: SampleDocuments.conflict)
      .replacing("userLabel=\"Left Box\"", with: "userLabel=\"one&#13;&#10;::error::two\"")
    try folder.write(conflict, to: "a,b: 100%.storyboard")
    let lines = await run("check . --format github", in: folder.url).stdout
    #expect(lines.split(whereSeparator: \.isNewline).count == 2)
    #expect(lines.contains(#"one\r\n::error::two"#))
    #expect(lines.contains("[unsatisfiable]%0Ahint: delete one of them"))
  }

  @Test func `a note becomes a notice`() async throws {
    let result = await run("check \(Self.samples) --uncertain --format github", in: sourceRoot)
    #expect(result.stdout.contains("::notice file=Samples/faults/misplaced-views.json,line="))
  }

  @Test(arguments: [
    "list", "log a", "show a", "devices", "resolve a", "sweep a", "measure a",
    "sql 'SELECT 1'", "query unused", "fix update-frames a", "import a", "batch",
    "migrate safe-area a",
  ])
  func `other commands refuse these formats, and name theirs`(line: String) async throws {
    for format in ["sarif", "github"] {
      let result = await run("\(line) --format \(format)", in: sourceRoot)
      #expect(result.exitCode == 64)
      #expect(
        result.stderr.hasPrefix(
          "Error: The value '\(format)' is invalid for '--format <format>'. "
            + "Please provide one of 'text', 'json', 'jsonl' or 'csv'."))
    }
  }
}

/// What a log must have, from the tables of required properties.
///
/// - Source: SARIF 2.1.0, 3.13, 3.14, 3.18 to 3.20, 3.27 to 3.30, 3.49 and 3.58; for `$schema`, the texts of rules, locations
///   and fingerprints "SARIF support for code scanning" on docs.github.com. Results of the store have no region.
enum SarifRequirements {
  static func faults(in log: JSONInstance) -> [String] {
    var faults: [String] = []
    func check(_ isKept: Bool, _ fault: String) { if !isKept { faults.append(fault) } }
    func text(_ value: JSONInstance?) -> String { value?["text"]?.string ?? "" }

    check(log["version"]?.string == "2.1.0", "version")
    check(log["$schema"]?.string?.hasPrefix("https://") == true, "$schema")
    let runs = log["runs"]?.array ?? []
    check(runs.count == 1, "runs")
    guard let run = runs.first else { return faults }
    let driver = run["tool"]?["driver"]
    check(driver?["name"]?.string == "ninegrid", "driver.name")
    check(driver?["version"]?.string?.isEmpty == false, "driver.version")
    check(run["columnKind"]?.string == "unicodeCodePoints", "columnKind")
    let levels: Set<String?> = ["note", "warning", "error"]
    let rules = driver?["rules"]?.array ?? []
    check(!rules.isEmpty, "rules")
    for rule in rules {
      check(rule["id"]?.string?.isEmpty == false, "rule.id")
      for key in ["shortDescription", "fullDescription", "help"] {
        check((1...1024).contains(text(rule[key]).count), "rule.\(key)")
      }
      check(levels.contains(rule["defaultConfiguration"]?["level"]?.string), "rule level")
    }
    check(Set(rules.map { $0["id"] }).count == rules.count, "rules are told once")
    for notification in run["invocations"]?.array?.first?["toolExecutionNotifications"]?.array ?? []
    {
      check(notification["level"]?.string == "error", "notification.level")
      check(!text(notification["message"]).isEmpty, "notification.message")
      check(notification["locations"]?.array?.count == 1, "notification.locations")
    }
    guard let results = run["results"]?.array else { return faults + ["results"] }
    for result in results {
      if case .number(let index)? = result["ruleIndex"], rules.indices.contains(Int(index)) {
        check(rules[Int(index)]["id"] == result["ruleId"], "ruleIndex")
      } else {
        faults.append("ruleIndex")
      }
      check(levels.contains(result["level"]?.string), "level")
      check(!text(result["message"]).isEmpty, "message")
      check(result["locations"]?.array?.count == 1, "locations")
      let place = result["locations"]?.array?.first?["physicalLocation"]
      let uri = place?["artifactLocation"]?["uri"]?.string ?? ""
      check(uri.wholeMatch(of: /(?:[A-Za-z0-9\-._~\/]|%[0-9A-F]{2})+/) != nil, "uri \(uri)")
      check(!uri.hasPrefix("/"), "uri is relative")
      check(place?["artifactLocation"]?["uriBaseId"]?.string == "%SRCROOT%", "uriBaseId")
      for (key, value) in place?["region"]?.object ?? [:] {
        check(["startLine", "startColumn"].contains(key), "region.\(key)")
        if case .number(let number) = value { check(number >= 1, key) } else { faults.append(key) }
      }
      for (name, value) in result["partialFingerprints"]?.object ?? ["": .null] {
        check(name.hasSuffix("/v1") && value.string?.isEmpty == false, "partialFingerprints")
      }
      check(result["suppressions"] == nil, "suppressions")
    }
    return faults
  }
}
