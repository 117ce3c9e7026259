import LayoutModel

extension ReportPage {
  /// Writes the app as one sheet: pictures of its scenes, with arrows from the control or row that
  /// starts a segue.
  func writeMap(_ entries: [Entry], _ page: inout HTMLWriter) {
    guard let map else { return }
    let shown = ShownMap(map, entries)
    page.raw("<section id=\"map\" aria-label=\"Map\" hidden>")
    page.raw(
      "<p class=\"lead\">How segues lead from scene to scene, from the entry on the left.</p>")
    page.raw("<p class=\"legend\">")
    for kind in map.usedKinds {
      page.raw(
        "<span class=\"key\"><svg width=\"32\" height=\"10\" aria-hidden=\"true\"><path class=\"segue \(kind.rawValue)\" d=\"M0 5H32\"/></svg>\(kind.title)</span> "
      )
    }
    page.raw("</p><div class=\"zoom\" role=\"group\" aria-label=\"Zoom\">")
    for (name, label, text) in Self.zooms {
      page.element(
        "button", ["type": "button", "class": "button", "data-zoom": name, "aria-label": label],
        text)
    }
    page.raw("<output aria-live=\"polite\"></output></div>")
    page.raw("<div class=\"sheet\" tabindex=\"0\" role=\"region\" aria-label=\"Sheet\">")
    let size = shown.sheet.size
    page.begin(
      "div",
      [
        "class": "plane", "data-width": size.width.svgText, "data-height": size.height.svgText,
      ])
    if let top = shown.sheet.unreachedTop {
      page.element(
        "h2", ["class": "box", "data-box": "24 \((top + 16).svgText ?? "0") 600 28"],
        "No segue leads here from the entry")
    }
    for box in shown.sheet.boxes { write(box, map.scenes[box.scene], shown, &page) }
    page.raw(shown.arrows)
    page.raw("</div></div></section>\n")
  }

  /// The buttons of the zoom: what they do, how they are said, and what stands on them.
  private static let zooms = [
    ("out", "Smaller", "−"), ("in", "Larger", "+"), ("fit", "Fit the width", "Fit"),
    ("full", "Actual size", "Actual size"),
  ]

  private func write(
    _ box: AppMap.Sheet.Box, _ scene: AppMap.Scene, _ shown: ShownMap, _ page: inout HTMLWriter
  ) {
    let frame = PageText.numbers(box.frame)
    if box.isContainer {
      page.begin("div", ["class": "box container", "data-box": frame, "title": scene.document])
      if scene.isEntry { page.raw("<span class=\"entry\">entry</span>") }
      page.raw("<b>\(Self.breaking(scene.title))\(Self.file(of: scene))</b>")
      return page.end("div")
    }
    let number = shown.numbers[box.scene]
    page.begin(
      number == nil ? "div" : "a",
      [
        "class": scene.reference == nil ? "box node" : "box node reference", "data-box": frame,
        "href": number.map { "#s\($0)" }, "data-node": number.map { String($0) },
        "title": scene.document,
      ])
    if let number {
      page.begin(
        "span", ["class": "thumb", "aria-hidden": "true", "data-picture": "\(number)-0"])
      page.end("span")
    } else {
      page.raw("<span class=\"thumb told\">\(PageTokens.Icon.document.markup)")
      for line in scene.reference ?? ["Not drawn: it has no views of its own"] {
        page.raw("<span>\(Self.breaking(line))</span>")
      }
      page.raw("</span>")
    }
    page.raw("<b>\(Self.breaking(scene.title))\(Self.file(of: scene))</b>")
    if scene.isEntry { page.raw("<span class=\"entry\">entry</span>") }
    page.end(number == nil ? "div" : "a")
  }
}

extension ReportPage {
  /// The file of a scene below its name. A reference says where it leads.
  fileprivate static func file(of scene: AppMap.Scene) -> String {
    guard scene.reference == nil, let file = scene.document.split(separator: "/").last else {
      return ""
    }
    return "<small>\(breaking(String(file)))</small>"
  }
}

private enum PageText {
  /// The numbers of a rectangle: `x y width height`.
  static func numbers(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { $0.svgText ?? "0" }.joined(separator: " ")
  }
}
