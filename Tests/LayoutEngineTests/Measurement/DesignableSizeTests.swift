import LayoutModel
import Testing

@testable import LayoutEngine

/// Intrinsic sizes that a document states for views that their own code draws.
@Suite struct DesignableSizeTests {
  private let context = MeasurementContext(
    generation: XcodeGeneration(major: 14), scale: 2, isAsDesigned: true)

  private func label(_ text: String, lines: Int) -> LeafMeasurement {
    StandardLeafMeasurer().measure(
      .label(LabelContent(text: .plain(text), font: .system(17), numberOfLines: lines)),
      in: context)
  }

  private func button(_ title: String) -> LeafMeasurement {
    StandardLeafMeasurer().measure(
      .button(
        ButtonContent(
          kind: .system, configuration: ButtonConfigurationContent(title: .plain(title)))),
      in: context)
  }

  @Test func `baselines grow with the text, however many lines it may have`() {
    for lines in [1, 2] {
      var measurement = label("Hi", lines: lines)
      let before = measurement.firstBaseline.linear.constant
      measurement.take(DesignableSize(width: 40, height: 41))
      #expect(abs(measurement.firstBaseline.linear.constant - 2 * before) < 1e-9)
      #expect(measurement.intrinsicHeight == 41)
    }
  }

  @Test func `insets of a button do not grow with its title`() throws {
    var measurement = button("Two words")
    measurement.take(DesignableSize(width: 300, height: 80))
    let wrapping = try #require(measurement.wrapping)
    let size = wrapping.layout(atWidth: 302).size
    #expect(abs(size.width - 300) <= 2)
    #expect(abs(size.height - 80) <= 0.5)
  }

  @Test func `a size of several lines stays as it is`() {
    var measurement = label("one two three four five six", lines: 0)
    measurement.take(DesignableSize(width: 60, height: 82))
    #expect(measurement.wrapping == nil)
    #expect(measurement.intrinsicWidth == 60)
    #expect(measurement.intrinsicHeight == 82)
  }

  @Test func `numbers without bounds are cut`() throws {
    var measurement = label("one two", lines: 0)
    measurement.take(DesignableSize(width: 1e308, height: 1e308))
    let size = try #require(measurement.wrapping).layout(atWidth: 100).size
    #expect(size.width <= 1e9 && size.height <= 1e9)
  }

  @Test func `a length that is missing leaves the text as it was measured`() {
    var measurement = label("Hi", lines: 1)
    let before = measurement.firstBaseline
    measurement.take(DesignableSize(width: nil, height: 4))
    #expect(measurement.firstBaseline == before)
    #expect(measurement.intrinsicWidth == nil)
  }
}
