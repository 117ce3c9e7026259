import ElementTree
import LayoutModel
import Testing

@Suite struct ConstraintEquationTests {
  @Test func `an equation reads as in the guide`() {
    let equation = ConstraintEquation(
      first: "Red View", firstAttribute: .width, relation: .equal, second: "Blue View",
      secondAttribute: .width, multiplier: Multiplier(value: 2), constant: 8, priority: 750)
    #expect(equation.text == "Red View.Width = 2 x Blue View.Width + 8 (Priority 750)")
  }

  @Test func `what is standard is left out`() {
    let equation = ConstraintEquation(
      first: "A", firstAttribute: .leading, relation: .equal, second: "B",
      secondAttribute: .trailing)
    #expect(equation.text == "A.Leading = B.Trailing")
  }

  @Test func `a negative constant is subtracted`() {
    let equation = ConstraintEquation(
      first: "A", firstAttribute: .bottom, relation: .lessThanOrEqual, second: "B",
      secondAttribute: .bottomMargin, constant: -20.5)
    #expect(equation.text == "A.Bottom <= B.BottomMargin - 20.5")
  }

  @Test func `one item is compared with the constant alone`() {
    let equation = ConstraintEquation(
      first: "A", firstAttribute: .height, relation: .greaterThanOrEqual, second: nil,
      secondAttribute: nil, constant: 44)
    #expect(equation.text == "A.Height >= 44")
  }

  @Test func `names of attributes read back, whatever their case`() {
    for attribute in LayoutAttribute.allCases {
      #expect(LayoutAttribute(equationName: attribute.equationName) == attribute)
      #expect(LayoutAttribute(equationName: attribute.equationName.uppercased()) == attribute)
    }
    #expect(LayoutAttribute(equationName: "LastBaseline") == .lastBaseline)
    #expect(LayoutAttribute(equationName: "middle") == nil)
  }

  @Test func `margins belong to the axis of their edge`() {
    for attribute in LayoutAttribute.allCases where attribute.isMargin {
      #expect(attribute.withoutMargin.axis == attribute.axis)
      #expect(!attribute.withoutMargin.isMargin)
    }
  }

  @Test func `a document's equation calls the view around the item Superview`() throws {
    let document = Sample.document(constraints: [
      DocumentElement(
        "constraint",
        [
          "id": "c", "firstItem": "label", "firstAttribute": "leading", "secondItem": "root",
          "secondAttribute": "leadingMargin", "constant": "8",
        ])
    ])
    let constraint = try #require(document.constraints.first)
    #expect(document.equation(constraint).text == "Title.Leading = Superview.LeadingMargin + 8")
  }
}
