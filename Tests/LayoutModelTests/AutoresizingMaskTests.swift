import LayoutModel
import Testing

@Suite struct AutoresizingMaskTests {
  private func mask(_ flags: String...) -> AutoresizingMask {
    var element = DocumentElement("autoresizingMask", ["key": "autoresizingMask"])
    for flag in flags { element[flag] = "YES" }
    return AutoresizingMask(element)
  }

  private let frame = Rect(x: 10, y: 20, width: 50, height: 30)
  private let old = Size(width: 100, height: 100)

  @Test func `without a mask a view stays where it is`() {
    let moved = AutoresizingMask(nil).frame(frame, from: old, to: Size(width: 300, height: 10))
    #expect(moved == frame)
  }

  @Test func `a stretching length takes all of the change`() {
    let moved = mask("widthSizable", "heightSizable")
      .frame(frame, from: old, to: Size(width: 130, height: 90))
    #expect(moved == Rect(x: 10, y: 20, width: 80, height: 20))
  }

  @Test func `flexible margins share the change in proportion to their lengths`() {
    let moved = mask("flexibleMinX", "flexibleMaxX")
      .frame(frame, from: old, to: Size(width: 150, height: 100))
    #expect(moved.x == 20)
    #expect(moved.width == 50)
  }

  @Test func `parts of no length share equally`() {
    let whole = Rect(width: 100, height: 100)
    let moved = mask("flexibleMinX", "flexibleMaxX")
      .frame(whole, from: old, to: Size(width: 120, height: 100))
    #expect(moved.x == 10)
  }

  @Test func `a length never becomes negative`() {
    let moved = mask("widthSizable").frame(frame, from: old, to: Size(width: 20, height: 100))
    #expect(moved.width == 0)
  }

  @Test func `the same size changes nothing`() {
    let all = mask(
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
      "flexibleMaxY")
    #expect(all.frame(frame, from: old, to: old) == frame)
  }
}
