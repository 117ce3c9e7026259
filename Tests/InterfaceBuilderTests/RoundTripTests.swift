import Diagnostics
import ElementTree
import InterfaceBuilder
import LayoutModel
import Testing

/// A document as Xcode writes it, small enough to read.
let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="22154" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
  useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
  initialViewController="vc1-aa-001">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
          <!--Greeting-->
          <scene sceneID="sc1-aa-001">
              <objects>
                  <viewController id="vc1-aa-001" customClass="Greeting" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="vw1-aa-001">
                          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                          <subviews>
                              <label text="Tom &amp; &quot;Jerry&quot; &lt;3" id="lb1-aa-001">
                                  <string key="note">first
  second</string>
                              </label>
                          </subviews>
                          <viewLayoutGuide key="safeArea" id="sa1-aa-001"/>
                          <constraints>
                              <constraint firstItem="lb1-aa-001" firstAttribute="leading" secondItem="vw1-aa-001" secondAttribute="leadingMargin" constant="8.0" id="cn1-aa-001"/>
                          </constraints>
                      </view>
                  </viewController>
                  <somethingNew future="YES"/>
              </objects>
              <point key="canvasLocation" x="-12.5" y="0.0"/>
          </scene>
      </scenes>
  </document>

  """

@Suite struct RoundTripTests {
  @Test func `a document comes back byte for byte`() throws {
    let bytes = Array(storyboard.utf8)
    let tree = try readInterfaceBuilder(bytes)
    #expect(tree.kind == .storyboard)
    #expect(tree.envelope.isEmpty)
    #expect(String(decoding: writeInterfaceBuilder(tree), as: UTF8.self) == storyboard)
  }

  @Test(arguments: [
    ("a byte order mark", "\u{FEFF}" + storyboard),
    ("Windows line ends", storyboard.replacing("\n", with: "\r\n")),
    ("no final line end", String(storyboard.dropLast())),
    ("indentation of two", storyboard.replacing("    ", with: "  ")),
    ("single quotes", storyboard.replacing(#"future="YES""#, with: "future = 'YES'")),
    (
      "an older declaration",
      storyboard.replacing(
        #"encoding="UTF-8"?>"#, with: #"encoding="UTF-8" standalone="no"?>"#)
    ),
    (
      "an open empty element",
      storyboard.replacing(#"<somethingNew future="YES"/>"#, with: "<somethingNew></somethingNew>")
    ),
    (
      "escapes that need not be",
      storyboard.replacing(#"customClass="Greeting""#, with: #"customClass="Gree&#116;ing""#)
    ),
    ("comments around the root", storyboard.replacing("<document", with: "<!--a-->\n<document")),
  ])
  func `what other editors write comes back too`(name: String, text: String) throws {
    let tree = try readInterfaceBuilder(Array(text.utf8))
    #expect(String(decoding: writeInterfaceBuilder(tree), as: UTF8.self) == text, "\(name)")
  }

  @Test func `one changed attribute changes one place`() throws {
    var tree = try readInterfaceBuilder(Array(storyboard.utf8))
    let found = tree.root.modify(id: "cn1-aa-001") { $0["constant"] = "12" }
    #expect(found)
    #expect(
      String(decoding: writeInterfaceBuilder(tree), as: UTF8.self)
        == storyboard.replacing(#"constant="8.0""#, with: #"constant="12""#))
  }

  @Test func `the model sees what is written`() throws {
    let document = LayoutDocument(try readInterfaceBuilder(Array(storyboard.utf8)))
    #expect(document.scenes.map(\.id) == ["vc1-aa-001"])
    #expect(document.views.map(\.id) == ["vw1-aa-001", "lb1-aa-001"])
    #expect(document.views[1].name == "Tom & \"Jerry\" <3")
    #expect(document.constraints.first?.constant == 8)
    #expect(document.guides.first?.kind == .safeArea)
    #expect(document.properties.generation.major == 15)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `an archive of Xcode 4 is refused with advice`() {
    let archive = #"<?xml version="1.0"?><archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#
    let error = #expect(throws: InterfaceBuilderError.self) {
      try readInterfaceBuilder(Array(archive.utf8))
    }
    #expect(error?.diagnostic.code == .notInterfaceBuilder)
    #expect(error?.diagnostic.hint?.contains("ibtool --upgrade") == true)
  }

  @Test func `an error of the XML names the line`() {
    let broken = storyboard.replacing("</objects>", with: "")
    let error = #expect(throws: InterfaceBuilderError.self) {
      try readInterfaceBuilder(Array(broken.utf8))
    }
    #expect((error?.diagnostic.location?.line ?? 0) > 20)
  }
}
