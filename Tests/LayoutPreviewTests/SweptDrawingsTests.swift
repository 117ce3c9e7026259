import LayoutModel
import Testing

@testable import LayoutPreview

@Suite struct SweptDrawingsTests {
  /// What a page shows at a width.
  private func shown(_ drawings: SweptDrawings, at width: Double) -> (
    pieces: [Substring], numbers: [Double], isExact: Bool
  )? {
    guard let stretch = drawings.stretches.last(where: { width >= $0.lower - 1e-9 }) else {
      return nil
    }
    let part = (width - stretch.lower) / (stretch.upper - stretch.lower)
    let numbers = zip(stretch.start.numbers, stretch.end.numbers).map { $0 + ($1 - $0) * part }
    return (stretch.start.pieces, numbers, stretch.isExact)
  }

  /// A box that follows the width with two slopes, and a text that breaks anew at 411 and at 655.
  private func picture(_ width: Double) -> String {
    let x = width < 500 ? width - 20 : 480 + (width - 500) / 2
    let text = width < 411 ? "a|b|c" : width < 655 ? "a b|c" : "a b c"
    return
      "<svg width=\"\(width)\"><rect x=\"\(x)\" fill=\"#1f5fe0\"/><text x=\"8\">\(text)</text></svg>"
  }

  @Test func `between breakpoints the scene is drawn exactly, wherever a text breaks anew`() {
    var count = 0
    let drawings = SweptDrawings([320...500, 500...1366]) { width in
      count += 1
      return picture(width)
    }
    #expect(count < 60, "\(count)")
    for step in 0...2092 {
      let width = 320 + Double(step) / 2
      // Within a point of where shapes change the picture of one side is shown.
      if [411.0, 500, 655].contains(where: { abs($0 - width) <= 1 }) { continue }
      let wanted = DrawingNumbers(picture(width))
      guard let found = shown(drawings, at: width) else {
        Issue.record("nothing at \(width)")
        continue
      }
      #expect(found.pieces == wanted.pieces && found.isExact, "\(width)")
      for (a, b) in zip(found.numbers, wanted.numbers) { #expect(abs(a - b) < 1.1, "\(width)") }
    }
  }

  @Test func `a straight line needs three pictures`() {
    var widths: [Double] = []
    let drawings = SweptDrawings([320...1366]) { width in
      widths.append(width)
      return "<svg width=\"\(width)\"/>"
    }
    #expect(widths.count == 3 && drawings.stretches.count == 1)
    #expect(drawings.stretches.first?.isExact == true)
  }

  @Test func `pictures are bounded, and what is left is not called exact`() {
    var count = 0
    let drawings = SweptDrawings([320...1366]) { width in
      count += 1
      return "<svg><text>\(width)</text></svg>"
    }
    #expect(count <= SweptDrawings.mostPictures)
    #expect(drawings.stretches.contains { !$0.isExact })
    // Still every width has a picture.
    for (a, b) in zip(drawings.stretches, drawings.stretches.dropFirst()) {
      #expect(a.upper == b.lower)
    }
    #expect(drawings.stretches.first?.lower == 320 && drawings.stretches.last?.upper == 1366)
  }

  @Test func `numbers of attributes count; those of texts, colours, names and images do not`() {
    let drawing = DrawingNumbers(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-1.5 0 20 3\"><g id=\"view-4a\" fill=\"#123456\"><text>5 of 6</text>"
        + "<path d=\"M7 8a-9 1 0 0 1 2 3H4\"/><image href=\"data:image/png;base64,AA11==\" x=\"5\"/></g></svg>"
    )
    #expect(drawing.numbers == [-1.5, 0, 20, 3, 7, 8, -9, 1, 0, 0, 1, 2, 3, 4, 5])
    #expect(drawing.pieces.count == drawing.numbers.count + 1)
  }
}
