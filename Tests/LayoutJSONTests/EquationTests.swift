import LayoutJSON
import LayoutModel
import Testing

@Suite struct EquationTests {
  @Test(arguments: [
    ("Red View.Leading = Superview.LeadingMargin", "Red View.Leading = Superview.LeadingMargin"),
    ("A.Top = Top Layout Guide.Bottom + 20.0", "A.Top = Top Layout Guide.Bottom + 20"),
    ("A.Top==B.Bottom+Standard", "A.Top = B.Bottom + Standard"),
    ("A.Top = B.Bottom - standard (priority 750)", "A.Top = B.Bottom - Standard (Priority 750)"),
    ("A.Width = 2.0 x B.Width (Priority 750)", "A.Width = 2.0 x B.Width (Priority 750)"),
    ("A.Width = 200% x B.Width", "A.Width = 200% x B.Width"),
    ("A.Width = 2/1 * B.Width", "A.Width = 2/1 x B.Width"),
    ("A.Width = 16:9 × B.Height - 0.5", "A.Width = 16:9 x B.Height - 0.5"),
    ("A.Width >= 150.0", "A.Width >= 150"),
    ("A.Width ≤ 10@249.5", "A.Width <= 10 (Priority 249.5)"),
    ("A.Height = 0", "A.Height = 0"),
    ("v1.2 beta.Center X = Superview.Center X", "v1.2 beta.CenterX = Superview.CenterX"),
    ("Label.last baseline = Field.Baseline", "Label.Baseline = Field.Baseline"),
    ("e-mail - field.Top = pre-view.Bottom - 8", "e-mail - field.Top = pre-view.Bottom - 8"),
    ("a=b.Top = c.Top", "a=b.Top = c.Top"),
    ("2 x 4.Top = xylophone.Top", "2 x 4.Top = xylophone.Top"),
    ("A.Leading = -8 x B.Width", "A.Leading = -8 x B.Width"),
    ("A.Leading = -8", "A.Leading = -8"),
    ("A.Top = exit.Bottom", "A.Top = exit.Bottom"),
    ("A.Top = exit.Bottom - 8", "A.Top = exit.Bottom - 8"),
    ("A.Width = 2 x exit.Width", "A.Width = 2 x exit.Width"),
    ("A.Width = B.Width * 0.5 + 3", "A.Width = 0.5 x B.Width + 3"),
    ("A.Width = B.Width × 50% - Standard", "A.Width = 50% x B.Width - Standard"),
    ("A.Width = B.Width x 16:9", "A.Width = 16:9 x B.Width"),
    ("A.Width = B.Width / 4", "A.Width = 1/4 x B.Width"),
    ("A.Width = Box.Center X * 2", "A.Width = 2 x Box.CenterX"),
  ])
  func `an equation is read, and written in one form`(text: String, canonical: String) throws {
    let equation = try readEquation(text)
    #expect(equation.text == canonical)
    #expect(try readEquation(equation.text) == equation)
  }

  @Test func `a multiplier keeps its value, however it is written`() throws {
    for text in ["2", "2.0", "200%", "2/1", "2:1"] {
      #expect(try readEquation("A.Width = \(text) x B.Width").multiplier.value == 2)
    }
  }

  @Test(arguments: [
    ("", 0, "the constraint is empty", nil),
    ("A.Leading", 0, "there is no relation in 'A.Leading'", "write =, <= or >= between the sides"),
    ("A.Top < B.Top", 6, "'<' is not a relation of a constraint", "write <="),
    ("A.Top => 50", 6, "'=>' is not a relation of a constraint", "write =, <= or >="),
    ("A.Top => B.Top", 6, "'=>' is not a relation of a constraint", "write =, <= or >="),
    ("A.Top =", 7, "nothing stands after '='", nil),
    ("A = B.Top", 0, "'A' names no attribute", "write Item.Attribute, such as A.Leading"),
    ("A.Top = B", 8, "'B' names no attribute", "write Item.Attribute, such as B.Top"),
    ("A.Top = a-b - 8", 8, "'a-b' names no attribute", "write Item.Attribute, such as a-b.Top"),
    ("A.Top = 2 x B + 8", 12, "'B' names no attribute", "write Item.Attribute, such as B.Top"),
    ("A.Leadin = B.Top", 2, "'Leadin' is not a layout attribute", "did you mean 'Leading'?"),
    ("A.Top = B.Botom", 10, "'Botom' is not a layout attribute", "did you mean 'Bottom'?"),
    (
      "A.Top = B.Bottom + x", 17, "'+ x' is not a constant",
      "write + or - and a number, or Standard"
    ),
    ("A.Top = 0 x B.Top", 8, "'0' is not a multiplier", nil),
    (
      "A.Top = B.Top (Priority 2000)", 24, "'2000' is not a priority",
      "priorities go from 1 to 1000"
    ),
    ("A.Top = B.Top 20", 13, "' 20' can't stand after 'Top'", nil),
    ("A.Width = 1e400", 10, "'1e400' is more than a constraint can hold", nil),
    ("A.Width = B.Width + 1e308", 20, "'1e308' is more than a constraint can hold", nil),
    (
      "A.Width = 2 x B.Width * 3", 14, "there is a multiplier on both sides of the item",
      "write one: 0.5 x Item.Attribute"
    ),
    ("A.Width = B.Width * 0", 20, "'0' is not a multiplier", nil),
    ("A.Top = .Top", 8, "no item stands before the dot", nil),
  ])
  func `an error points to its character`(
    text: String, offset: Int, message: String, hint: String?
  ) {
    let error = #expect(throws: NotationError.self) { try readEquation(text) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
    if let hint { #expect(error?.hint == hint) }
  }
}
