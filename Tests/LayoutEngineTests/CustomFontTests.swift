import ElementTree
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import Testing

/// Fonts that a project brings along: where one was not installed, the canvas has drawn another.
@Suite struct CustomFontTests {
  private func resolver(listed: String) throws -> LayoutResolver {
    let label = """
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label">\
      <fontDescription key="fontDescription" name="OpenSans" family="Open Sans" pointSize="14"/></label>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/>
      <customFonts key="customFonts"><array key="Font.ttf"><string>\(listed)</string></array></customFonts>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(label)</subviews>
      <constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
      </constraints></view></objects>
      </document>
      """
    return LayoutResolver(LayoutDocument(try readInterfaceBuilder(Array(text.utf8), kind: .xib)))
  }

  @Test func `a text in a font that the project brings along is estimated as designed`() throws {
    for (listed, isEstimated) in [("OpenSans", true), ("OpenSans-Bold", false)] {
      let resolver = try resolver(listed: listed)
      let label = resolver.resolveAsDesigned().flatMap(\.views).first { $0.id == "label" }
      #expect(label?.isEstimated == isEstimated, "\(listed)")
    }
  }

  @Test func `on a device it is there`() throws {
    let resolver = try resolver(listed: "OpenSans")
    let profile = try #require(DeviceProfile.profile(key: "iphone-4.7/portrait"))
    let views = resolver.resolve(in: LayoutEnvironment(profile)).flatMap(\.views)
    #expect(views.first { $0.id == "label" }?.isEstimated == false)
  }
}
