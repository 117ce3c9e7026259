import Foundation
import TestSupport
import Testing

@Suite struct EditTests {
  /// The edits of a document and what they say, in a golden file; a storyboard changes in those places alone.
  @Test func `edits tell what they change and what moves, and change nothing else`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    var transcript = ""
    for line in [
      "edit set a.storyboard cnG-00-001.constant 24",
      "edit set a.storyboard cnG-00-001.constant -4 --cell wR-hAny",
      "edit set a.storyboard 'Left Box.hidden' yes --cell wC-hC --dry-run",
      "edit uninstall a.storyboard 'Right Box' --cell wC-hR",
      "edit clear a.storyboard cnG-00-001.constant --cell wR-hAny",
      "edit clear a.storyboard 'Right Box'",
      "edit add a.storyboard 'Right Box.Height <= 0.5 x Superview.Height (Priority 700)' --cell wC-hR",
      "edit add a.storyboard 'V:[Left Box(<=max)]' --metric max=120",
      "edit remove a.storyboard cnW-00-001",
      "edit pin a.storyboard 'Right Box' --aspect-ratio 16:9 --priority 800",
      "edit align a.storyboard 'Left Box' --in-container centerY --offset 10 --dry-run",
      "edit remove a.storyboard 'Right Box'",
    ] {
      let result = await run(line, in: folder.url)
      transcript +=
        "$ ninegrid \(line)\n\(result.stdout)\(result.stderr)exit \(result.exitCode)\n\n"
    }
    expectGolden(transcript, named: "edit.txt")
    expectGolden(try String(contentsOf: file, encoding: .utf8), named: "edit.storyboard")
  }

  /// Ids of native documents hold dots: a constraint is called after its view.
  @Test func `what has a dot in its id is meant, and not the object before the dot`() async throws {
    let folder = try TemporaryFolder()
    let samples = samplesFolder.appendingPathComponent("cookbook").path
    let name = "13-two-equal-width-buttons.json"
    try FileManager.default.copyItem(
      atPath: "\(samples)/\(name)", toPath: folder.url.appendingPathComponent(name).path)
    let result = await run("edit set \(name) short-button.leading.constant 44", in: folder.url)
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains("Short Button.Leading = Superview.LeadingMargin → + 44"))
    let text = try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
    #expect(text.contains("\"Short Button.Leading = Superview.LeadingMargin + 44\""))
  }

  @Test(arguments: [
    ("set a.storyboard cnG-00-001.constnat 3", "did you mean 'constant'?"),
    ("set a.storyboard 'Left Bx.hidden' yes", "did you mean 'Left Box'?"),
    ("set a.storyboard cnG-00-001.priority 1001", "'1001' is not a value of priority"),
    ("set a.storyboard cnG-00-001.priority 700 --cell wC-hR", "is the same in all size classes"),
    ("set a.storyboard cnG-00-001.secondAttribute left", "leading/trailing for both or neither"),
    (
      "add a.storyboard 'Left Box.Leading = Right Box.Width'",
      "Invalid pairing of layout attributes"
    ),
    ("add a.storyboard 'Left Box.Leading = 20'", "Location attributes must be specified in pairs"),
    ("add a.storyboard 'Left Box.Height = 100'", "constraint 'cnH-00-001' says already"),
    ("add a.storyboard 'Left Box.Height 100'", "there is no relation"),
    ("remove a.storyboard vwA-00-001", "it is the root view of its scene"),
    ("remove a.storyboard sfA-00-001", "its view has it by itself"),
    ("clear a.storyboard cnG-00-001 --cell wC-hR", "wC-hR says nothing of"),
    ("install a.storyboard vcA-00-001", "is not a view or a constraint"),
    ("embed a.storyboard 'Left Box' vwA-00-001 --in stack", "is not a subview"),
    ("arrange a.storyboard 'Left Box' --add 'Right Box'", "is not a stack view"),
    ("set nowhere.storyboard x.y 1", "there is no file 'nowhere.storyboard'"),
  ])
  func `an edit that is not possible writes nothing`(line: String, reason: String) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run("edit \(line)", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains(reason), "\(result.stderr)")
    #expect(result.stdout == "")
    #expect(try String(contentsOf: file, encoding: .utf8) == SampleDocuments.twoBoxes())
  }

  @Test func `of several settings all are made, or none`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run(
      "edit set a.storyboard cnG-00-001.constant 9 cnG-00-001.priority high", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(try String(contentsOf: file, encoding: .utf8) == SampleDocuments.twoBoxes())
    let cell = await run("edit set a.storyboard cnG-00-001.constant 9 --cell wX-hR", in: folder.url)
    #expect(cell.exitCode == 64)
    #expect(cell.stderr.contains("'wX-hR' is not a cell of the grid"))
  }

  @Test func `a view that an outlet leads to goes with its outlet only`() async throws {
    let folder = try TemporaryFolder()
    let outlet = """
      </view>
                          <connections>
                              <outlet property="box" destination="bxR-00-001" id="out-00-001"/>
                          </connections>
                      </viewController>
      """
    let text = SampleDocuments.twoBoxes().replacing(
      "</view>\n                </viewController>", with: outlet)
    let file = try folder.write(text, to: "a.storyboard")
    let refused = await run("edit remove a.storyboard 'Right Box'", in: folder.url)
    #expect(refused.exitCode == 2)
    #expect(refused.stderr.contains("outlet 'box' of 'vcA-00-001' (Boxes) refers to it"))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    // An outlet to a constraint that goes with the view is lost just so.
    let constraint = text.replacing("bxR-00-001\" id=\"out", with: "cnG-00-001\" id=\"out")
    try folder.write(constraint, to: "b.storyboard")
    let lost = await run("edit remove b.storyboard 'Right Box'", in: folder.url)
    #expect(lost.exitCode == 2, "\(lost.stdout)")
    #expect(lost.stderr.contains("outlet 'box' of 'vcA-00-001' (Boxes) refers to it"))
    let done = await run(
      "edit remove a.storyboard 'Right Box' --with-connections", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stderr)")
    #expect(!(try String(contentsOf: file, encoding: .utf8)).contains("connections"))
  }

  @Test func `a stored document gets a revision, and restore takes it back`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    _ = await run("import a.storyboard", in: folder.url)
    let edited = await run(
      "edit set store:a.storyboard cnG-00-001.constant 30 --format jsonl", in: folder.url)
    #expect(edited.exitCode == 0, "\(edited.stderr)")
    #expect(try edited.jsonLines().first?["revision"]?.number == 2)
    let old = await run("edit set store:a.storyboard@1 cnG-00-001.constant 31", in: folder.url)
    #expect(old.exitCode == 2)
    #expect(old.stderr.contains("'a.storyboard@1' is not the latest revision, which is 2"))
    let dry = await run("restore a.storyboard@1 --dry-run", in: folder.url)
    #expect(dry.stdout.contains("not written: this is a dry run"))
    let restored = await run("restore store:a.storyboard@1", in: folder.url)
    #expect(restored.exitCode == 0)
    #expect(restored.stdout.contains("stored as revision 3"), "\(restored.stdout)")
    let same = await run("diff store:a.storyboard@1 store:a.storyboard", in: folder.url)
    #expect(same.exitCode == 0)
    #expect(await run("restore a.storyboard", in: folder.url).exitCode == 64)
    #expect(await run("restore store:a.storyboard@9", in: folder.url).exitCode == 2)
  }

  @Test func `views go into a stack view, a view and a scroll view, and come out again`()
    async throws
  {
    let folder = try TemporaryFolder()
    var transcript = ""
    for container in ["stack --name Row", "view --name Box", "scroll --name Scroller"] {
      try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
      let name = String(container.split(separator: " ").last ?? "")
      for line in [
        "edit embed a.storyboard 'Left Box' 'Right Box' --in \(container)",
        "edit unembed a.storyboard \(name)",
      ] {
        let result = await run(line, in: folder.url)
        transcript +=
          "$ ninegrid \(line)\n\(result.stdout)\(result.stderr)exit \(result.exitCode)\n\n"
      }
    }
    expectGolden(transcript, named: "embed.txt")
  }

  @Test(arguments: ["edit embed --in stack", "fix embed-in-stack"])
  func `a constraint that an outlet needs is not taken away by a stack view`(line: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.twoBoxes().replacing(
      "                </viewController>",
      with: """
                            <connections>
                                <outlet property="gap" destination="cnG-00-001" id="otA-00-001"/>
                            </connections>
                        </viewController>
        """)
    try folder.write(text, to: "a.storyboard")
    let views =
      line.hasPrefix("fix") ? "--view bxL-00-001 --view bxR-00-001" : "bxL-00-001 bxR-00-001"
    let result = await run("\(line) a.storyboard \(views)", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("outlet 'gap'"), "\(result.stderr)")
    #expect(try folder.read("a.storyboard") == text)
  }

  @Test func `what a removed view held in place is told with what is missing`() async throws {
    let folder = samplesFolder.appendingPathComponent("cookbook")
    let line = "edit remove 06-two-equal-width-views.json 'Yellow View' --dry-run"
    let result = await run(line, in: folder)
    #expect(result.exitCode == 1)
    #expect(result.stdout.contains("with its 5 constraints"))
    #expect(result.stdout.contains("\n  Green View.Leading = Superview.LeadingMargin\n"))
    let rows = try await run(line + " --format jsonl", in: folder).jsonLines()
    #expect(
      rows.first?["missing"]?.array?.compactMap(\.string) == [
        "Green View.Leading = Superview.LeadingMargin"
      ])
  }

  /// What a scroll view holds may be wider than the screen; what it was pinned to is not.
  @Test func `a container that keeps a layout satisfiable is not taken away`() async throws {
    let folder = try TemporaryFolder()
    let text = """
      {"format": "ninegrid-layout", "version": 1, "scenes": [{"view": {"name": "Root", "subviews": [
        {"kind": "scrollView", "name": "Scroller", "subviews": [{"kind": "view", "name": "Wide"}],
         "constraints": ["Wide.Leading = Superview.Leading", "Superview.Trailing = Wide.Trailing",
           "Wide.Top = Superview.Top", "Superview.Bottom = Wide.Bottom",
           "Wide.Width = 2000", "Wide.Height = 90"]}],
        "constraints": ["Scroller.Leading = Superview.Leading", "Superview.Trailing = Scroller.Trailing",
          "Scroller.Top = Superview.Top", "Superview.Bottom = Scroller.Bottom"]}}]}
      """
    let file = try folder.write(text, to: "a.json")
    let result = await run("edit unembed a.json Scroller", in: folder.url)
    #expect(result.exitCode == 2, "\(result.stdout)")
    #expect(result.stderr.contains("the layout would have no solution on "), "\(result.stderr)")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
