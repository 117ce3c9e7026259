import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// `edit set` on documents that have a label, a text field, a button and a stack view.
@Suite struct EditSetTests {
  private static let document = SampleDocuments.controls

  private func set(
    _ line: String, in document: String = Self.document, expecting code: Int32 = 0
  ) async throws -> (result: CommandResult, text: String) {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "a.storyboard")
    let result = await run("edit set a.storyboard \(line)", in: folder.url)
    #expect(result.exitCode == code, "\(line): \(result.stderr)")
    return (result, try folder.read("a.storyboard"))
  }

  @Test(arguments: [
    ("Field.placeholder 'Your name'", #"placeholder="Your name""#),
    ("cnT-00-001.placeholder yes", #"placeholder="YES""#),
    ("Field.borderStyle Line", #"borderStyle="line""#),
    ("Field.textInputTraits.keyboardType emailAddress", #"keyboardType="emailAddress"/>"#),
    ("Title.alpha 0.2", #"alpha="0.20000000000000001""#),
    ("Stack.spacing 12", #"spacing="12""#),
    (
      "Title.textColor '#0A84FF'",
      #"<color key="textColor" red="0.039215686274509803" green="0.51764705882352946" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    (
      "Stack.backgroundColor '#0A84FF80'",
      #"<color key="backgroundColor" red="0.039215686274509803" green="0.51764705882352946" blue="1" alpha="0.50196078431372548" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    (
      "Title.textColor black",
      #"<color key="textColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    ),
    ("Title.textColor systemBlue", #"<color key="textColor" systemColor="systemBlueColor"/>"#),
    ("Title.textColor secondaryLabelColor", #"systemColor="secondaryLabelColor"/>"#),
    ("Title.textColor default", #"<nil key="textColor"/>"#),
    (
      "OK.titleColor systemRed",
      #"<color key="titleColor" systemColor="systemRedColor"/>"#
    ),
    (
      "Title.font system-20-semibold",
      #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>"#
    ),
    (
      "Title.font bold-system-20", ""
    ),
    (
      "Field.font Helvetica-Bold-17",
      #"<fontDescription key="fontDescription" name="Helvetica-Bold" family="Helvetica" pointSize="17"/>"#
    ),
    (
      "Title.font UICTFontTextStyleBody",
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    ),
    (
      "Title.font Caption1",
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/>"#
    ),
    (
      "Title.font system-heavy --cell wR-hR",
      #"<variation key="heightClass=regular-widthClass=regular">"#
    ),
    (
      "OK.accessibilityLabel Save",
      #"<accessibility key="accessibilityConfiguration" label="Save"/>"#
    ),
    (
      "Title.accessibilityTraits header,staticText",
      #"<accessibilityTraits key="traits" staticText="YES" header="YES"/>"#
    ),
    ("Title.isAccessibilityElement no", #"<bool key="isElement" value="NO"/>"#),
    ("Field.axis vertical --force", #"axis="vertical""#),
    ("Field.brandNew 7 --force", #"brandNew="7""#),
  ])
  func `a value is written as Interface Builder does`(line: String, part: String) async throws {
    let (result, text) = try await set(line, expecting: part.isEmpty ? 2 : 0)
    #expect(part.isEmpty || text.contains(part), "\(line): \(result.stdout)\(text)")
    if part.isEmpty { #expect(text == Self.document) }
  }

  @Test(arguments: [
    ("Field.axis vertical", "is a textField, which has no 'axis'; stackView has it"),
    ("Title.placehodler x", "has no property 'placehodler'"),
    ("Title x", "'Title' names no property"),
    ("Field.placehodler x", "did you mean 'placeholder'?"),
    ("Title.textColour red", "did you mean 'textColor'?"),
    ("cnT-00-001.placeholder maybe", "'maybe' is not a value of placeholder, which is YES or NO"),
    ("Title.numberOfLines two", "which is a whole number"),
    ("Title.textAlignment middle", "which is left, center, right, justified, natural"),
    ("Title.textColor sistemBlue", "did you mean 'systemBlue'?"),
    ("Title.textColor '#12345'", "'#12345' is not a value of textColor"),
    ("Title.font 'system-seventeen'", "'system-seventeen' is not a value of font"),
    ("Title.font headlin", "did you mean 'headline'?"),
    ("cnL-00-001.constant 0x1p3", "'0x1p3' is not a value of constant, which is a number"),
    ("cnL-00-001.constant inf", "'inf' is not a value of constant"),
    ("cnL-00-001.multiplier 0x2", "'0x2' is not a value of multiplier"),
    ("cnL-00-001.priority 0.5", "which is a whole number from 1 to 1000"),
    ("cnL-00-001.priority 999.9999", "which is a whole number from 1 to 1000"),
    ("Title.verticalHuggingPriority 250.5", "which is a whole number from 1 to 1000"),
    (
      "Title.text Hello --cell wC-hR",
      "text of 'lbT-00-001' (Title) is the same in all size classes"
    ),
    ("Title.textColor red --cell wC-hR", "hint: of this object it varies fontDescription, hidden"),
    ("Stack.alpha 0.5 --cell wC-hR", "varies alignment, axis, distribution, spacing, hidden"),
    ("cnL-00-001.multiplier 2 --cell wC-hR", "hint: of this object it varies constant"),
    ("Title.text 'a\u{1}b'", "the value of text has the character U+1, which no document can hold"),
    ("Title.accessibilityLabel 'a\u{1F}b'", "has the character U+1F"),
  ])
  func `what an element does not have is refused`(line: String, reason: String) async throws {
    let (result, text) = try await set(line, expecting: 2)
    #expect(result.stderr.contains(reason), "\(line): \(result.stderr)")
    #expect(text == Self.document)
  }

  @Test func `a colour of UIKit stands among the resources, and the document says what it needs`()
    async throws
  {
    let text = try await set("Title.textColor systemBlue Stack.backgroundColor systemBlue").text
    #expect(
      text.contains(
        """
                <systemColor name="systemBlueColor">
                    <color red="0.0" green="0.47843137254901963" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </systemColor>
        """), "\(text)")
    #expect(text.components(separatedBy: "<systemColor ").count == 2)
    #expect(
      text.contains(
        #"<capability name="System colors in document resources" minToolsVersion="11.0"/>"#))
  }

  @Test func `a named colour comes from the document or the project's asset catalogues`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "App/a.storyboard")
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}}],
       "info": {"version": 1, "author": "xcode"}}
      """, to: "App/Assets.xcassets/Accent.colorset/Contents.json")
    let result = await run("edit set App/a.storyboard Title.textColor Accent", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    let text = try folder.read("App/a.storyboard")
    #expect(text.contains(#"<color key="textColor" name="Accent"/>"#))
    #expect(text.contains(#"<namedColor name="Accent">"#))
    #expect(text.contains(#"<capability name="Named colors" minToolsVersion="9.0"/>"#))
    let unknown = await run("edit set App/a.storyboard Title.textColor Acent", in: folder.url)
    #expect(unknown.exitCode == 2)
    #expect(unknown.stderr.contains("did you mean 'Accent'?"), "\(unknown.stderr)")
  }

  @Test func `a number that somebody gives is no standard distance any more`() async throws {
    #expect(Self.document.contains(#"constant="8" symbolic="YES" id="cnT-00-001""#))
    for line in ["cnT-00-001.constant 8", "cnT-00-001.constant 12"] {
      let text = try await set(line).text
      #expect(!text.contains("symbolic"), "\(line)")
    }
    let cell = try await set("cnT-00-001.constant 30 --cell wR-hR").text
    #expect(!cell.contains("symbolic"))
    #expect(
      cell.contains(#"<variation key="heightClass=regular-widthClass=regular" constant="30"/>"#))
    // Other properties leave it.
    #expect(try await set("cnT-00-001.priority 900").text.contains(#"symbolic="YES""#))
    let standard = try await set("cnL-00-001.constant standard").text
    // The standard distance to a safe area is 0.
    #expect(standard.contains(#"secondAttribute="leading" symbolic="YES" id="cnL-00-001""#))
    let inCell = try await set("cnL-00-001.constant standard --cell wR-hR").text
    #expect(inCell.contains(#"constant="0" symbolic="YES"/>"#))
    #expect(inCell.contains(#"constant="20" id="cnL-00-001""#))
  }

  @Test func `a standard distance stays one through the native format, the store and SQL`()
    async throws
  {
    let folder = try TemporaryFolder()
    // A number that UIKit does not use stays in the document, too.
    try folder.write(Self.document, to: "number.storyboard")
    _ = await run("export number.storyboard --format json -o number.json", in: folder.url)
    _ = await run("export number.json --format storyboard -o same.storyboard", in: folder.url)
    #expect(try folder.read("same.storyboard").contains(#"constant="8" symbolic="YES""#))
    let document = try await set("cnT-00-001.constant standard").text
    try folder.write(document, to: "a.storyboard")
    let native = await run("export a.storyboard --format json -o a.json", in: folder.url)
    #expect(native.exitCode == 0)
    #expect(try folder.read("a.json").contains(".Top = Safe Area.Top + Standard"))
    _ = await run("export a.json --format storyboard -o b.storyboard", in: folder.url)
    #expect(try folder.read("b.storyboard").contains(#"secondAttribute="top" symbolic="YES""#))
    _ = await run("import a.storyboard", in: folder.url)
    let rows = await run(
      "sql \"SELECT id FROM constraints WHERE isSymbolic\" --format csv", in: folder.url)
    #expect(rows.stdout.contains("cnT-00-001"), "\(rows.stdout)\(rows.stderr)")
    let export = await run("export store:a.storyboard -o c.storyboard", in: folder.url)
    #expect(export.exitCode == 0)
    #expect(try folder.read("c.storyboard") == document)
    let added = await run(
      "edit add a.storyboard 'Field.Leading = Title.Trailing + Standard'", in: folder.url)
    #expect(added.exitCode == 0, "\(added.stderr)")
    let text = try folder.read("a.storyboard")
    #expect(text.components(separatedBy: #"symbolic="YES""#).count == 3)
  }

  @Test(arguments: [
    ("add a.storyboard 'Title.Width >= 40 (Priority 0.5)'", "'0.5' is not a priority"),
    ("add a.storyboard 'Title.Width >= 40 (Priority 999.5)'", "a whole number from 1 to 1000"),
    ("add a.storyboard 'Title.Width >= 0x28'", "0x28"),
    ("add a.storyboard 'H:[Title(>=40@0x10)]'", "0x10"),
  ])
  func `a constraint's numbers are decimal, and its priority whole`(line: String, reason: String)
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.storyboard")
    let result = await run("edit \(line)", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains(reason), "\(result.stderr)")
    #expect(try folder.read("a.storyboard") == Self.document)
  }

  @Test(arguments: [
    "edit pin a.storyboard Title --width 0x10",
    "edit pin a.storyboard Title --width 10 --priority 0x9",
    "edit pin a.storyboard Title --width 10 --priority 0.5",
    "edit pin a.storyboard Title --width 10 --priority 999.9999",
    "edit align a.storyboard Title --in-container centerY --offset nan",
    "resolve a.storyboard --size 0x1p8x400", "resolve a.storyboard --scale inf",
    "sweep a.storyboard --width 0x100...0x200", "measure Text --width 0x1p3",
    "edit add a.storyboard 'H:[Title(w)]' --metric w=0x10",
  ])
  func `no argument is a number in another notation`(line: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.storyboard")
    let result = await run(line, in: folder.url)
    #expect(result.exitCode == 64, "\(line): \(result.stdout)\(result.stderr)")
    #expect(try folder.read("a.storyboard") == Self.document)
  }

  @Test func `a dry run exits with 1 where it would change something, and a run with 0`()
    async throws
  {
    for (line, dry) in [
      ("set a.storyboard Title.text Hello", 1), ("set a.storyboard Title.text Title", 0),
      ("set a.storyboard Title.txet Hello", 2), ("remove a.storyboard cnT-00-001", 1),
      ("add a.storyboard 'Title.Width = 30'", 1), ("pin a.storyboard Title --width 30", 1),
      ("align a.storyboard Title --in-container centerX", 1),
      ("uninstall a.storyboard Title --cell wC-hR", 1),
      ("install a.storyboard Title --cell wC-hR", 0),
    ] as [(String, Int32)] {
      let folder = try TemporaryFolder()
      try folder.write(Self.document, to: "a.storyboard")
      let tried = await run("edit \(line) --dry-run", in: folder.url)
      #expect(tried.exitCode == dry, "\(line): \(tried.stdout)\(tried.stderr)")
      #expect(try folder.read("a.storyboard") == Self.document)
      let done = await run("edit \(line)", in: folder.url)
      #expect(done.exitCode == (dry == 2 ? 2 : 0), "\(line)")
      let isChanged = try folder.read("a.storyboard") != Self.document
      #expect(isChanged == (dry == 1), "\(line)")
    }
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.storyboard")
    _ = await run("import a.storyboard", in: folder.url)
    #expect(await run("restore a.storyboard@1 --dry-run", in: folder.url).exitCode == 0)
    _ = await run("edit set store:a.storyboard Title.text Hello", in: folder.url)
    #expect(await run("restore a.storyboard@1 --dry-run", in: folder.url).exitCode == 1)
    #expect(await run("restore a.storyboard@1", in: folder.url).exitCode == 0)
  }

  @Test func `a native document keeps its layout outside of what changes`() async throws {
    let folder = try TemporaryFolder()
    let text = """
      {"version":1,   "format": "ninegrid-layout",
         "scenes": [ {"view": {
            "subviews": [
               { "text":"Hello", "kind": "label", "alpha": 5e-1, "name": "Title",
                 "frame": [ 20.0, 4.0e1, 100, 21 ] },
               {"kind":"view","name":"Box"}   ],
            "guides": ["safeArea"],
            "constraints": [ "Title.Top = Safe Area.Top + 8.0",
                             {"constraint": "Title.Leading = Safe Area.Leading + 20", "id": "lead"}
                           ]
         } } ]
      }

      """
    for (line, old, new) in [
      ("Title.text Bye", #""text":"Hello""#, #""text":"Bye""#),
      ("Title.alpha 0.25", "5e-1", "0.25"),
      ("Title.tag 3", #""text":"Hello""#, #""text":"Hello", "tag":3"#),
      ("'Title.rect[frame].x' 24", "20.0", "24"),
      ("lead.constant 24", "+ 20", "+ 24"),
      ("Box.hidden yes", #""name":"Box"}"#, #""name":"Box","hidden":true}"#),
    ] {
      try folder.write(text, to: "a.json")
      let result = await run("edit set a.json \(line)", in: folder.url)
      #expect(result.exitCode == 0, "\(line): \(result.stderr)")
      let changed = try folder.read("a.json")
      #expect(
        changed.filter { !$0.isWhitespace }
          == text.replacing(old, with: new).filter { !$0.isWhitespace }, "\(line): \(changed)")
      let lines = (text.split(separator: "\n"), changed.split(separator: "\n"))
      let different = zip(lines.0, lines.1).filter { $0.0 != $0.1 }.count
      #expect(lines.0.count == lines.1.count && different == 1, "\(line): \(changed)")
    }
  }

  @Test func `a control character is refused wherever it comes in`() async throws {
    let folder = try TemporaryFolder()
    let native = """
      {"format": "ninegrid-layout", "version": 1,
       "scenes": [{"view": {"subviews": [{"kind": "label", "name": "A",
         "text": "x\\u0000y"}]}}]}
      """
    try folder.write(native, to: "a.json")
    let checked = await run("check a.json", in: folder.url)
    #expect(checked.exitCode == 1)
    #expect(
      checked.stdout.contains(
        "a.json:3:12: error: a text has the character U+0, which no document can hold"),
      "\(checked.stdout)")
    let edited = await run("edit set a.json A.alpha 0.5", in: folder.url)
    let kept = try folder.read("a.json").contains("x\\u0000y")
    #expect(kept, "\(edited.stdout)\(edited.stderr)")
    try folder.write(Self.document, to: "b.storyboard")
    for line in [
      "edit embed b.storyboard Title --in view --name 'a\u{1}b'",
      "edit add b.storyboard 'Title.Width = 30' --identifier 'a\u{2}b'",
    ] {
      let result = await run(line, in: folder.url)
      #expect(result.exitCode == 2, "\(line)")
      #expect(result.stderr.contains("which no document can hold"), "\(result.stderr)")
      #expect(try folder.read("b.storyboard") == Self.document)
    }
  }
}
