import LayoutModel
import Testing

@Suite struct NumberTextReadingTests {
  @Test(arguments: [
    ("8", 8), ("-0.5", -0.5), ("+3", 3), ("1e3", 1000), (".5", 0.5), ("2.5E-1", 0.25),
  ])
  func `a number has decimal digits`(text: String, value: Double) {
    #expect(NumberText.number(text) == value)
  }

  @Test(arguments: ["0x1p3", "0x10", "inf", "-infinity", "nan", "", " 8", "8 ", "1e", "1e999", "٣"])
  func `other notations are none`(text: String) {
    #expect(NumberText.number(text) == nil)
    #expect(Multiplier(text) == nil || text.contains(" "))
  }

  @Test(arguments: [
    (1, true), (1000, true), (750, true), (0.5, false), (999.9999, false), (0, false),
    (1001, false),
  ])
  func `Interface Builder has whole priorities from 1 to 1000`(value: Double, isWritable: Bool) {
    #expect(LayoutPriority(value).isWritable == isWritable)
  }
}
