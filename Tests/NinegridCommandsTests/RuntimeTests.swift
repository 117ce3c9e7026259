import Foundation
import TestSupport
import Testing

@Suite struct RuntimeTests {
  private static let folder = samplesFolder.appendingPathComponent("cookbook")

  private func frames(_ line: String, in folder: URL) async throws -> [String: [Double]] {
    let result = await run("resolve \(line) --format csv", in: folder)
    try #require(result.exitCode <= 1, "\(result.stderr)")
    let rows = result.stdout.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = try #require(rows.first)
    let id = try #require(header.firstIndex(of: "id"))
    let x = try #require(header.firstIndex(of: "x"))
    var result2: [String: [Double]] = [:]
    for row in rows.dropFirst() where row.count >= x + 4 {
      result2[row[id]] = row[x..<x + 4].compactMap(Double.init)
    }
    return result2
  }

  @Test func `code sets constants and texts, and the document stays`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let plain = try await frames("a.storyboard --device iphone-4.7", in: folder.url)
    let set = try await frames(
      "a.storyboard --device iphone-4.7 --set cnG-00-001.constant=40 --set cnH-00-001.constant=50",
      in: folder.url)
    let before = try #require(plain["bxR-00-001"])
    let after = try #require(set["bxR-00-001"])
    #expect(after[0] == before[0] + 16)
    #expect(after[3] == 50)
    #expect(try String(contentsOf: file, encoding: .utf8) == SampleDocuments.twoBoxes())
    let unknown = await run("resolve a.storyboard --set nothing.constant=4", in: folder.url)
    #expect(unknown.exitCode == 2)
    #expect(unknown.stderr.contains("there is no object 'nothing'"))
    #expect(await run("resolve a.storyboard --set constant", in: folder.url).exitCode == 64)
  }

  /// - Source of the heights: recorded keyboards; see ``PlatformRules/DeviceRules/keyboardHeight``.
  @Test(arguments: [
    ("iPhone 17 Pro", "portrait", "26", 335.0), ("iPhone 17 Pro", "landscape", "26", 204),
    ("iPad Air 11-inch (M3)", "portrait", "26", 337), ("ipad-9.7", "portrait", "11", 313),
    ("ipad-9.7", "landscape", "11", 398), ("iphone-4", "portrait", "7", 216),
    ("iphone-4", "landscape", "7", 162),
  ])
  func `lines say how high the keyboard of a device is, and what code adds`(
    device: String, orientation: String, ios: String, height: Double
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let resolve = [
      "resolve", "a.storyboard", "--device", device, "--orientation", orientation, "--ios", ios,
      "--format", "jsonl",
    ]
    for keyboard in [true, false] {
      let more = keyboard ? ["--inset", "keyboard", "--inset", "top=12.5"] : []
      let result = await run(resolve + more, workingDirectory: folder.url.path)
      let line = try #require(try result.jsonLines().first, "\(result.stderr)")
      let environment = try #require(line["environment"])
      #expect(environment["keyboard"]?.number == (keyboard ? height : nil))
      #expect(environment["addedInsets"]?["top"]?.number == (keyboard ? 12.5 : nil))
      #expect(environment["addedInsets"]?["left"]?.number == (keyboard ? 0 : nil))
    }
  }

  @Test func `insets and a keyboard take room from the bottom`() async throws {
    let folder = try TemporaryFolder()
    let keyboard = SampleDocuments.twoBoxes().replacing(
      "<viewLayoutGuide key=\"safeArea\" id=\"sfA-00-001\"/>",
      with: "<viewLayoutGuide key=\"safeArea\" id=\"sfA-00-001\"/>"
        + "<keyboardLayoutGuide key=\"keyboard\" id=\"kbA-00-001\"/>"
    ).replacing(
      "firstAttribute=\"height\" constant=\"100\"",
      with: "firstAttribute=\"height\" constant=\"90\""
    ).replacing(
      "firstItem=\"bxL-00-001\" firstAttribute=\"top\" secondItem=\"sfA-00-001\" secondAttribute=\"top\" constant=\"20\"",
      with:
        "firstItem=\"kbA-00-001\" firstAttribute=\"top\" secondItem=\"bxL-00-001\" secondAttribute=\"bottom\""
    )
    try folder.write(keyboard, to: "a.storyboard")
    let device = "a.storyboard --device iphone-4.7"
    let plain = try #require(try await frames(device, in: folder.url)["bxL-00-001"])
    #expect(plain[1] == 577.0)
    let shown = try await frames("\(device) --inset keyboard=260", in: folder.url)
    #expect(shown["bxL-00-001"]?[1] == 317.0)
    // As high as the table of devices says, by how the device is held.
    let own = try await frames("\(device) --inset keyboard", in: folder.url)
    #expect(own["bxL-00-001"]?[1] == 667.0 - 260 - 90)
    let island = "a.storyboard --device iphone-6.3 --inset keyboard --format jsonl"
    for (way, height) in [("portrait", 874.0 - 335), ("landscape", 402 - 204)] {
      let line = try #require(
        try await run("resolve \(island) --orientation \(way)", in: folder.url).jsonLines().first)
      let box = line["views"]?.array?.first { $0["id"]?.string == "bxL-00-001" }
      #expect(box?["frame"]?["y"]?.number == height - 90, "\(way)")
    }
    let inset = try await frames(
      "\(device) --inset bottom=50 --inset left=10", in: folder.url)
    #expect(inset["bxL-00-001"]?[1] == 527.0)
    #expect(inset["bxL-00-001"]?[0] == plain[0] + 10)
    #expect(await run("resolve \(device) --inset up=5", in: folder.url).exitCode == 64)
  }

  /// The dynamic stack view of the guide is dynamic: twenty entries scroll, each below the one before.
  @Test func `an entry of a stack view is repeated`() async throws {
    let line = "03-dynamic-stack-view.json --device iphone-4.7"
    let show = await run("show 03-dynamic-stack-view.json --format csv", in: Self.folder)
    let entry = try #require(
      show.stdout.split(separator: "\n").first { $0.contains("Entry") || $0.contains("entry") })
    let names = entry.split(separator: ",").map(String.init)
    let id = try #require(names.first { $0.lowercased().contains("entry") && !$0.contains(" ") })
    let plain = try await frames(line, in: Self.folder)
    let many = try await frames("\(line) --repeat \(id)=20", in: Self.folder)
    let first = try #require(plain[id])
    for number in 2...20 {
      let copy = try #require(many["\(id)-\(number)"], "\(number)")
      let above = try #require(many[number == 2 ? id : "\(id)-\(number - 1)"])
      #expect(abs(copy[1] - above[1] - above[3]) < 1)
      #expect(copy[2] == first[2])
    }
  }

  @Test func `a label that grows takes the row with it`() async throws {
    let pair = "10-dynamic-height-label-and-text-field.json --device iphone-4.7"
    let plain = try await frames(pair, in: Self.folder)
    let large = try await frames("\(pair) --set name-label.fontSize=36", in: Self.folder)
    // The taller of both keeps its 20 points below the status bar, and the other one follows its baseline.
    #expect(plain["name-text-field"]?[1] == 40)
    #expect(try #require(plain["name-label"])[1] > 40)
    #expect(large["name-label"]?[1] == 40)
    #expect(try #require(large["name-text-field"])[1] > 40)

    let columns = "12-dynamic-height-columns.json --device iphone-4.7"
    let rows = try await frames(columns, in: Self.folder)
    let taller = try await frames(
      "\(columns) --set first-name-label.fontSize=36", in: Self.folder)
    #expect(rows["first-name-text-field"]?[1] == 40)
    #expect(taller["first-name-label"]?[1] == 40)
    let first = try #require(taller["first-name-text-field"])[1]
    #expect(first > 40)
    #expect(taller["middle-name-text-field"]?[1] == first + 42)
    #expect(taller["last-name-text-field"]?[1] == first + 84)
  }

  @Test(arguments: [
    "batch", "check a.storyboard", "diff a.storyboard b.storyboard --effect",
    "diff a.storyboard --from wC-hR --to wC-hC", "explain a.storyboard bxR-00-001",
    "render a.storyboard -o x.svg", "report a.storyboard -o x.html", "resolve a.storyboard",
    "sweep a.storyboard",
  ])
  func `every command that resolves takes what code does, and refuses what is not there`(
    command: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(titleTop: 30), to: "b.storyboard")
    _ = await run("import a.storyboard", in: folder.url)
    let state = "--set cnG-00-001.constant=40 --hide bxL-00-001 --inset keyboard=200"
    let result = await run("\(command) \(state)", in: folder.url)
    #expect(result.exitCode <= 1, "\(result.stderr)")
    #expect(!result.stderr.contains("error"), "\(result.stderr)")
    let hidden = await run("\(command) --hide nobody", in: folder.url)
    #expect(hidden.stderr.contains("there is no view 'nobody' to be hidden"), "\(hidden.stderr)")
    #expect(hidden.exitCode == 2)
    let unknown = await run("\(command) --set nobody.constant=4", in: folder.url)
    #expect(unknown.exitCode == 2)
    #expect(unknown.stderr.contains("there is no object 'nobody'"), "\(unknown.stderr)")
  }

  @Test(arguments: [
    "batch", "check a.storyboard b.storyboard", "diff old new --effect",
    "report a.storyboard b.storyboard -o x.html", "resolve a.storyboard b.storyboard",
    "sweep a.storyboard b.storyboard",
  ])
  func `of several documents one must have what code changes`(command: String) async throws {
    let folder = try TemporaryFolder()
    for path in ["a", "old/a", "new/a"] {
      try folder.write(SampleDocuments.twoBoxes(), to: "\(path).storyboard")
    }
    for path in ["b", "old/b"] {
      try folder.write(SampleDocuments.oldStyle, to: "\(path).storyboard")
    }
    try folder.write(
      SampleDocuments.oldStyle.replacing("<rect", with: "<rect "), to: "new/b.storyboard")
    _ = await run("import a.storyboard b.storyboard", in: folder.url)
    let fine = await run("\(command) --set cnG-00-001.constant=40", in: folder.url)
    #expect(fine.exitCode <= 1, "\(fine.stderr)")
    let fault = await run(
      "\(command) --set cnG-00-01.constant=4 --hide nobody --set cnG-00-001.constant=40",
      in: folder.url)
    #expect(fault.exitCode == 2)
    let told = fault.stderr.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(
      told == [
        "error: there is no view 'nobody' to be hidden [unknown-view]",
        "error: there is no object 'cnG-00-01'; did you mean 'cnG-00-001'? [unknown-object]",
      ], "\(fault.stderr)")
  }

  @Test func `sweeps, effects and transitions are those of the changed layout`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 40), to: "b.storyboard")
    let moved = await run("diff a.storyboard b.storyboard --effect", in: folder.url)
    #expect(moved.stdout.contains("bxR-00-001"), "\(moved.stdout)")
    let state = "--set cnG-00-001.constant=40"
    let same = await run("diff a.storyboard b.storyboard --effect \(state)", in: folder.url)
    #expect(!same.stdout.contains("bxR-00-001"), "\(same.stdout)")
    let sweeps = [
      await run("sweep a.storyboard \(state) --format jsonl", in: folder.url).stdout,
      await run("sweep b.storyboard --format jsonl", in: folder.url).stdout,
    ]
    #expect(
      sweeps[0].replacing("a.storyboard", with: "b.storyboard") == sweeps[1])
    let turned = [
      await run("diff a.storyboard --from wC-hR --to wC-hC \(state)", in: folder.url).stdout,
      await run("diff b.storyboard --from wC-hR --to wC-hC", in: folder.url).stdout,
    ]
    #expect(turned[0] == turned[1])
    // Without a device text size and hidden views hold on all.
    let hidden = await run(
      "diff a.storyboard b.storyboard --effect --hide bxL-00-001 --format jsonl", in: folder.url)
    #expect(hidden.exitCode == 1, "\(hidden.stderr)")
  }

  @Test func `results of a batch stand beside those of other states`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    _ = await run("import a.storyboard", in: folder.url)
    let device = "batch --device iphone-4.7"
    let lines = [
      device, "\(device) --set cnG-00-001.constant=40", device,
      "\(device) --set cnG-00-001.constant=40", "\(device) --inset top=44",
    ]
    var outputs: [String] = []
    for line in lines { outputs.append(await run(line, in: folder.url).stdout) }
    #expect(outputs.map { $0.contains("up to date") } == [false, false, true, true, false])
    let sql = "SELECT DISTINCT x FROM frames WHERE id = 'bxR-00-001' ORDER BY x"
    let rows = await run(["sql", sql, "--format", "csv"], workingDirectory: folder.url.path)
    #expect(rows.stdout.split(separator: "\n").count == 3, "\(rows.stdout)\(rows.stderr)")
  }
}
