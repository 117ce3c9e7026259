import ElementTree
import LayoutModel
import LayoutPreview
import TestSupport
import Testing

/// Controls as they are drawn, and what stands for the unknown.
@Suite struct ControlGalleryTests {
  private static func element(
    _ name: String, _ attributes: [String: String], _ children: [DocumentElement] = []
  ) -> DocumentElement {
    var element = DocumentElement(name, [:], children: children)
    for key in attributes.keys.sorted() { element[key] = attributes[key] }
    return element
  }

  private static func button(
    _ id: String, y: Double, _ configuration: [String: String]
  ) -> DocumentElement {
    PreviewSample.view(
      "button", id, Rect(x: 16, y: y, width: 160, height: 34), ["buttonType": "system"],
      [
        element(
          "buttonConfiguration",
          configuration.merging(["key": "configuration"], uniquingKeysWith: { $1 }))
      ])
  }

  private static let gallery: [DocumentElement] = [
    PreviewSample.view(
      "segmentedControl", "segments", Rect(x: 16, y: 30, width: 343, height: 32),
      ["selectedSegmentIndex": "1"],
      [
        element(
          "segments", [:],
          [
            element("segment", ["title": "Day"]), element("segment", ["title": "Week"]),
            element("segment", ["title": "A very long title of a segment"]),
          ])
      ]),
    PreviewSample.view(
      "slider", "slider", Rect(x: 14, y: 70, width: 200, height: 31),
      ["value": "25", "minValue": "0", "maxValue": "100"]),
    PreviewSample.view(
      "switch", "on", Rect(x: 230, y: 70, width: 51, height: 31), ["on": "YES"]),
    PreviewSample.view("switch", "off", Rect(x: 300, y: 70, width: 51, height: 31)),
    PreviewSample.view("stepper", "stepper", Rect(x: 16, y: 110, width: 94, height: 32)),
    PreviewSample.view(
      "progressView", "progress", Rect(x: 130, y: 124, width: 120, height: 4), ["progress": "0.4"]),
    PreviewSample.view(
      "activityIndicatorView", "spinner", Rect(x: 270, y: 116, width: 20, height: 20),
      ["animating": "YES"]),
    PreviewSample.view(
      "pageControl", "pages", Rect(x: 300, y: 112, width: 70, height: 26),
      ["numberOfPages": "4", "currentPage": "2"]),
    PreviewSample.view(
      "searchBar", "search", Rect(x: 0, y: 150, width: 375, height: 56),
      ["placeholder": "Find a town"]),
    button("filled", y: 214, ["style": "filled", "title": "Filled"]),
    button("tinted", y: 254, ["style": "tinted", "title": "Tinted", "cornerStyle": "capsule"]),
    button("gray", y: 294, ["style": "gray", "title": "Gray"]),
    PreviewSample.view(
      "button", "plain", Rect(x: 190, y: 214, width: 160, height: 34), ["buttonType": "system"],
      [
        element(
          "state", ["key": "normal", "title": "Share", "image": "heart.fill", "catalog": "system"])
      ]),
    PreviewSample.view(
      "textField", "field", Rect(x: 190, y: 254, width: 160, height: 34),
      ["placeholder": "Name", "borderStyle": "roundedRect", "clearButtonMode": "always"]),
    PreviewSample.view(
      "imageView", "unknown", Rect(x: 190, y: 294, width: 76, height: 70), ["image": "harbour"]),
    PreviewSample.view(
      "imageView", "symbol", Rect(x: 274, y: 294, width: 40, height: 40),
      ["image": "star.circle.fill", "catalog": "system"]),
    PreviewSample.view(
      "imageView", "unknown-symbol", Rect(x: 320, y: 294, width: 50, height: 60),
      ["image": "tortoise", "catalog": "system"]),
    PreviewSample.view(
      "datePicker", "compact", Rect(x: 16, y: 340, width: 170, height: 34),
      ["style": "compact", "datePickerMode": "dateAndTime"]),
    PreviewSample.view(
      "datePicker", "wheels", Rect(x: 16, y: 380, width: 343, height: 160),
      ["style": "wheels", "datePickerMode": "date"]),
    PreviewSample.view(
      "textView", "text", Rect(x: 16, y: 550, width: 200, height: 60),
      ["text": "Two lines of text that scroll below the edge of their view, and one more."]),
    PreviewSample.view(
      "view", "custom", Rect(x: 230, y: 550, width: 130, height: 60),
      ["customClass": "ChartView"]),
  ]

  @Test(arguments: PreviewAppearance.allCases)
  func `controls are known at a glance`(appearance: PreviewAppearance) {
    let sample = PreviewSample(Self.gallery, on: "iphone-4.7/portrait")
    let drawing = LayoutDrawing(sample.layout, of: sample.document, title: "Controls.storyboard")
    expectGolden(
      drawing.svg(PreviewOptions(appearance: appearance)),
      named: "controls-\(appearance.rawValue).svg")
  }

  @Test func `text has its own colour and no edge, also where it is lost on what lies below`() {
    func svg(_ white: String) -> String {
      let label = PreviewSample.view(
        "label", "l", Rect(x: 20, y: 60, width: 200, height: 21), ["text": "Hello"],
        [Self.element("color", ["key": "textColor", "white": white, "alpha": "1"])])
      let sample = PreviewSample([label], on: "iphone-4.7/portrait")
      return LayoutDrawing(sample.layout, of: sample.document, title: "").svg()
    }
    for white in ["0", "1"] {
      #expect(!svg(white).contains("paint-order"))
      #expect(svg(white).contains(white == "1" ? "fill=\"#ffffff\"" : "fill=\"#000000\""))
    }
  }

  @Test func `lines are cut where the document says`() {
    func text(_ mode: String) -> [String] {
      let label = PreviewSample.view(
        "label", "l", Rect(x: 20, y: 60, width: 90, height: 21),
        ["text": "alpha beta gamma delta", "lineBreakMode": mode])
      let sample = PreviewSample([label], on: "iphone-4.7/portrait")
      return LayoutDrawing(sample.layout, of: sample.document, title: "").svg()
        .split(separator: "\n").filter { $0.contains("textLength") && !$0.contains("9:41") }
        .map { String($0.drop { $0 != ">" }.dropFirst().dropLast("</text>".count)) }
    }
    #expect(text("tailTruncation").count == 1)
    #expect(
      text("tailTruncation")[0].hasPrefix("alpha") && text("tailTruncation")[0].hasSuffix("…"))
    #expect(
      text("headTruncation").first == "…" && text("headTruncation").last?.hasSuffix("delta") == true
    )
    #expect(text("middleTruncation").count == 3 && text("middleTruncation")[1] == "…")
    #expect(text("clip") == ["alpha beta gamma delta"])
  }
}
