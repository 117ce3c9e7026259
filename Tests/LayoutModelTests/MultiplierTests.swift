import LayoutModel
import TestSupport
import Testing

@Suite struct MultiplierTests {
  @Test(arguments: [
    ("1", 1.0), ("0.5", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("200%", 2.0), ("-1", -1.0),
    ("1: 2", 0.5), ("1e2", 100.0),
  ])
  func `a multiplier is a number, a ratio or a percentage`(text: String, value: Double) {
    #expect(Multiplier(text)?.value == value)
  }

  @Test(arguments: ["", "0", "nan", "inf", "1:0", "0:1", ":", "a", "1:2:3", "%", "1e400"])
  func `anything else is no multiplier`(text: String) {
    #expect(Multiplier(text) == nil)
  }

  @Test(arguments: ["0.5", "16:9", "1/3", "50%", "0.50", "2"])
  func `the text is what was written`(text: String) {
    #expect(Multiplier(text)?.text == text)
  }

  @Test func `a plain number needs no spelling`() {
    #expect(Multiplier("2")?.spelling == nil)
    #expect(Multiplier("2:1")?.spelling == "2:1")
  }
}

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-8.0, "-8"), (0.1, "0.1"),
    (1.0 / 3, "0.3333333333333333"),
  ])
  func `numbers are as short as they can be and read back`(value: Double, text: String) {
    #expect(NumberText.shortest(value) == text)
    #expect(Double(text) == value)
  }

  @Test(arguments: [
    (1.005, "1"), (2.0 / 3, "0.67"), (-0.001, "0"), (100.0, "100"), (0.1 + 0.2, "0.3"),
  ])
  func `rounded numbers have at most two decimals`(value: Double, text: String) {
    #expect(NumberText.rounded(value) == text)
  }

  static let rectangleNumbers: [(Double, String)] = [
    (0, "0.0"), (-0.0, "0.0"), (375, "375"), (-8, "-8"), (40.5, "40.5"), (-0.5, "-0.5"),
    (0.3333333333333333, "0.33333333333333331"), (349.3333333333333, "349.33333333333331"),
    (341.00000000000006, "341.00000000000006"), (0.1, "0.10000000000000001"),
    (5.000000000000001e-4, "0.00050000000000000012"), (99999.99999999999, "99999.999999999985"),
  ]

  @Test(arguments: rectangleNumbers)
  func `numbers of rectangles have 17 digits, and zero a decimal`(value: Double, text: String) {
    #expect(NumberText.ofRectangle(value) == text)
  }

  @Test func `numbers of rectangles read back the same`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let value = Double.random(in: -5000...5000, using: &random)
      #expect(Double(NumberText.ofRectangle(value)) == value)
    }
  }
}
