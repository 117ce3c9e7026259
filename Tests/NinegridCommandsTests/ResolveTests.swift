import Foundation
import TestSupport
import Testing

@Suite struct ResolveTests {
  @Test func `a JSON line has the keys of the design, in order`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run(
      "resolve a.storyboard --device retina4_7 --format jsonl", in: folder.url)
    #expect(result.exitCode == 0)
    #expect(result.stderr == "")
    expectGolden(result.stdout, named: "resolve.jsonl")
  }

  @Test func `two runs give the same bytes, in every format`() async throws {
    let folder = try TemporaryFolder()
    for index in 0..<6 {
      try folder.write(SampleDocuments.twoBoxes(gap: index), to: "App/\(index).storyboard")
    }
    for format in ["text", "json", "jsonl", "csv"] {
      let line = "resolve App --device ipad-11 --orientation both --format \(format)"
      let first = await run(line, in: folder.url)
      let second = await run(line, in: folder.url)
      #expect(first.stdout == second.stdout)
      #expect(!first.stdout.isEmpty)
    }
  }

  @Test func `JSON is one list, whatever the number of layouts`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    for device in ["--device iphone-4.7", "--all-devices"] {
      let result = await run("resolve a.storyboard \(device) --format json", in: folder.url)
      let list = try JSONSerialization.jsonObject(with: Data(result.stdoutBytes))
      #expect((list as? [Any])?.isEmpty == false)
    }
  }

  @Test func `an unsatisfiable scene gives frames, says why, and exits with 1`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict), to: "a.storyboard")
    let text = await run("resolve a.storyboard", in: folder.url)
    #expect(text.exitCode == 1)
    #expect(text.stdout.contains("unsatisfiable"))
    #expect(text.stdout.contains("Left Box"))
    #expect(text.stderr.contains("[conflicting-constraints]"))
    let lines = await run("resolve a.storyboard --format jsonl", in: folder.url)
    #expect(lines.stdout.contains("\"code\":\"conflicting-constraints\""))
    #expect(lines.stderr == "")
  }

  @Test func `one broken file does not keep the others from being resolved`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write("nothing", to: "b.storyboard")
    try folder.write(SampleDocuments.oldStyle, to: "c.storyboard")
    let result = await run(
      "resolve a.storyboard b.storyboard c.storyboard missing.xib --format jsonl", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stdout.split(separator: "\n").count == 2)
    #expect(result.stderr.contains("b.storyboard:1:1: error:"))
    #expect(result.stderr.contains("missing.xib"))
  }

  @Test func `a document for a Mac has a row of its own in CSV`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.mac, to: "w.xib")
    let result = await run("resolve w.xib --format csv", in: folder.url)
    let lines = result.stdout.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix(",unsupported,,,,,,,,,,,,,,") == true)
  }

  @Test(arguments: [
    "resolve a.storyboard", "resolve a.storyboard b.storyboard", "render a.storyboard",
    "diff a.storyboard b.storyboard --effect --size 375x667", "check a.storyboard",
    "check a.storyboard b.storyboard", "explain a.storyboard bxL-00-001", "batch --size 375x667",
    "sweep a.storyboard b.storyboard", "report a.storyboard b.storyboard -o x.html",
  ])
  func `a view to be hidden or shown that is nowhere is told, with the one that may be meant`(
    command: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(), to: "b.storyboard")
    _ = await run("import a.storyboard b.storyboard", in: folder.url)
    let options = "--hide nowhere --show bxR-00-01 --show bxL-00-001"
    let result = await run("\(command) \(options) --hide left-box", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.stderr == """
        error: there is no view 'bxR-00-01' to be shown; did you mean 'bxR-00-001' (Right Box)? [unknown-view]
        error: there is no view 'left-box' to be hidden; did you mean 'bxL-00-001' (Left Box)? [unknown-view]
        error: there is no view 'nowhere' to be hidden [unknown-view]
          hint: 'ninegrid show' prints the views with their ids

        """)
  }

  @Test func `a view to be hidden that one of several documents has is not told`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(SampleDocuments.oldStyle, to: "b.storyboard")
    for command in ["resolve", "check"] {
      let result = await run(
        "\(command) a.storyboard b.storyboard --hide bxR-00-001", in: folder.url)
      #expect(result.stderr == "")
    }
  }

  @Test func `an orientation beside a size alone is wrong usage`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run(
      "resolve a.storyboard --size 375x667 --orientation landscape", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains("'--orientation' is how devices are held"))
  }

  @Test func `an unknown scene is told with the document's name once`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run("resolve a.storyboard --scene nowhere", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.hasPrefix("error: 'a.storyboard' has no scene 'nowhere'"))
    for command in ["resolve", "show", "render", "check", "query shared"] {
      let near = await run("\(command) a.storyboard --scene vcA-00-01", in: folder.url)
      #expect(near.exitCode == 2)
      #expect(
        near.stderr
          == "error: 'a.storyboard' has no scene 'vcA-00-01'; did you mean 'vcA-00-001'?\n")
    }
  }

  @Test func `faults of documents without the scene are not told`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let other = SampleDocuments.twoBoxes().replacing("vcA-00-001", with: "vcB-00-001")
      .replacing("constant=\"8\"", with: "constant=\"x\"")
    try folder.write(other, to: "b.storyboard")
    #expect(await run("resolve b.storyboard", in: folder.url).stderr != "")
    for command in ["resolve", "check"] {
      let result = await run(
        "\(command) a.storyboard b.storyboard --scene vcA-00-001", in: folder.url)
      #expect(result.stderr == "")
    }
  }

  @Test func `a scene that is named twice is there once`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    for command in ["resolve", "show", "render"] {
      let once = await run("\(command) a.storyboard --scene vcA-00-001", in: folder.url)
      let twice = await run(
        "\(command) a.storyboard --scene vcA-00-001 --scene vcA-00-001", in: folder.url)
      #expect(twice.stdout == once.stdout)
    }
  }

  @Test func `of several documents those without the scene are passed over`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(SampleDocuments.oldStyle, to: "b.storyboard")
    for command in ["resolve", "show", "check"] {
      let one = await run("\(command) a.storyboard --scene vcA-00-001", in: folder.url)
      #expect(one.exitCode != 2)
      let both = await run(
        "\(command) b.storyboard a.storyboard --scene vcA-00-001", in: folder.url)
      #expect(both.exitCode == one.exitCode)
      #expect(both.stderr == one.stderr)
      if command != "check" { #expect(both.stdout == one.stdout) }

      let none = await run(
        "\(command) b.storyboard a.storyboard --scene vcA-00-01 --scene vcA-00-001", in: folder.url)
      #expect(none.exitCode == 2)
      #expect(
        none.stderr
          == "error: no document has a scene 'vcA-00-01'; did you mean 'vcA-00-001'?\n")
      if command != "check" { #expect(none.stdout == one.stdout) }
    }
  }

  @Test func `a document for a Mac gives a line that says unsupported`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.mac, to: "w.xib")
    let result = await run("resolve w.xib --format jsonl", in: folder.url)
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains("\"status\":\"unsupported\""))
  }

  @Test func `options change what they say`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run(
      "resolve a.storyboard --size 500x600 --size-class wR-hR --scale 3 --direction rtl "
        + "--text-size AX1 --bars none --format jsonl", in: folder.url)
    #expect(
      result.stdout.contains(
        #""environment":{"device":null,"orientation":"portrait","size":{"width":500,"height":600},"#
          + #""sizeClass":{"width":"regular","height":"regular"},"scale":3,"#
          + #""contentSizeCategory":"accessibilityMedium","direction":"rtl"}"#))
  }

  @Test(arguments: [
    "--device iphone-99", "--size 3", "--size-class wX-hR", "--bars lamp", "--text-size huge",
    "--orientation sideways", "--as-designed --device retina4_7", "--scale 0",
  ])
  func `a value that makes no sense is wrong usage`(options: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run("resolve a.storyboard \(options)", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(result.stdout == "")
    #expect(result.stderr.contains("Usage: ninegrid resolve"))
  }

  @Test func `a document of the store is resolved by its name`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    _ = await run("import App", in: folder.url)
    let file = await run("resolve App/a.storyboard --format jsonl", in: folder.url)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App"))
    let stored = await run("resolve App/a.storyboard --format jsonl", in: folder.url)
    #expect(stored.stdout == file.stdout)
    #expect(stored.exitCode == 0)
  }
}
