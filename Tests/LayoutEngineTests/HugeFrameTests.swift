import ElementTree
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import Testing

@Suite struct HugeFrameTests {
  @Test(arguments: ["1e308", "-1e308", "1e20"])
  func `a recorded frame beyond all screens gives finite frames`(number: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <view id="a"><rect key="frame" x="\(number)" y="\(number)" width="\(number)" height="10"/>
      </view></subviews></view>
      </objects>
      </document>
      """
    let document = LayoutDocument(try readInterfaceBuilder(Array(text.utf8), kind: .xib))
    let resolver = LayoutResolver(document)
    let layouts = resolver.resolveAsDesigned()
    #expect(layouts.count == 1)
    for view in layouts.flatMap(\.views) {
      for frame in [view.frame, view.unsnapped] {
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        let isFinite = numbers.allSatisfy(\.isFinite)
        #expect(isFinite, "\(view.id)")
      }
    }
  }
}
