import ElementTree
import LayoutModel
import LayoutPreview
import TestSupport
import Testing

@Suite struct LayoutDrawingTests {
  private func drawing(_ sample: PreviewSample) -> LayoutDrawing {
    LayoutDrawing(sample.layout, of: sample.document, title: "Form.storyboard")
  }

  @Test func `a form on a phone`() {
    expectGolden(drawing(.form()).svg(), named: "form.svg")
  }

  @Test func `constraints, names and margins lie over the form`() {
    let options = PreviewOptions(layers: [.names, .constraints, .margins])
    expectGolden(drawing(.form()).svg(options), named: "form-overlays.svg")
  }

  @Test func `what is wrong stands out`() {
    var picture = drawing(.form())
    picture.layout.status = .unsatisfiable
    picture.emphasise(["field", "c3"], as: .conflict)
    picture.emphasise(["field", "image"], as: .ambiguous)
    #expect(picture.emphasis["field"] == .conflict)
    expectGolden(
      picture.svg(PreviewOptions(layers: [.constraints])),
      named: "form-conflict.svg")
  }

  @Test(arguments: ["left", "right", "center"])
  func `the insets of a title move it from its side`(alignment: String) throws {
    let inset = DocumentElement(
      "inset", ["key": "titleEdgeInsets", "minX": "60", "minY": "0", "maxX": "20", "maxY": "0"])
    let state = DocumentElement("state", ["key": "normal", "title": "Join"])
    let button = PreviewSample.view(
      "button", "button", Rect(x: 10, y: 100, width: 300, height: 44),
      ["contentHorizontalAlignment": alignment], [inset, state])
    let svg = drawing(PreviewSample([button], on: "iphone-4.7/portrait")).svg()
    let title = try #require(
      svg.firstMatch(of: #/<text x="([0-9.]+)"[^>]* textLength="([0-9.]+)"[^>]*>Join</#))
    let (x, width) = (try #require(Double(title.1)), try #require(Double(title.2)))
    switch alignment {
    case "left": #expect(abs(x - 70) < 0.1)
    case "right": #expect(abs(x + width - 290) < 0.1)
    default: #expect(abs(x + width / 2 - 180) < 0.1)
    }
  }

  @Test func `a container names the storyboard of its scene`() throws {
    let segue = DocumentElement(
      "segue", ["id": "segue", "destination": "other", "kind": "embed"])
    let container = PreviewSample.view(
      "containerView", "container", Rect(x: 0, y: 100, width: 375, height: 400), [:],
      [DocumentElement("connections", [:], children: [segue])])
    let reference = DocumentElement(
      "viewControllerPlaceholder",
      ["id": "other", "storyboardName": "Chat", "referencedIdentifier": "Log"])
    var sample = PreviewSample([container], on: "iphone-4.7/portrait")
    let other = DocumentElement(
      "scene", ["sceneID": "far"],
      children: [DocumentElement("objects", [:], children: [reference])])
    let scenes = try #require(sample.document.tree.root.child("scenes")).children.map { $0 }
    let root = DocumentElement(
      "document", ["useAutolayout": "YES"],
      children: [DocumentElement("scenes", [:], children: scenes + [other])])
    sample.document = LayoutDocument(DocumentTree(kind: .storyboard, root: root))
    #expect(drawing(sample).svg().contains(">Log · Chat.storyboard<"))
  }

  @Test func `views below the screen are counted at its edge`() {
    let far = ["one", "two", "three"].enumerated().map { index, id in
      PreviewSample.view(
        "view", id, Rect(x: 20, y: 700 + 50 * Double(index), width: 40, height: 40))
    }
    let near = PreviewSample.view("view", "near", Rect(x: 20, y: 100, width: 40, height: 40))
    var picture = drawing(PreviewSample(far + [near], on: "iphone-4.7/portrait"))
    picture.emphasise(["one", "two"], as: .ambiguous)
    picture.emphasise(["three", "near"], as: .conflict)
    let svg = picture.svg()
    #expect(svg.contains(">! 3 below<"))
    #expect(svg.split(separator: "\n").count { $0.contains(">!<") } == 1)
    #expect(!svg.contains(">?<"))
  }

  @Test func `a document with a dark canvas is dark on devices, too`() {
    var sample = PreviewSample.form()
    #expect(drawing(sample).svg() == drawing(sample).svg(PreviewOptions(appearance: .light)))
    let device = DocumentElement(
      "device", ["id": "retina4_7", "orientation": "portrait", "appearance": "dark"])
    let content = sample.document.tree.root.children.map { $0 }
    sample.document = LayoutDocument(
      DocumentTree(
        kind: .storyboard,
        root: DocumentElement("document", ["useAutolayout": "YES"], children: [device] + content)))
    #expect(drawing(sample).svg() == drawing(sample).svg(PreviewOptions(appearance: .dark)))
    #expect(drawing(sample).svg() != drawing(sample).svg(PreviewOptions(appearance: .light)))
  }

  @Test(arguments: [true, false])
  func `the name of a class gives way to an image at its place`(hasImage: Bool) {
    let custom = PreviewSample.view(
      "view", "custom", Rect(x: 20, y: 100, width: 90, height: 60), ["customClass": "MediaView"])
    let image = PreviewSample.view(
      "imageView", "image", Rect(x: 20, y: 100, width: 90, height: 60), ["image": "bubble"])
    let views = hasImage ? [image, custom] : [custom]
    let svg = drawing(PreviewSample(views, on: "iphone-4.7/portrait")).svg()
    #expect(svg.contains(">MediaView<") != hasImage)
  }

  @Test func `names of containers that lie on each other stay apart`() throws {
    func baselines(_ tops: [(y: Double, height: Double)]) -> [Double] {
      let views = tops.enumerated().map { index, top in
        PreviewSample.view(
          "containerView", "container\(index)",
          Rect(x: 0, y: top.y, width: 375, height: top.height))
      }
      let svg = drawing(PreviewSample(views, on: "iphone-4.7/portrait")).svg()
      return svg.split(separator: "\n").filter { $0.contains(">Container<") }
        .compactMap { $0.firstMatch(of: #/ y="([0-9.]+)"/#).flatMap { Double($0.1) } }
    }
    #expect(baselines([(100, 60)]) == [134])
    // The second one leaves 19 points free at the top of the first.
    #expect(baselines([(100, 60), (119, 41)]) == [113, 143.5])
    #expect(baselines([(100, 60), (100, 41)]) == [155, 124.5])
    #expect(baselines([(100, 60), (100, 60)]) == [134])
  }

  @Test func `text is escaped and control characters are left out`() {
    var sample = PreviewSample.form()
    sample.layout.environment.texts = ["keep.text": "a<b>&\"c\"\u{1}\u{0}"]
    let svg = drawing(sample).svg()
    #expect(svg.contains("Welcome &lt;back&gt; &amp; hi"))
    #expect(svg.contains("a&lt;b&gt;&amp;&quot;c&quot;  "))
    #expect(!svg.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func `the same layout gives the same picture`() {
    let options = PreviewOptions(layers: [.names, .constraints, .margins])
    #expect(drawing(.form()).svg(options) == drawing(.form()).svg(options))
  }

  @Test func `a picture loads nothing, runs nothing and has no ids`() {
    let svg = drawing(.form()).svg(PreviewOptions(layers: [.names, .constraints]))
    for word in ["<script", "href", "@import", "url(", " id=", "<foreignObject"] {
      #expect(!svg.contains(word), "\(word)")
    }
  }

  @Test func `only what fills a screen has the edge of a device around it`() {
    let edge = "stroke=\"#23272e\""
    var sample = PreviewSample.form()
    #expect(drawing(sample).svg().contains(edge))
    // A cell or a sheet of its own size, as the resolver gives it.
    let size = Size(width: 375, height: 200)
    sample.layout.environment.size = size
    sample.layout.views[0].frame.size = size
    #expect(!drawing(sample).svg().contains(edge))
  }

  @Test func `the bars of controllers belong to what is not safe`() {
    var sample = PreviewSample.form()
    let options = PreviewOptions(layers: [.safeArea])
    let status = drawing(sample).svg(options)
    sample.layout.safeArea = EdgeInsets(top: 64)
    let bars = drawing(sample).svg(options)
    #expect(status.contains("height=\"20\" fill=\"#4c8bf5\""))
    #expect(bars.contains("height=\"64\" fill=\"#4c8bf5\""))
  }

  @Test func `the title of a configured button has as many lines as it needs`() {
    let configuration = DocumentElement(
      "buttonConfiguration", ["key": "configuration", "title": "Continue without an account"])
    let button = PreviewSample.view(
      "button", "button", Rect(x: 10, y: 100, width: 120, height: 75), [:], [configuration])
    let svg = drawing(PreviewSample([button], on: "iphone-4.7/portrait")).svg()
    #expect(svg.contains("account"))
    #expect(!svg.contains("…"))
  }

  @Test func `hidden views and what is in them are left out`() {
    let inner = PreviewSample.view(
      "label", "inner", Rect(width: 50, height: 20), ["text": "SECRET"])
    let outer = PreviewSample.view(
      "view", "outer", Rect(x: 10, y: 100, width: 100, height: 50), ["hidden": "YES"],
      [DocumentElement("subviews", [:], children: [inner])])
    let svg = drawing(PreviewSample([outer], on: "iphone-4.7/portrait")).svg()
    #expect(!svg.contains("SECRET"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `frames that are no numbers still give a picture`(value: Double) {
    var sample = PreviewSample.form()
    for index in sample.layout.views.indices {
      sample.layout.views[index].frame = Rect(x: value, y: value, width: value, height: value)
    }
    let options = PreviewOptions(layers: [.names, .constraints, .margins])
    let svg = drawing(sample).svg(options)
    #expect(!svg.contains("nan") && !svg.contains("inf\""))
    #expect(svg.hasSuffix("</svg>\n"))
    _ = TerminalDrawing(sample.layout, of: sample.document).text(columns: 40)
  }

  @Test func `a layout without views is an empty screen`() {
    var sample = PreviewSample.form()
    sample.layout.views = []
    #expect(drawing(sample).svg().hasSuffix("</svg>\n"))
  }

  @Test func `children of scroll views are cut off at its frame`() {
    let label = PreviewSample.view(
      "label", "far", Rect(x: 0, y: 900, width: 50, height: 20), ["text": "Far"])
    let scroll = PreviewSample.view(
      "scrollView", "scroll", Rect(x: 10, y: 100, width: 100, height: 200), [:],
      [DocumentElement("subviews", [:], children: [label])])
    let svg = drawing(PreviewSample([scroll], on: "iphone-4.7/portrait")).svg()
    #expect(svg.contains("viewBox=\"10 100 100 200\""))
  }

  @Test func `every kind of view can be drawn at any size`() {
    for name in ViewKind.known.sorted() {
      for side in [0.0, 0.5, 3, 40, 300] {
        let view = PreviewSample.view(
          name, "v", Rect(x: 5, y: 5, width: side, height: side), ["text": "Text", "value": "0.3"])
        let svg = drawing(PreviewSample([view], on: "iphone-4.7/portrait"))
          .svg(PreviewOptions(layers: [.names]))
        #expect(
          !svg.contains("\"-0\"") && !svg.contains("width=\"-") && !svg.contains("height=\"-"),
          "\(name) \(side)")
        #expect(!svg.contains("r=\"-"), "\(name) \(side)")
      }
    }
  }
}
