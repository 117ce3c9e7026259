import Diagnostics
import ElementTree
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import Testing

/// Stack views whose numbers leave what the solver can calculate with.
@Suite struct LargeStackTests {
  @Test func `proportions of a thousand views are kept as far as there are priorities`() throws {
    let views = (0..<1001).map { #"<label id="l\#($0)" text="a">\#(Self.frame)</label>"# }
    try check("fillProportionally", spacing: 0, views)
  }

  @Test(arguments: [149, 150, 151, 152, 400])
  func `centres are kept equally far apart as far as there are priorities`(count: Int) throws {
    let views = (0..<count).map { #"<label id="l\#($0)" text="a">\#(Self.frame)</label>"# }
    try check("equalCentering", spacing: 0, views)
  }

  @Test(arguments: [-79.0, -80, -81])
  func `spacing that takes the lengths back leaves no proportion`(spacing: Double) throws {
    let views = ["a", "b"].map { id in
      """
      <stackView id="\(id)">\(Self.frame)<subviews><view id="\(id)v">\(Self.frame)<constraints>
      <constraint firstItem="\(id)v" firstAttribute="width" constant="40" id="\(id)c"/>
      </constraints></view></subviews></stackView>
      """
    }
    try check("fillProportionally", spacing: spacing, views)
  }

  private static let frame = #"<rect key="frame" x="0" y="0" width="10" height="10"/>"#

  private func check(
    _ distribution: String, spacing: Double, _ views: [String]
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <stackView id="s" distribution="\(distribution)" spacing="\(spacing)">\(Self.frame)
      <subviews>\(views.joined())</subviews></stackView></subviews></view>
      </objects>
      </document>
      """
    let document = LayoutDocument(try readInterfaceBuilder(Array(text.utf8), kind: .xib))
    let resolver = LayoutResolver(document)
    let layout = try #require(resolver.resolveAsDesigned().first)
    // Without a solution only the root has a frame.
    #expect(layout.views.count >= views.count + 2, "\(layout.diagnostics.map(\.message))")
  }
}
