import ElementTree
import LayoutModel
import Testing

@testable import LayoutComparison

/// Numbers that migrations and edits compute are written as a person would write them.
@Suite struct TidyNumberTests {
  @Test(arguments: [
    (34.33333333333303, "34.333333333333336"), (8.299999999999999, "8.3"), (0.1 + 0.2, "0.3"),
    (16, "16"), (-1e-14, "0"), (41.5, "41.5"), (99.66666666666671, "99.666666666666671"),
    (7.123456, "7.123456"), (-20.666666666666998, "-20.666666666666668"),
  ])
  func `what sums of thirds and shares lose is not written`(value: Double, text: String) {
    let tidy = TidyNumber.nearest(to: value)
    #expect(tidy == Double(text))
    #expect(!tidy.isZero || tidy.sign == .plus)
    #expect(abs(tidy - value) < 1e-6)
  }

  @Test func `a computed constant has three decimals at most`() {
    #expect(NumberText.ofConstant(34.33333333333303) == "34.333")
    #expect(NumberText.ofConstant(8.299999999999999) == "8.3")
    #expect(NumberText.ofConstant(-0.00001) == "0")
  }

  @Test func `distances that are added up when a container goes are tidy`() throws {
    var tree = try SampleXib.tree(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="8.2" id="i"/>
      </constraints></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="0.1" id="o"/>
      </constraints>
      """)
    tree.root["useAutolayout"] = "YES"
    #expect(0.1 + 8.2 != 8.3)
    var editor = DocumentEditor(LayoutDocument(tree))
    try editor.unembed("box")
    let constants = editor.document.constraints.map(\.constant)
    #expect(constants == [8.3])
  }
}
