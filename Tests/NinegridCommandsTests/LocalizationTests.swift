import Foundation
import TestSupport
import Testing

/// Other texts in place of a document's, by `--strings` and `--pseudo`.
@Suite struct LocalizationCommandTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: samplesFolder.appendingPathComponent("localizations"),
      to: folder.url.appendingPathComponent("localizations"))
    // A label and a button as wide as their texts, with the ids of the sample.
    try folder.write(
      """
      {"format": "ninegrid-layout", "version": 1, "scenes": [{"name": "Sign In", "view": {
        "name": "Root", "guides": ["safeArea"],
        "subviews": [
          {"kind": "label", "name": "Remember Label", "text": "Remember me"},
          {"kind": "button", "name": "Sign In Button", "title": "Sign In"}],
        "constraints": [
          "Remember Label.Leading = Superview.Leading + 20",
          "Remember Label.Top = Safe Area.Top + 20",
          "Sign In Button.Leading = Remember Label.Trailing + 8",
          "Sign In Button.CenterY = Remember Label.CenterY"]}}]}
      """, to: "screens/sign-in.json")
    try folder.write(
      #"{"format": "ninegrid-layout", "version": 1, "scenes": [{"view": {"name": "Other"}}]}"#,
      to: "screens/other.json")
    return folder
  }

  /// The width of the label 'Remember me', and what the environment says of its texts.
  private func remembered(
    _ options: String, in folder: TemporaryFolder
  ) async throws -> (width: Double, texts: String?) {
    let line = "resolve screens/sign-in.json \(options) --format jsonl"
    let result = await run(line, in: folder.url)
    #expect(result.exitCode <= 1, "\(line): \(result.stderr)")
    let layout = try #require(try result.jsonLines().first)
    let view = try #require(
      layout["views"]?.array?.first { $0["id"]?.string == "remember-label" })
    #expect(view["name"]?.string == "Remember Label")
    return (
      view["frame"]?["width"]?.number ?? 0, layout["environment"]?["texts"]?.string
    )
  }

  @Test func `each format gives the texts of its language`() async throws {
    let folder = try folder()
    let plain = try await remembered("", in: folder)
    #expect(plain.texts == nil)
    let german = try await remembered(
      "--strings localizations/de.lproj/sign-in.strings", in: folder)
    #expect(german.texts == "de")
    #expect(german.width > 2 * plain.width)
    let catalog = "--strings localizations/sign-in.xcstrings --language"
    let phone = try await remembered("\(catalog) de", in: folder)
    #expect(phone.width > plain.width && phone.width < german.width)
    let pad = try await remembered("\(catalog) de --device ipad-11", in: folder)
    #expect(pad.width > phone.width)
    let french = try await remembered("\(catalog) fr", in: folder)
    let xliff = try await remembered("--strings localizations/fr.xliff", in: folder)
    #expect(xliff.texts == "fr" && french.texts == "fr")
    #expect(xliff.width == french.width && xliff.width > plain.width)
    let long = try await remembered("--pseudo long", in: folder)
    #expect(long.texts == "long")
    #expect(long.width > 2 * plain.width)
    let both = try await remembered(
      "--strings localizations/de.lproj/sign-in.strings --pseudo bounded", in: folder)
    #expect(both.texts == "de, bounded")
  }

  @Test func `right-to-left strings stand in a right-to-left layout`() async throws {
    let folder = try folder()
    let result = await run(
      "resolve screens/sign-in.json --pseudo rtl --format jsonl", in: folder.url)
    #expect(result.stdout.contains(#""direction":"rtl","texts":"rtl""#))
  }

  @Test func `pictures, explanations, sweeps and effects have the texts, too`() async throws {
    let folder = try folder()
    let strings = "--strings localizations/de.lproj/sign-in.strings"
    let picture = await run("render screens/sign-in.json \(strings)", in: folder.url)
    #expect(picture.stdout.contains(">Anmelden<"))
    let explained = await run(
      "explain screens/sign-in.json remember-label.width \(strings)", in: folder.url)
    let plain = await run("explain screens/sign-in.json remember-label.width", in: folder.url)
    #expect(explained.exitCode == 0 && explained.stdout != plain.stdout)
    let swept = await run(
      "sweep screens/sign-in.json --width 320...430 --pseudo long", in: folder.url)
    let sweep = await run("sweep screens/sign-in.json --width 320...430", in: folder.url)
    #expect(swept.exitCode == 0 && swept.stdout != sweep.stdout)
  }

  @Test func `a batch keeps results of each language`() async throws {
    let folder = try folder()
    _ = await run("import screens/sign-in.json", in: folder.url)
    for options in ["", "--pseudo long", "--strings localizations/fr.xliff", "--pseudo long"] {
      let result = await run("batch --device iphone-4.7 \(options)", in: folder.url)
      #expect(result.exitCode == 0, "\(result.stderr)")
    }
    let rows = await run(
      "sql \"SELECT count(*) AS n, sum(environment LIKE '%texts=fr:%') AS fr FROM results\" --format csv",
      in: folder.url)
    #expect(rows.stdout == "n,fr\n3,1\n")
  }

  @Test func `texts for objects that are not there are a note with their number`() async throws {
    let folder = try folder()
    try folder.write(
      "\"remember-label.text\" = \"x\";\n\"gone.text\" = \"y\";\n\"email-field.colour\" = \"z\";",
      to: "a.strings")
    let one = await run("resolve screens/sign-in.json --strings a.strings", in: folder.url)
    #expect(one.exitCode == 0)
    #expect(
      one.stderr.hasPrefix(
        "a.strings:2:1: note: 2 of 3 texts are for objects or properties that this document does not "
          + "have, such as 'gone.text' [unused-texts]\n"))
    let all = await run("resolve screens --strings a.strings --format jsonl", in: folder.url)
    #expect(all.stderr.contains("that these documents do not have, such as 'gone.text'"))
  }

  /// Wrong uses, with exit code and the start of the message.
  static let faults: [(options: String, code: Int32, start: String)] = [
    ("--strings none.strings", 2, "error: there is no file 'none.strings'"),
    ("--strings a.txt", 64, "Error: 'a.txt' is not a .strings, .xcstrings, .xliff or .xlf file."),
    ("--language de", 64, "Error: '--language' chooses from a string catalog"),
    ("--pseudo long --pseudo long", 64, "Error: A pseudolanguage is named twice"),
    ("--pseudo klingon", 64, "Error: The value 'klingon' is invalid"),
    ("--strings broken.strings", 2, "broken.strings:2:1: error: found '\"' where ';' should stand"),
    (
      "--strings localizations/sign-in.xcstrings", 2,
      "localizations/sign-in.xcstrings: error: the catalog has texts in several languages"
    ),
  ]

  @Test(arguments: faults)
  func `a fault is a clear sentence`(options: String, code: Int32, start: String) async throws {
    let folder = try folder()
    try folder.write("\"a.text\" = \"b\"\n\"c.text\" = \"d\";", to: "broken.strings")
    let result = await run("resolve screens/sign-in.json \(options)", in: folder.url)
    #expect(result.exitCode == code)
    #expect(result.stderr.hasPrefix(start), "\(result.stderr)")
    #expect(result.stdout == "")
  }
}
