import InterfaceBuilder
import LayoutModel
import LayoutWorkbench
import TestSupport
import Testing

/// What the list of views says of a view.
@Suite struct ShownTextTests {
  /// A button alone in a xib, with this content.
  private func button(_ content: String) throws -> LayoutView {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <button opaque="NO" buttonType="system" id="btn-00-001">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
                  \(content)
              </button>
          </objects>
      </document>
      """
    let document = LayoutDocument(try readInterfaceBuilder(Array(text.utf8)))
    return try #require(document.view(ObjectID("btn-00-001")))
  }

  @Test func `a configured button says the title of its configuration, which no edit sets`() throws
  {
    let view = try button(
      "<state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" style=\"gray\" title=\"True\"/>"
    )
    #expect(view.shownText == "True")
    #expect(view.settableText == nil)
  }

  @Test(arguments: [
    "<state key=\"normal\" title=\"Go\"/>",
    "<state key=\"normal\" title=\"Go\"/><buttonConfiguration key=\"configuration\" style=\"plain\"/>",
  ])
  func `without a title there, it says that of its normal state`(content: String) throws {
    let view = try button(content)
    #expect(view.shownText == "Go")
    #expect(view.settableText?.property == "title" && view.settableText?.value == "Go")
  }

  @Test func `a title of spaces is no name`() throws {
    #expect(try button("<state key=\"normal\" title=\" \"/>").name == "Button")
    #expect(try button("<state key=\"normal\" title=\"Go\"/>").name == "Go")
  }

  @Test func `what a row contains is its content view, and in a drawing it has the row's name`()
    throws
  {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <tableViewCell id="row">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                  <tableViewCellContentView key="contentView" id="content">
                      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                      <subviews>
                          <label text="Sound" id="label">
                              <rect key="frame" x="16" y="11" width="100" height="21"/>
                          </label>
                      </subviews>
                  </tableViewCellContentView>
              </tableViewCell>
          </objects>
      </document>
      """
    let document = LayoutDocument(try readInterfaceBuilder(Array(text.utf8)))
    let names = ["row", "content", "label"].map { document.view(ObjectID($0)) }
      .map { $0.map { document.listedName(of: $0) } }
    #expect(names == ["Row “Sound”", "Content View", "Sound"])
    #expect(
      ["row", "content", "label"].map { document.drawnName(of: ObjectID($0)) }
        == ["Row “Sound”", "Row “Sound”", "Sound"])
  }
}
