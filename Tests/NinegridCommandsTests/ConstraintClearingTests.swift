import Foundation
import TestSupport
import Testing

/// `fix clear`, `fix reset-suggested` and `fix embed-in-stack`.
@Suite struct ConstraintClearingTests {
  private static let frames = ["fix update-frames a.storyboard --dry-run --uncertain"]
  private static let check =
    "check a.storyboard --ambiguous --unsatisfiable --misplaced --as-designed"

  /// A folder with two boxes beside each other, and an outlet to the constraint between them where it is asked for.
  private static func boxes(withOutlet: Bool = false) throws -> (TemporaryFolder, URL) {
    let folder = try TemporaryFolder()
    let outlet = """
      </view>
                              <connections>
                                  <outlet property="gap" destination="cnG-00-001" id="otG-00-001"/>
                              </connections>
                          </viewController>
      """
    var text = SampleDocuments.twoBoxes()
    if withOutlet {
      let end = try #require(
        text.range(of: "</view>\\s*</viewController>", options: .regularExpression))
      text.replaceSubrange(end, with: outlet)
    }
    return (folder, try folder.write(text, to: "a.storyboard"))
  }

  @Test func `cleared views have no constraint left, and stay where they are recorded`()
    async throws
  {
    let (folder, file) = try Self.boxes()
    let dry = await run("fix clear a.storyboard --all --dry-run", in: folder.url)
    #expect(dry.exitCode == 1)
    let done = await run("fix clear a.storyboard --all", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stdout)\(done.stderr)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("<constraint"))
    #expect(text.components(separatedBy: "fixedFrame=\"YES\"").count == 3)
    let resolved = await run("resolve a.storyboard --as-designed --format csv", in: folder.url)
    #expect(resolved.stdout.contains("16,40,167.5,100"), "\(resolved.stdout)")
    #expect(resolved.stdout.contains("191.5,40,167.5,100"))
    let again = await run("fix clear a.storyboard --all", in: folder.url)
    #expect(again.exitCode == 0)
    #expect(again.stdout.contains("nothing to do"), "\(again.stdout)")
  }

  @Test func `of one view only its constraints go`() async throws {
    let (folder, file) = try Self.boxes()
    let done = await run("fix clear a.storyboard --view 'Right Box'", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stdout)\(done.stderr)")
    let text = try String(contentsOf: file, encoding: .utf8)
    for id in ["cnL-00-001", "cnT-00-001", "cnH-00-001"] { #expect(text.contains(id), "\(id)") }
    for id in ["cnG-00-001", "cnR-00-001", "cnA-00-001", "cnB-00-001", "cnW-00-001"] {
      #expect(!text.contains(id), "\(id)")
    }
    #expect(text.components(separatedBy: "fixedFrame=\"YES\"").count == 2)
    let unknown = await run("fix clear a.storyboard --view Nobody", in: folder.url)
    #expect(unknown.exitCode == 2)
  }

  @Test func `a view whose length only a label inside stated keeps its frame`() async throws {
    var lines = SampleDocuments.twoBoxes().components(separatedBy: "\n")
    lines.removeAll { line in
      ["cnG", "cnR", "cnA", "cnB", "cnW"].contains { line.contains("id=\"\($0)-00-001\"") }
    }
    let frame = try #require(lines.firstIndex { $0.contains("x=\"191.5\"") })
    lines.insert(
      """
      <subviews>
      <label contentMode="left" text="Inside" translatesAutoresizingMaskIntoConstraints="NO" id="lbI-00-001">
      <rect key="frame" x="0.0" y="0.0" width="167.5" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      </subviews>
      <constraints>
      <constraint firstItem="lbI-00-001" firstAttribute="leading" secondItem="bxR-00-001" secondAttribute="leading" id="cnI-00-001"/>
      <constraint firstAttribute="trailing" secondItem="lbI-00-001" secondAttribute="trailing" id="cnI-00-002"/>
      </constraints>
      """, at: frame + 1)
    let folder = try TemporaryFolder()
    let file = try folder.write(lines.joined(separator: "\n"), to: "a.storyboard")
    let done = await run("fix clear a.storyboard --all", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stdout)\(done.stderr)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("<constraint "))
    #expect(text.components(separatedBy: "fixedFrame=\"YES\"").count == 4)
    let resolved = await run("resolve a.storyboard --as-designed --format csv", in: folder.url)
    #expect(resolved.stdout.contains("191.5,40,167.5,100"), "\(resolved.stdout)")
  }

  @Test(arguments: ["clear --all", "reset-suggested"])
  func `a constraint to which an outlet leads stays, and is told`(repair: String) async throws {
    let (folder, file) = try Self.boxes(withOutlet: true)
    let done = await run("fix \(repair) a.storyboard", in: folder.url)
    #expect(done.exitCode == 1, "\(done.stdout)\(done.stderr)")
    #expect(done.stdout.contains("'cnG-00-001' stays: an outlet refers to it"), "\(done.stdout)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("id=\"cnG-00-001\""))
    #expect(!text.contains("id=\"cnL-00-001\""))
  }

  @Test func `suggested constraints determine the layout, and keep the recorded frames`()
    async throws
  {
    let (folder, file) = try Self.boxes()
    let done = await run("fix reset-suggested a.storyboard", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stdout)\(done.stderr)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("cnL-00-001"))
    #expect(!text.contains("fixedFrame"))
    for line in Self.frames + [Self.check] {
      let result = await run(line, in: folder.url)
      #expect(result.exitCode == 0, "\(line): \(result.stdout)")
    }
  }

  @Test func `views in a new stack view stay where they are`() async throws {
    let (folder, file) = try Self.boxes()
    let none = await run("fix embed-in-stack a.storyboard", in: folder.url)
    #expect(none.exitCode == 64)
    let done = await run(
      "fix embed-in-stack a.storyboard --view 'Left Box' --view 'Right Box'", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stdout)\(done.stderr)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("<stackView"))
    #expect(text.contains("spacing=\"8\""))
    for line in Self.frames + [Self.check] {
      let result = await run(line, in: folder.url)
      #expect(result.exitCode == 0, "\(line): \(result.stdout)")
    }
  }
}
