import Foundation
import PictureFiles
import TestSupport
import Testing

/// What `review` draws of a change, and what it leaves out.
@Suite struct ReviewTests {
  private func review(
    _ old: String, _ new: String, _ options: String = "--device iphone-4.7",
    in folder: TemporaryFolder
  ) async throws -> (result: CommandResult, page: String, comment: String) {
    try folder.write(old, to: "old/Main.storyboard")
    try folder.write(new, to: "new/Main.storyboard")
    let result = await run("review old new -o out \(options)", in: folder.url)
    return (result, try text("out/index.html", folder), try text("out/comment.md", folder))
  }

  private func text(_ name: String, _ folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  private func pictures(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("out/pictures").path
    ).filter { $0.hasSuffix(".svg") }.sorted()
  }

  /// The picture that the page draws of one side.
  private func side(_ name: String, _ page: String) throws -> String {
    let parts = page.components(separatedBy: "id=\"\(name)\">")
    try #require(parts.count == 2, "\(name)")
    return parts[1].components(separatedBy: "</script>")[0]
  }

  @Test func `what moves is drawn before and after, measured, and told in page and comment`()
    async throws
  {
    let folder = try TemporaryFolder()
    let (result, page, comment) = try await review(
      SampleDocuments.twoBoxes(), SampleDocuments.twoBoxes(titleTop: 32), in: folder)
    #expect(result.exitCode == 1, "\(result.stderr)")
    #expect(
      result.stdout
        == "Main.storyboard: 'vcA-00-001' (Boxes): 2 views move on 1 of 1 device\n")
    #expect(try pictures(folder) == ["Main.storyboard-vcA-00-001-iphone-4.7-portrait.svg"])
    let sheet = try text(
      "out/pictures/Main.storyboard-vcA-00-001-iphone-4.7-portrait.svg", folder)
    for words in [">Before<", ">After<", ">Left Box: 12 lower<", ">iPhone SE, upright<", ">Boxes<"]
    {
      #expect(sheet.contains(words), "\(words)")
    }
    #expect(try side("before-0-0", page) != side("after-0-0", page))
    #expect(page.contains("<b>Left Box</b>\n 12 lower"))
    #expect(comment.hasPrefix("<!-- ninegrid review -->\n### Layout review of `old and new`\n"))
    let file = canWritePictures ? "portrait.png" : "portrait.svg"
    #expect(comment.contains("](pictures/Main.storyboard-vcA-00-001-iphone-4.7-\(file))"))
  }

  @Test func `rows are told by what they say, and what they contain comes and goes with them`()
    async throws
  {
    func list(_ names: String...) -> String {
      let rows = names.enumerated().map { index, name in
        """
        <tableViewCell selectionStyle="default" rowHeight="44" id="row-\(name)">
        <rect key="frame" x="0.0" y="\(index * 44)" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="row-\(name)" id="content-\(name)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews><label text="\(name)" fixedFrame="YES" id="label-\(name)"><rect key="frame" x="16" y="11" width="200" height="21"/>
        <autoresizingMask key="autoresizingMask"/></label></subviews>
        </tableViewCellContentView></tableViewCell>
        """
      }.joined()
      let table = """
        <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" id="list">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <sections><tableViewSection id="section"><cells>\(rows)</cells></tableViewSection></sections>
        </tableView>
        """
      return SampleDocuments.storyboard(
        initial: "controller",
        scenes: """
          <tableViewController title="Settings" id="controller" sceneMemberID="viewController">\(table)</tableViewController>
          """)
    }
    let folder = try TemporaryFolder()
    let (result, page, _) = try await review(
      list("Sound", "Light"), list("Light", "Colour"), in: folder)
    #expect(result.stdout.contains("(Settings): 1 view moves, 1 is new, 1 is gone on 1 of 1"))
    let listed = page.components(separatedBy: "<ol class=\"marks\">").dropFirst().joined()
    #expect(listed.contains("<b>Row “Colour”</b>") && listed.contains("<b>Row “Sound”</b>"))
    #expect(!listed.contains("<b>Colour</b>") && !listed.contains("Content View"))
  }

  @Test func `the page has what a command needs to approve a scene`() async throws {
    let folder = try TemporaryFolder()
    let (_, page, _) = try await review(
      SampleDocuments.twoBoxes(), SampleDocuments.twoBoxes(titleTop: 32),
      "--device iphone-4.7 --orientation both --text-size AX1", in: folder)
    #expect(page.contains("data-document=\"Main.storyboard\" data-scene=\"vcA-00-001\""))
    #expect(
      page.contains(
        "data-devices=\"--device iphone-4.7 --orientation both --text-size AX1\""))
    // What it says is what 'check' takes, and approves the scene.
    let options = "--device iphone-4.7 --orientation both --text-size AX1"
    let record = await run(
      "check new/Main.storyboard --record Layouts --only vcA-00-001 \(options)", in: folder.url)
    #expect(record.exitCode == 0, "\(record.stderr)")
    let verified = await run(
      "check new/Main.storyboard --verify Layouts \(options)", in: folder.url)
    #expect(verified.exitCode == 0, "\(verified.stdout)")
  }

  @Test func `the page loads nothing and runs its own script alone`() async throws {
    let folder = try TemporaryFolder()
    let hostile = SampleDocuments.twoBoxes(titleTop: 32)
      .replacingOccurrences(of: "Boxes", with: "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;")
      .replacingOccurrences(of: "Left Box", with: "](https://evil) @all **b** &lt;b&gt;")
    let (result, page, comment) = try await review(
      SampleDocuments.twoBoxes(), hostile, in: folder)
    #expect(result.exitCode == 1)
    // Before, after, marks, and the script.
    #expect(page.components(separatedBy: "<script").count == 7)
    #expect(page.components(separatedBy: "</script").count == 7)
    for word in ["<img", "src=\"", "@import", "url(", "<link", "fetch(", "innerHTML", "unsafe"] {
      #expect(!page.contains(word), "\(word)")
    }
    let rest = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    #expect(!rest.contains("http://"))
    #expect(!comment.contains("<img") && !comment.contains("</script"))
  }

  @Test func `equal sides have no page of pictures, and exit with 0`() async throws {
    let folder = try TemporaryFolder()
    let (result, page, comment) = try await review(
      SampleDocuments.twoBoxes(),
      SampleDocuments.twoBoxes().replacingOccurrences(
        of: "x=\"16\" y=\"40\"", with: "x=\"17\" y=\"41\""), in: folder)
    #expect(result.exitCode == 0 && result.stdout == "")
    #expect(page.contains("No scene changes.") && !page.contains("<article"))
    #expect(comment.contains("No layout changes."))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/pictures"))
  }

  @Test func `what changes without being seen is told, and drawn nowhere`() async throws {
    let folder = try TemporaryFolder()
    let other = SampleDocuments.twoBoxes().replacingOccurrences(
      of: "userLabel=\"Left Box\"", with: "tag=\"7\" userLabel=\"Left Box\"")
    let (result, page, comment) = try await review(
      SampleDocuments.twoBoxes(), other, in: folder)
    #expect(result.exitCode == 1)
    #expect(result.stdout.contains("drawn the same: Boxes: ") && result.stdout.contains("tag"))
    #expect(!page.contains("<article") && page.contains("Changed, and drawn the same"))
    #expect(comment.contains("Changed, and drawn the same") && !comment.contains("!["))
  }

  @Test(.enabled(if: canWritePictures, "needs librsvg"))
  func `white on white is no picture`() async throws {
    let folder = try TemporaryFolder()
    let mark = "userLabel=\"Left Box\">"
    let white = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
    func box(_ height: Int) -> String {
      SampleDocuments.twoBoxes().replacingOccurrences(of: mark, with: mark + white)
        .replacingOccurrences(
          of: "userLabel=\"Right Box\">", with: "hidden=\"YES\" userLabel=\"Right Box\">"
        )
        .replacingOccurrences(of: "constant=\"100\"", with: "constant=\"\(height)\"")
    }
    let (result, page, _) = try await review(
      box(100), box(90), "--device iphone-4.7 --appearance light", in: folder)
    #expect(result.exitCode == 1 && result.stdout.contains("drawn the same"))
    #expect(!page.contains("<article"))
  }

  @Test func `a colour is shown in both appearances, and a frame in one`() async throws {
    let folder = try TemporaryFolder()
    let red = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
    let mark = "userLabel=\"Left Box\">"
    func colored(_ color: String) -> String {
      SampleDocuments.twoBoxes().replacingOccurrences(of: mark, with: mark + color)
    }
    _ = try await review(
      colored(red), colored(red.replacingOccurrences(of: "Red", with: "Blue")), in: folder)
    #expect(
      try pictures(folder) == [
        "Main.storyboard-vcA-00-001-iphone-4.7-portrait-dark.svg",
        "Main.storyboard-vcA-00-001-iphone-4.7-portrait-light.svg",
      ])
    // A second review takes away what it does not have.
    _ = try await review(
      colored(red),
      colored(red).replacingOccurrences(of: "constant=\"100\"", with: "constant=\"90\""),
      in: folder)
    #expect(try pictures(folder) == ["Main.storyboard-vcA-00-001-iphone-4.7-portrait.svg"])
  }

  @Test func `new findings stand beside the scene, and known ones do not`() async throws {
    let folder = try TemporaryFolder()
    let extra =
      "<constraint firstItem=\"bxL-00-001\" firstAttribute=\"height\" constant=\"40\" id=\"cnX-00-001\"/>"
    let broken = SampleDocuments.twoBoxes(extra: extra)
    let (result, page, comment) = try await review(
      SampleDocuments.twoBoxes(),
      broken.replacingOccurrences(of: "constant=\"8\"", with: "constant=\"30\""),
      in: folder)
    #expect(result.stdout.contains("1 new finding"))
    #expect(page.contains("<li class=\"error\">") && page.contains("cnX-00-001"))
    #expect(comment.contains("**new error**"))
    let known = try await review(
      broken, SampleDocuments.twoBoxes(gap: 30, extra: extra), in: folder)
    #expect(!known.result.stdout.contains("new finding"))
  }

  @Test func `scenes that come and go are drawn alone`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "new/Main.storyboard")
    try folder.write("", to: "old/keep.txt")
    let result = await run(
      "review old new -o out --device iphone-4.7 --format jsonl", in: folder.url)
    #expect(result.exitCode == 1)
    #expect(result.stdout.contains("\"state\":\"added\""))
    let sheet = try text(
      "out/pictures/Main.storyboard-vcA-00-001-iphone-4.7-portrait.svg", folder)
    #expect(sheet.contains(">New<") && !sheet.contains(">Before<"))
  }

  @Test func `the worst device comes first, and one of each size class`() async throws {
    let folder = try TemporaryFolder()
    // A gap in proportion: the wider the device, the further the right box moves.
    let wide = SampleDocuments.twoBoxes().replacingOccurrences(
      of: "id=\"cnG-00-001\"", with: "multiplier=\"2\" id=\"cnG-00-001\"")
    let (result, page, _) = try await review(SampleDocuments.twoBoxes(), wide, "", in: folder)
    #expect(result.exitCode == 1)
    let captions = page.components(separatedBy: "data-picture=\"").dropFirst()
      .map { $0.components(separatedBy: ">")[1].components(separatedBy: "<")[0] }
    #expect(captions.count == 3 && captions[0].hasPrefix("iPad"), "\(captions)")
  }

  @Test func `a law over random changes: no picture has two equal sides`() async throws {
    var random = SplitMix64(seed: 7)
    for seed in 0..<12 {
      let folder = try TemporaryFolder()
      func number(_ choices: [Int]) -> Int { choices[Int(random.next() % UInt64(choices.count))] }
      let old = SampleDocuments.twoBoxes(gap: number([8, 9, 20]), titleTop: number([20, 21]))
      let new = SampleDocuments.twoBoxes(gap: number([8, 9, 20]), titleTop: number([20, 21]))
      let (result, page, _) = try await review(old, new, in: folder)
      #expect(result.exitCode == (old == new ? 0 : 1), "seed \(seed)")
      if page.contains("id=\"before-0-0\"") {
        #expect(try side("before-0-0", page) != side("after-0-0", page), "seed \(seed)")
      }
      #expect(page.contains("<article") == (old != new), "seed \(seed)")
    }
  }

  @Test func `links begin with the address that is given`() async throws {
    let folder = try TemporaryFolder()
    let (_, _, comment) = try await review(
      SampleDocuments.twoBoxes(), SampleDocuments.twoBoxes(gap: 20),
      "--device iphone-4.7 --images-at https://example.org/42", in: folder)
    #expect(comment.contains("](https://example.org/42/pictures/Main.storyboard-"))
    let wrong = await run("review old new -o out --images-at 'a b'", in: folder.url)
    #expect(wrong.exitCode == 64)
  }

  @Test(.enabled(if: GitFolder.isUsable, "needs git, and ninegrid beside the tests"))
  func `a range of git is reviewed, and one from where a branch left`() throws {
    let repository = try GitFolder()
    try repository.write(SampleDocuments.twoBoxes(), to: "App/Main.storyboard")
    try repository.commit("one screen")
    try repository.require("git checkout -q -b feature")
    try repository.write(SampleDocuments.twoBoxes(gap: 20), to: "App/Main.storyboard")
    try repository.commit("a wider gap")
    try repository.require("git checkout -q main")
    try repository.write(SampleDocuments.twoBoxes(titleTop: 40), to: "App/Main.storyboard")
    try repository.commit("lower")
    func told(_ range: String) throws -> String {
      try repository.shell(
        "ninegrid review \(range) -o ../out --device iphone-4.7 2>/dev/null; echo $?"
      )
      .text
    }
    let line = "App/Main.storyboard: 'vcA-00-001' (Boxes): 2 views move on 1 of 1 device\n1\n"
    // The frames that the document has recorded are those of the smaller gap.
    let misplaced = line.replacingOccurrences(of: "device\n", with: "device; 2 new findings\n")
    #expect(try told("main...feature") == misplaced)
    #expect(try told("main..feature") == misplaced)
    #expect(try told("HEAD~1 App") == line)
    #expect(try told("HEAD..HEAD") == "0\n")
    #expect(try told("nowhere..HEAD") == "2\n")
  }
}
