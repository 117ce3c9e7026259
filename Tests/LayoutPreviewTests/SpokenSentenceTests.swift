import Foundation
import Testing

@testable import LayoutPreview

/// Pages name objects, and keep ids in tooltips.
@Suite struct SpokenSentenceTests {
  private static let conflict =
    "these cannot hold together: 'a-1' Map.Height = 200; 'b-2' Map.Top = Day.Bottom; "
    + "the intrinsic height of 'v-3' (Label (small)); and 2 more; 'a-1' is given up (everywhere)"

  @Test(arguments: [
    (
      conflict, ["a-1", "b-2", "v-3"],
      "these cannot hold together: Map.Height = 200; Map.Top = Day.Bottom; "
        + "the intrinsic height of Label (small); and 2 more; Map.Height = 200 is given up (everywhere)"
    ),
    (
      "'k' Label.Top = Superview.Top + 8 is as long as the margin", ["k"],
      "Label.Top = Superview.Top + 8 is as long as the margin"
    ),
    ("a font of 'x' (Day) has no name", ["x"], "a font of Day has no name"),
    (
      "there is no image 'Logo' around the document", ["x"],
      "there is no image 'Logo' around the document"
    ),
    (
      "'v' (Close) is 20 points wide and can't be pressed; 'w' (Save) hides it", ["v", "w"],
      "Close is 20 points wide and can't be pressed; Save hides it"
    ),
    (
      "only 'C58-uk-LaV' (Contact) has it, and 'no-id' (x)", ["C58-uk-LaV"],
      "only Contact has it, and 'no-id' (x)"
    ),
    ("'v' is nowhere", ["v"], "'v' is nowhere"), ("a quote ' alone", ["v"], "a quote ' alone"),
  ])
  func `names and equations stand for ids`(said: String, objects: [String], shown: String) {
    let sentence = SpokenSentence(said, objects: objects)
    #expect(sentence.text == shown)
    #expect(sentence.parts.compactMap(\.id).allSatisfy(objects.contains))
  }

  @Test func `a constraint is named by its identifier`() {
    let sentence = SpokenSentence(
      Self.conflict, objects: ["a-1", "b-2"], identifiers: ["a-1": "mapHeight"])
    #expect(sentence.text.contains(": mapHeight (Map.Height = 200); Map.Top"))
    #expect(sentence.text.contains("; mapHeight is given up"))
  }

  @Test func `what names many things is an opening and a list, and what names few is a line`() {
    let long = SpokenSentence(Self.conflict, objects: ["a-1", "b-2", "v-3"]).lines
    #expect(
      long.map { $0.parts.map(\.text).joined() } == [
        "These cannot hold together:", "Map.Height = 200", "Map.Top = Day.Bottom",
        "the intrinsic height of Label (small)", "and 2 more",
        "Map.Height = 200 is given up (everywhere)",
      ])
    #expect(long.map { $0.parts.compactMap(\.id) } == [[], ["a-1"], ["b-2"], ["v-3"], [], ["a-1"]])
    #expect(long.map(\.role) == [.sentence, .item, .item, .item, .item, .result])
    let short = SpokenSentence("these: 'v' (A); 'w' (B)", objects: ["v", "w"]).lines
    #expect(short.map { $0.parts.map(\.text).joined() } == ["These: A; B"])
  }

  @Test func `an id of Interface Builder with a name is known without the finding's objects`() {
    let sentence = SpokenSentence("the canvas gives it to 'C58-uk-LaV' (Contact)", objects: [])
    #expect(sentence.text == "the canvas gives it to Contact")
  }

  @Test func `a sentence begins with a capital, a name as it is written`() {
    for (said, objects, shown) in [
      (
        "height of 'v' (Day) is open", ["v"],
        "<p>Height of <span title=\"v\">Day</span> is open</p>"
      ),
      ("'v' (day) is open", ["v"], "<p><span title=\"v\">day</span> is open</p>"),
      ("userLabel is set", [], "<p>userLabel is set</p>"),
    ] {
      var page = HTMLWriter()
      page.sentence(SpokenSentence(said, objects: objects))
      #expect(page.text == shown + "\n")
    }
  }

  @Test func `an equation has the sign that people write for our x`() {
    let sentence = SpokenSentence(
      "'a-1' Day.Width = 0.5 x Map x 2.Width + 8 is given up", objects: ["a-1"])
    #expect(sentence.text == "Day.Width = 0.5 × Map x 2.Width + 8 is given up")
  }

  @Test func `no line ends within a size or the name of a device`() {
    #expect(
      HTMLWriter.whole("44 × 20 on iPad Pro 13-inch, upright & <so> on")
        == "<span class=\"whole\">44 × 20</span> on iPad Pro <span class=\"whole\">13-inch,</span> "
        + "upright &amp; &lt;so&gt; on")
    #expect(HTMLWriter.whole("a × b") == "<span class=\"whole\">a × b</span>")
    #expect(HTMLWriter.whole(" two  spaces ×") == " two  spaces ×")
  }

  @Test func `a page has ids in tooltips, and a list of many parts`() {
    var page = HTMLWriter()
    page.sentence(SpokenSentence(Self.conflict, objects: ["a-1", "b-2", "v-3"]))
    let lines = page.text.replacing("\n", with: "")
    #expect(lines.contains("<p>These cannot hold together:</p>"))
    #expect(lines.contains("<li><span title=\"a-1\">Map.Height = 200</span></li>"))
    #expect(lines.components(separatedBy: "<li>").count == 5)
    #expect(
      lines.contains("</ul><p><span title=\"a-1\">Map.Height = 200</span> is given up (everywhere)")
    )
    #expect(!lines.contains(">'"))
  }
}
