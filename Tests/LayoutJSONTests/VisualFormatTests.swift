import LayoutJSON
import Testing

@Suite struct VisualFormatTests {
  @Test(arguments: [
    (
      "H:|-pad-[topLeft(==topRight)]-[topRight]-10-|",
      [
        "topLeft.Width = topRight.Width", "topLeft.Leading = Superview.Leading + 12",
        "topRight.Leading = topLeft.Trailing + Standard",
        "Superview.Trailing = topRight.Trailing + 10",
      ]
    ),
    ("|[bottom]|", ["bottom.Leading = Superview.Leading", "Superview.Trailing = bottom.Trailing"]),
    (
      "V:|-[topLeft(==bottom)]-[bottom]-pad-|",
      [
        "topLeft.Height = bottom.Height", "topLeft.Top = Superview.TopMargin",
        "bottom.Top = topLeft.Bottom + Standard", "Superview.Bottom = bottom.Bottom + 12",
      ]
    ),
    // Apple's documentation of `directionalLayoutMargins`: inset by the superview's margins.
    ("|-[a]-|", ["a.Leading = Superview.LeadingMargin", "Superview.TrailingMargin = a.Trailing"]),
    ("V:[a]-|", ["Superview.BottomMargin = a.Bottom"]),
    ("|-8-[a]", ["a.Leading = Superview.Leading + 8"]),
    ("[a(50)]", ["a.Width = 50"]),
    ("V:[a(>=20@750,<=pad)]", ["a.Height >= 20 (Priority 750)", "a.Height <= 12"]),
    (
      "[a]-(>=8,<=pad@250)-[b]",
      ["b.Leading >= a.Trailing + 8", "b.Leading <= a.Trailing + 12 (Priority 250)"]
    ),
    ("H:[Name Label]-4@700-[b]", ["b.Leading = Name Label.Trailing + 4 (Priority 700)"]),
    ("[a]-(-4)-[b]", ["b.Leading = a.Trailing - 4"]),
  ])
  func `a line gives its constraints`(text: String, equations: [String]) throws {
    #expect(isVisualFormat(text))
    let constraints = try readVisualFormat(text, metrics: ["pad": 12])
    #expect(Set(constraints.map(\.text)) == Set(equations))
  }

  @Test func `options align neighbours`() throws {
    let constraints = try readVisualFormat("[a][b][c]", options: ["alignAllTop"])
    #expect(constraints.map(\.text).suffix(2) == ["b.Top = a.Top", "c.Top = b.Top"])
  }

  @Test(arguments: [
    ("H:|-[a", 6, "a bracket is not closed"),
    ("H:|-pda-[a]", 4, "'pda' is neither a number nor one of the metrics"),
    ("H:[a(2*b)]", 5, "the visual format has no ratios"),
    ("[child(50%)]", 7, "the visual format has no percentages"),
    ("HV:|[a]|", 0, "'HV:' is not an orientation of the visual format"),
    ("X:[a]", 0, "'X:' is not an orientation of the visual format"),
    ("H:||", 4, "there is no view between the two edges"),
    ("H:[a]-x", 6, "'x' is neither a number nor one of the metrics"),
    ("V:|", 3, "there is no view"),
    ("[a]-8[b]", 5, "'-' should stand after the distance"),
    ("[](3)", 1, "a view has no name"),
  ])
  func `an error points to its character`(text: String, offset: Int, message: String) {
    let error = #expect(throws: NotationError.self) {
      try readVisualFormat(text, metrics: ["pad": 12])
    }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }
}
