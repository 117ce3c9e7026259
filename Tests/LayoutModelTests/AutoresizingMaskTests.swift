import ElementTree
import LayoutModel
import Testing

@Suite struct AutoresizingMaskTests {
  private func mask(_ flags: String...) -> AutoresizingMask {
    var element = DocumentElement("autoresizingMask", ["key": "autoresizingMask"])
    for flag in flags { element[flag] = "YES" }
    return AutoresizingMask(element)
  }

  /// Where the mask puts a frame that was recorded for one size of the superview in another.
  private func move(_ frame: Rect, _ mask: AutoresizingMask, to new: Size) -> Rect {
    let x = mask.horizontal(frame, superwidth: old.width)
    let y = mask.vertical(frame, superheight: old.height)
    return Rect(
      x: x.origin(new.width), y: y.origin(new.height), width: x.length(new.width),
      height: y.length(new.height))
  }

  private let frame = Rect(x: 10, y: 20, width: 50, height: 30)
  private let old = Size(width: 100, height: 100)

  @Test func `without a mask a view stays where it is`() {
    let moved = move(frame, AutoresizingMask(nil), to: Size(width: 300, height: 10))
    #expect(moved == frame)
  }

  @Test func `a stretching length takes all of the change`() {
    let moved = move(
      frame, mask("widthSizable", "heightSizable"), to: Size(width: 130, height: 90))
    #expect(moved == Rect(x: 10, y: 20, width: 80, height: 20))
  }

  @Test func `flexible margins share the change in proportion to their lengths`() {
    let moved = move(
      frame, mask("flexibleMinX", "flexibleMaxX"), to: Size(width: 150, height: 100))
    #expect(moved.x == 20)
    #expect(moved.width == 50)
  }

  @Test func `parts of no length share equally`() {
    let whole = Rect(width: 100, height: 100)
    let moved = move(
      whole, mask("flexibleMinX", "flexibleMaxX"), to: Size(width: 120, height: 100))
    #expect(moved.x == 10)
  }

  @Test func `the same size changes nothing`() {
    let all = mask(
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
      "flexibleMaxY")
    #expect(move(frame, all, to: old) == frame)
  }
}
