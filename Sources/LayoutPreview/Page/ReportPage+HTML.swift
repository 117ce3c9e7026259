import LayoutModel

extension ReportPage {
  /// The page as one file that loads nothing: its policy allows only its own style and script, by their digests.
  ///
  /// The same page gives the same bytes.
  package var html: String {
    var page = HTMLWriter(page: title, style: Self.style, script: Self.script)
    writeHeader(&page)
    page.raw("<main id=\"main\">\n")
    var number = 0
    for (index, document) in documents.enumerated() {
      write(document, index, &number, &page)
    }
    page.raw("</main>\n")
    page.raw(
      "<aside id=\"inspector\" aria-live=\"polite\" hidden><button id=\"close\" type=\"button\" aria-label=\"Close\">×</button><div id=\"facts\"></div></aside>\n"
    )
    page.raw("<script type=\"application/json\" id=\"data\">\(data)</script>\n")
    page.raw("<script>\(Self.script)</script>\n</body></html>\n")
    return page.text
  }

  // MARK: Parts

  private func count(_ severity: String) -> Int {
    documents.reduce(0) { sum, document in
      sum
        + (document.findings + document.scenes.flatMap(\.findings))
        .count { $0.severity == severity }
    }
  }

  private func writeHeader(_ page: inout HTMLWriter) {
    let scenes = documents.reduce(0) { $0 + $1.scenes.count }
    func counted(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    page.raw("<a class=\"skip\" href=\"#main\">To the pictures</a>\n<header>")
    page.element("h1", [:], title)
    var summary = [counted(documents.count, "document"), counted(scenes, "scene")]
    for severity in ["error", "warning", "note", "change"] where count(severity) > 0 {
      summary.append(counted(count(severity), severity))
    }
    if summary.count == 2 { summary.append("nothing found") }
    page.element("p", ["class": "summary"], summary.joined(separator: " · "))
    page.raw(
      "<form id=\"filter\"><label>Find <input type=\"search\" id=\"find\" placeholder=\"scene, text, id\"></label>"
        + "<label><input type=\"checkbox\" id=\"only\"> only with findings</label>"
        + "<label>Size <input type=\"range\" id=\"size\" min=\"20\" max=\"150\" value=\"55\"></label>"
        + "<span id=\"count\" role=\"status\"></span></form></header>\n")
    guard documents.count > 1 else { return }
    page.raw("<nav aria-label=\"Documents\"><ul>")
    for (index, document) in documents.enumerated() {
      page.begin("li")
      page.element("a", ["href": "#d\(index)"], document.name)
      page.end("li")
    }
    page.raw("</ul></nav>\n")
  }

  private func write(
    _ document: Document, _ index: Int, _ number: inout Int, _ page: inout HTMLWriter
  ) {
    page.begin(
      "section", ["class": document.isSmall ? "document small" : "document", "id": "d\(index)"])
    // Paths break behind their folders.
    page.begin("h2")
    page.raw(SVGWriter.escaped(document.name).replacing("/", with: "/<wbr>"))
    page.end("h2")
    if let note = document.note { page.element("p", ["class": "note"], note) }
    write(document.findings, scene: nil, &page)
    if let grid = document.grid {
      page.raw("<details class=\"grid\"><summary>What the nine size classes say</summary>")
      page.element("pre", [:], grid)
      page.end("details")
    }
    page.raw("<div class=\"scenes\">")
    for scene in document.scenes {
      write(scene, number, &page)
      number += 1
    }
    page.end("div")
    page.end("section")
  }

  private func write(_ scene: Scene, _ number: Int, _ page: inout HTMLWriter) {
    page.begin(
      "article",
      [
        "class": scene.isSmall ? "scene" : "scene wide",
        "id": "s\(number)", "data-scene": String(number),
        "data-findings": String(scene.findings.count),
      ])
    page.begin("h3")
    page.raw(SVGWriter.escaped(scene.title) + " ")
    page.element("small", [:], scene.id.text)
    page.end("h3")
    page.raw("<div class=\"pictures\">")
    for (index, picture) in scene.pictures.enumerated() {
      page.begin(
        "figure",
        ["data-picture": String(index), "class": picture.side?.rawValue])
      page.begin("div", ["class": "picture"])
      page.raw(picture.svg)
      page.end("div")
      page.element("figcaption", [:], picture.caption)
      page.end("figure")
    }
    page.end("div")
    write(scene.findings, scene: number, &page)
    if !scene.views.isEmpty {
      page.begin("details", ["class": "views"])
      page.element("summary", [:], "Views (\(scene.views.count))")
      page.end("details")
    }
    if let sweep = scene.sweep { writeSlider(sweep, &page) }
    page.end("article")
  }

  /// The script fills it when it is opened.
  private func writeSlider(_ sweep: Sweep, _ page: inout HTMLWriter) {
    let ends = [sweep.range.lowerBound, sweep.range.upperBound].map { NumberText.rounded($0) }
    let count = sweep.breakpoints.count
    page.begin("details", ["class": "sweep"])
    page.element(
      "summary", [:],
      "Widths from \(ends[0]) to \(ends[1]) (\(count) breakpoint\(count == 1 ? "" : "s"))")
    page.end("details")
  }

  private func write(_ findings: [Finding], scene: Int?, _ page: inout HTMLWriter) {
    guard !findings.isEmpty else { return }
    page.raw("<ul class=\"findings\">")
    for finding in findings {
      page.begin("li", ["class": finding.severity])
      page.element(
        "b", [:],
        finding.severity == "change" ? finding.rule : "\(finding.severity): \(finding.rule)")
      page.raw(" " + SVGWriter.escaped(finding.message))
      if let hint = finding.hint { page.element("div", ["class": "hint"], hint) }
      if let place = finding.place { page.element("div", ["class": "place"], place) }
      if scene != nil, let object = finding.objects.first {
        page.element(
          "button",
          [
            "type": "button", "class": "show",
            "data-objects": finding.objects.joined(separator: " "),
          ],
          "Show '\(object)'")
      }
      page.end("li")
    }
    page.raw("</ul>")
  }

  // MARK: Data of the script

  /// `[{"views": [[id, name, kind, [reason, …]], …], "frames": [[[x, y, width, height] or 0, …], …]}, …]`, a scene each;
  /// with `"sweep"` where that was asked for.
  private var data: String {
    let scenes = documents.flatMap(\.scenes).map { scene in
      let views = scene.views.map { view in
        PageJSON.array([
          PageJSON.string(view.id.text), PageJSON.string(view.name), PageJSON.string(view.kind),
          PageJSON.array(view.reasons.map(PageJSON.string)),
        ])
      }
      let frames = scene.pictures.map { picture in
        PageJSON.array(picture.frames.map { $0.map(PageJSON.frame) ?? "0" })
      }
      let sweep = scene.sweep.map { ",\"sweep\":\($0.json)" } ?? ""
      return "{\"views\":\(PageJSON.array(views)),\"frames\":\(PageJSON.array(frames))\(sweep)}"
    }
    return PageJSON.array(scenes)
  }
}
