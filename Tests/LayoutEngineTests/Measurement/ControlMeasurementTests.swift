import LayoutModel
import Testing

@testable import LayoutEngine

/// Sizes of controls as frames: the alignment rectangle grown by its insets.
@Suite struct ControlMeasurementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var content: LeafContent
    var xcode: Int
    var scale = 2.0
    var width: Double?
    var height: Double?
    var testDescription: String { "\(content) in Xcode \(xcode)" }
  }

  @Test(arguments: [
    Case(content: .control(.toggle), xcode: 15, width: 51, height: 31),
    Case(content: .control(.toggle), xcode: 26, width: 63, height: 28),
    Case(content: .control(.slider), xcode: 12, height: 31),
    Case(content: .control(.progressView(.plain)), xcode: 10, height: 2),
    Case(content: .control(.progressView(.plain)), xcode: 12, height: 4),
    Case(content: .control(.progressView(.bar)), xcode: 9, height: 2.5),
    Case(content: .control(.stepper), xcode: 9, width: 94, height: 29),
    Case(content: .control(.stepper), xcode: 11, width: 94, height: 32),
    Case(content: .control(.activityIndicator(.medium)), xcode: 9, width: 20, height: 20),
    Case(content: .control(.activityIndicator(.large)), xcode: 15, width: 37, height: 37),
    Case(content: .control(.pageControl(pages: 3)), xcode: 9, width: 39, height: 37),
    Case(content: .control(.pageControl(pages: 5)), xcode: 9, width: 71, height: 37),
    Case(content: .control(.pageControl(pages: 3)), xcode: 12, width: 121.5, height: 28),
    Case(content: .control(.pageControl(pages: 3)), xcode: 14, width: 116, height: 26),
    Case(content: .control(.pageControl(pages: 3)), xcode: 16, width: 74, height: 26),
    Case(content: .control(.pageControl(pages: 4)), xcode: 16, width: 92, height: 26),
    Case(content: .control(.pageControl(pages: 3)), xcode: 16, scale: 3, width: 73, height: 26),
    Case(content: .control(.picker(PickerContent())), xcode: 14, width: 320, height: 216),
    Case(
      content: .control(.picker(PickerContent(isLow: true))), xcode: 14, width: 320, height: 162),
    Case(content: .control(.searchBar()), xcode: 7, height: 44),
    Case(content: .control(.searchBar()), xcode: 11, height: 56),
    Case(content: .control(.searchBar()), xcode: 13, height: 51),
    Case(content: .control(.searchBar()), xcode: 26, height: 64),
    Case(content: .datePicker(DatePickerContent()), xcode: 11, width: 320, height: 216),
    Case(
      content: .datePicker(DatePickerContent(style: .compact, mode: .countDownTimer)), xcode: 15,
      width: 320, height: 216),
    Case(
      content: .datePicker(DatePickerContent(style: .inline)), xcode: 13, width: 336, height: 353),
    Case(content: .navigationBar(BarContent()), xcode: 9, height: 44),
    Case(content: .navigationBar(BarContent(hasLargeTitle: true)), xcode: 26, height: 106),
    Case(content: .toolbar(BarContent(hasHomeIndicator: true)), xcode: 12, height: 44),
    Case(
      content: .toolbar(BarContent(hasHomeIndicator: true, endsAtSafeArea: true)), xcode: 12,
      height: 49),
    Case(
      content: .toolbar(BarContent(hasHomeIndicator: true, endsAtSafeArea: true)), xcode: 15,
      height: 49),
    Case(content: .toolbar(BarContent(endsAtSafeArea: true)), xcode: 15, height: 44),
    Case(content: .none, xcode: 12),
    Case(content: .image(nil), xcode: 12),
    Case(content: .image(.unknown), xcode: 12),
    Case(
      content: .image(.catalogue(Size(width: 30, height: 40))), xcode: 12, width: 30, height: 40),
  ])
  func `controls have the size of their generation`(expected: Case) {
    check(expected)
  }

  @Test(arguments: [
    Case(content: button(.system, "Button"), xcode: 9, width: 46, height: 30),
    Case(content: button(.system, "Button"), xcode: 6, scale: 1, width: 46, height: 30),
    Case(content: button(.roundedRect, "1"), xcode: 9, width: 30, height: 30),
    Case(
      content: button(.system, "1", font: .system(17)), xcode: 12, width: 30, height: 33),
    Case(
      content: button(.system, "1", insets: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)),
      xcode: 12, width: 27, height: 28),
    Case(content: button(.system, ""), xcode: 12, width: 30, height: 30),
    Case(content: button(.contactAdd, ""), xcode: 9, width: 22, height: 22),
    Case(content: button(.detailDisclosure, ""), xcode: 11, width: 25, height: 24),
    Case(content: button(.contactAdd, ""), xcode: 26, width: 26, height: 26),
    Case(content: button(.contactAdd, "1"), xcode: 9, width: 30, height: 30),
    Case(content: button(.close, ""), xcode: 16, width: 22, height: 21),
    Case(
      content: button(.custom, "", image: Size(width: 20, height: 14)), xcode: 12, width: 20,
      height: 22),
    Case(
      content: button(.system, "", image: Size(width: 16, height: 16)), xcode: 12, width: 16,
      height: 18),
  ])
  func `buttons without configuration have whole points`(expected: Case) {
    check(expected)
  }

  @Test func `a line feed makes a button higher where its lines wrap`() {
    var content = ButtonContent(kind: .system, title: .plain("A\nB"))
    #expect(measured(.button(content)).intrinsicHeight == 30)
    content.wrapsTitle = true
    #expect(measured(.button(content)).intrinsicHeight == 48)
    #expect(measured(.button(content)).intrinsicWidth == 30)
  }

  @Test func `fields of a date are as high as a configured button`() {
    let picker = measured(.datePicker(DatePickerContent(style: .compact, mode: .date)))
    #expect(picker.intrinsicHeight == 34.5)
    #expect(picker.isEstimated)
    let later = measured(
      .datePicker(DatePickerContent(style: .compact, mode: .date)), xcode: 26)
    #expect(later.intrinsicHeight == 36)
  }

  @Test func `a rounded text field has room at its sides`() throws {
    let empty = TextFieldContent(font: .system(14), border: .roundedRect)
    #expect(measured(.textField(empty)).intrinsicWidth == 32)
    let label = measured(.label(LabelContent(text: .plain("Placeholder"), font: .system(14))))
    var filled = empty
    filled.placeholder = "Placeholder"
    let width = try #require(label.intrinsicWidth) + 28
    #expect(measured(.textField(filled)).intrinsicWidth == width)
  }

  @Test func `insets of zero are not set, the mark for zero is`() {
    let title = "A title"
    let plain = measured(button(.system, title))
    #expect(
      measured(button(.system, title, insets: .zero)).intrinsicHeight == plain.intrinsicHeight)
    let mark = EdgeInsets(right: 2.225_073_858_507_201_4e-308)
    #expect(measured(button(.system, title, insets: mark)).intrinsicHeight == 18)
  }

  @Test func `a configuration puts its insets around title and image`() throws {
    let title = measured(.label(LabelContent(text: .plain("Start"), font: .system(17))))
    let configured = measured(
      configuration(ButtonConfigurationContent(title: .plain("Start"))))
    #expect(configured.intrinsicWidth == (try #require(title.intrinsicWidth)) + 24)
    #expect(configured.intrinsicHeight == 34.5)
    let phrase = ButtonConfigurationContent(title: .plain("Start now"))
    #expect(measured(configuration(phrase)).intrinsicHeight == 34.5)
    let attributed = ButtonConfigurationContent(
      title: .attributed([TextRun("Start now", font: .system(17))]))
    #expect(measured(configuration(attributed)).intrinsicHeight == 34.5)
    let image = ImageContent.catalogue(Size(width: 32, height: 32))
    let icon = measured(configuration(ButtonConfigurationContent(image: image)))
    #expect(icon.intrinsicWidth == 56)
    #expect(icon.intrinsicHeight == 46)
  }

  @Test func `a symbol alone in a configured button is set in body, in large scale`() {
    let chevron = SymbolContent(
      name: "chevron.down", drawingSize: Size(width: 128, height: 70))
    let button = configuration(ButtonConfigurationContent(image: .symbol(chevron)))
    // Body is 14 points high in the canvas of Xcode 13, 17 in that of Xcode 15.
    #expect(measured(button, xcode: 13).intrinsicWidth == 43.5)
    #expect(measured(button, xcode: 15).intrinsicWidth == 48)
  }

  @Test(arguments: [
    Case(content: field(.roundedRect), xcode: 10, height: 30),
    Case(content: field(.roundedRect), xcode: 11, height: 34),
    Case(content: field(.none), xcode: 11, height: 21),
    Case(content: field(.none), xcode: 12, height: 22),
    Case(content: field(.bezel, font: .system(14)), xcode: 8, height: 22),
  ])
  func `a text field has the height of its border`(expected: Case) {
    let measurement = measured(expected.content, xcode: expected.xcode)
    #expect(measurement.intrinsicHeight == expected.height)
  }

  @Test func `the line of a text field is centred`() {
    let field = measured(field(.none))
    // (30 − 20.28712) / 2 + 16.1874.
    #expect(abs(field.firstBaseline.distanceFromTop(inHeight: 30) - 21.04384) < 1e-9)
    let linear = field.firstBaseline.linear
    #expect(abs(linear.multiplier * 30 + linear.constant - 21.04384) < 1e-9)
  }

  @Test(arguments: [(15.0, 34.0), (14, 33)])
  func `a text view that does not scroll is as high as its lines and 16`(
    size: Double, height: Double
  ) {
    let content = LeafContent.textView(
      TextViewContent(text: .plain(""), font: .system(size), isScrollEnabled: false))
    #expect(measured(content).intrinsicHeight == height)
  }

  @Test func `a text view without a font is in system 14, and 10 wider than its text`() throws {
    func size(_ text: String, _ font: FontDescription?) throws -> (width: Double, height: Double) {
      let view = TextViewContent(text: .plain(text), font: font, isScrollEnabled: false)
      let measurement = measured(.textView(view))
      return (try #require(measurement.intrinsicWidth), try #require(measurement.intrinsicHeight))
    }
    #expect(try size("Text", nil) == size("Text", .system(14)))
    #expect(try size("Text", nil) != size("Text", .system(13)))
    let label = LeafContent.label(LabelContent(text: .plain("Text"), font: .system(14)))
    let text = try #require(measured(label).intrinsicWidth)
    #expect(try size("Text", nil).width == text + 10)
    #expect(try size("", nil).width == 10)
  }

  @Test func `a text view that scrolls has no intrinsic size`() {
    let content = LeafContent.textView(TextViewContent(text: .plain("Text")))
    #expect(measured(content).intrinsicHeight == nil)
  }

  @Test func `segments are as wide as the widest, or as their titles`() throws {
    let titles = ["First", "Second"].map { SegmentedControlContent.Segment(title: $0) }
    func width(_ content: SegmentedControlContent, xcode: Int) throws -> Double {
      try #require(measured(.segmentedControl(content), xcode: xcode).intrinsicWidth)
    }
    let equal = try width(SegmentedControlContent(segments: titles), xcode: 13)
    #expect(try width(SegmentedControlContent(segments: titles), xcode: 26) == equal - 1)
    let fitted = SegmentedControlContent(segments: titles, apportionsByContent: true)
    #expect(try width(fitted, xcode: 13) < equal)
    let fixed = SegmentedControlContent(
      segments: titles.map { .init(title: $0.title, width: 61) })
    #expect(try width(fixed, xcode: 13) == 123)
  }

  @Test func `a symbol is an estimate`() {
    let symbol = measured(.image(.symbol(SymbolContent(name: "chevron.right"))))
    #expect(symbol.isEstimated)
    #expect(symbol.intrinsicWidth == 12.5)
    // The box is 20 points high, the image within it 16.5.
    #expect(symbol.intrinsicHeight == 20)
    #expect(symbol.alignmentInsets == EdgeInsets(top: -2, bottom: -1.5))
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.right"), ("chevron.backward", "chevron.left"),
    ("chevron.backward.circle.fill", "chevron.left.circle.fill"), ("arrow.forward", "arrow.right"),
  ])
  func `a symbol that follows the direction of the text is as large as the one to that side`(
    name: String, other: String
  ) {
    func size(_ name: String) -> Size? {
      let symbol = measured(.image(.symbol(SymbolContent(name: name))))
      return symbol.intrinsicWidth.flatMap { width in
        symbol.intrinsicHeight.map { Size(width: width, height: $0) }
      }
    }
    #expect(size(name) == size(other))
    #expect(size("backward") != size("left"), "a player's symbol is another")
  }

  @Test(arguments: [
    ("star.circle", 128.0, 123.0, 20.0, 19.0), ("star.circle.fill", 128, 123, 20, 19),
    ("qrcode.square", 128, 114, 19.5, 17.5), ("star", 128, 116, 22, 20),
    ("star.fill", 128, 116, 22, 20), ("xmark", 128, 113, 17.5, 15.5),
    // Unknown ones follow their aspect.
    ("no.such.symbol", 128, 123, 20, 19), ("no.such.symbol", 123, 128, 19, 19.5),
  ])
  func `a symbol is as large as public drawings tell, or as its aspect`(
    name: String, drawingWidth: Double, drawingHeight: Double, width: Double, height: Double
  ) {
    let symbol = SymbolContent(
      name: name, drawingSize: Size(width: drawingWidth, height: drawingHeight))
    let measurement = measured(.image(.symbol(symbol)))
    let insets = measurement.alignmentInsets
    #expect(measurement.intrinsicWidth == width)
    #expect(measurement.intrinsicHeight.map { $0 + insets.top + insets.bottom } == height)
    #expect(measurement.isEstimated)
  }

  @Test func `a symbol's box is as high as a line, whatever its drawing and scale`() {
    let circle = SymbolContent(
      name: "questionmark.circle", drawingSize: Size(width: 128, height: 123))
    #expect(
      measured(.image(.symbol(circle))).alignmentInsets == EdgeInsets(top: -0.5, bottom: -0.5))
    var large = circle
    large.scale = .large
    large.weight = .medium
    let measurement = measured(.image(.symbol(large)))
    #expect(measurement.intrinsicHeight == 20)
    #expect(measurement.alignmentInsets == EdgeInsets(top: 3, bottom: 3))
    for (name, margins) in [("envelope", 4.0), ("lock", 2.0)] {
      let symbol = LeafContent.image(.symbol(SymbolContent(name: name)))
      let insets = measured(symbol, scale: 3).alignmentInsets
      #expect(abs(insets.top + insets.bottom + margins) < 1e-9)
    }
    let button = ButtonConfigurationContent(image: .symbol(large))
    #expect(measured(configuration(button)).intrinsicHeight == 34)
  }

  @Test func `capitals as high as 0.705 em stand in the middle of a symbol`() {
    let symbol = SymbolContent(name: "circle", pointSize: 200)
    let measurement = measured(.image(.symbol(symbol)))
    let height =
      (measurement.intrinsicHeight ?? 0) + measurement.alignmentInsets.top
      + measurement.alignmentInsets.bottom
    let descender = (0.705 * 200 + 2 * 0.241 * 200) / 2
    #expect(abs(measurement.alignmentInsets.bottom - (height / 2 - descender)) < 1)
  }

  @Test(arguments: [(0.98, true), (1.02, true), (0.9, false), (1.1, false)])
  func `a symbol of another shape than its outline has been redrawn`(
    factor: Double, hasOutline: Bool
  ) throws {
    func size(_ drawing: Size?) -> Size {
      SymbolProportions.proportions(of: SymbolContent(name: "calendar", drawingSize: drawing))
    }
    let outline = size(nil)
    let drawing = Size(width: 100, height: 100 * outline.height / outline.width * factor)
    #expect((size(drawing) == outline) == hasOutline)
    #expect(size(drawing).width == outline.width)
  }

  private func check(_ expected: Case) {
    let result = measured(
      expected.content, xcode: expected.xcode, scale: expected.scale, isAsDesigned: true)
    let insets = result.alignmentInsets
    let width = result.intrinsicWidth.map { $0 + insets.left + insets.right }
    let height = result.intrinsicHeight.map { $0 + insets.top + insets.bottom }
    #expect(width == expected.width)
    #expect(height == expected.height)
  }
}

private func measured(
  _ content: LeafContent, xcode: Int = 15, scale: Double = 2, isAsDesigned: Bool = false
) -> LeafMeasurement {
  StandardLeafMeasurer().measure(
    content,
    in: MeasurementContext(
      generation: XcodeGeneration(major: xcode), scale: scale, isAsDesigned: isAsDesigned))
}

private func button(
  _ kind: ButtonContent.Kind, _ title: String, font: FontDescription? = nil,
  image: Size? = nil, insets: EdgeInsets? = nil
) -> LeafContent {
  .button(
    ButtonContent(
      kind: kind, title: .plain(title), font: font, image: image.map { .catalogue($0) },
      contentEdgeInsets: insets))
}

private func configuration(_ configuration: ButtonConfigurationContent) -> LeafContent {
  .button(ButtonContent(kind: .system, configuration: configuration))
}

private func field(
  _ border: TextFieldContent.Border, font: FontDescription? = nil
) -> LeafContent {
  .textField(TextFieldContent(text: "Text", font: font, border: border))
}
