import LayoutModel

extension ReviewPage {
  /// The page as one file. It loads nothing: its policy allows only its own style and script, by
  /// their digests.
  ///
  /// Pictures are stored as text after the page, and the script draws those of the current scene.
  /// So a review of a hundred scenes opens as fast as one of two. The same page gives the same
  /// bytes.
  package var html: String {
    var page = HTMLWriter(page: "Layout review of \(title)", style: Self.style, script: Self.script)
    page.raw("<a class=\"skip\" href=\"#main\">To the scene</a>\n")
    writeHeader(&page)
    page.raw("<div class=\"frame\">\n")
    if scenes.count > 1 { writeList(&page) }
    page.raw("<main id=\"main\">\n")
    for (number, scene) in scenes.enumerated() { write(scene, number, &page) }
    writeApprovals(&page)
    writeUnseen(&page)
    page.raw("</main></div>\n")
    writePictures(&page)
    page.raw("<script>\(Self.script)</script>\n</body></html>\n")
    return page.text
  }

  private static let modes: [(id: String, title: String, icon: PageTokens.Icon)] = [
    ("side", "Side by side", .sideBySide), ("slider", "Slider", .slider),
    ("onion", "Onion skin", .onion), ("flicker", "Flicker", .flicker),
  ]

  private func writeHeader(_ page: inout HTMLWriter) {
    page.raw("<header><div class=\"title\">")
    page.element("h1", [:], "Layout review of \(title)")
    page.element("p", ["class": "summary"], summary)
    page.raw("</div>")
    if !scenes.isEmpty {
      page.raw("<div class=\"tools\"><div class=\"modes\" role=\"group\" aria-label=\"Compare\">")
      for (index, mode) in Self.modes.enumerated() {
        page.begin(
          "button",
          [
            "type": "button", "data-mode": mode.id, "aria-pressed": index == 0 ? "true" : "false",
            "title": "\(mode.title) (\(index + 1))",
          ])
        page.raw(mode.icon.markup)
        page.element("span", [:], mode.title)
        page.end("button")
      }
      page.raw(
        "</div><button type=\"button\" id=\"marks\" aria-pressed=\"true\" title=\"Marks (M)\">")
      page.raw(PageTokens.Icon.marks.markup + "<span>Marks</span></button></div>")
    }
    page.raw("</header>\n")
  }

  /// From this number of scenes on, a narrow window has a field to find one.
  private static let manyScenes = 8

  private func writeList(_ page: inout HTMLWriter) {
    let few = scenes.count < Self.manyScenes ? " class=\"few\"" : ""
    page.raw("<nav aria-label=\"Scenes\"\(few)><div class=\"find\">")
    page.raw(PageTokens.Icon.search.markup)
    page.raw(
      "<input type=\"search\" id=\"find\" aria-label=\"Find a scene\" placeholder=\"Find a scene\">"
        + "<span class=\"count\" id=\"count\" role=\"status\"></span></div><ol>")
    for (number, scene) in scenes.enumerated() {
      page.raw("<li>")
      page.begin("a", ["href": "#s\(number)", "data-scene": String(number)])
      page.raw("<b>\(ReportPage.breaking(scene.title))</b>")
      writePlace(scene.document, in: "span", &page)
      page.element("span", ["class": "what"], scene.summary)
      if !scene.findings.isEmpty {
        let worst = scene.findings.contains { $0.severity == "error" } ? "error" : "warning"
        page.element(
          "span", ["class": "badge \(worst)"],
          "\(scene.findings.count) new finding\(scene.findings.count == 1 ? "" : "s")")
      }
      page.raw("</a></li>")
    }
    page.raw("</ol></nav>\n")
  }

  /// Writes a path, which may break after its folders, and what happened to the document.
  private func writePlace(_ document: String, in tag: String, _ page: inout HTMLWriter) {
    let (path, fate) = Self.place(document)
    page.begin(tag, ["class": "where", "title": document])
    let file = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    page.raw("<span class=\"folder\">\(ReportPage.breaking(String(path[..<file])))</span>")
    page.raw("<wbr>\(ReportPage.breaking(String(path[file...])))")
    if let fate {
      page.raw(" ")
      page.raw("<em class=\"fate\">\(ReportPage.breaking(fate))</em>")
    }
    page.end(tag)
  }

  /// The path in the title of a document, and what happened to the file: `a.xib: renamed from b.xib`.
  package static func place(_ document: String) -> (path: String, fate: String?) {
    let parts = document.split(separator: ": ", maxSplits: 1).map(String.init)
    return (parts.first ?? document, parts.count > 1 ? parts[1] : nil)
  }

  private func write(_ scene: Scene, _ number: Int, _ page: inout HTMLWriter) {
    page.begin(
      "article",
      [
        "id": "s\(number)", "aria-labelledby": "t\(number)",
        "data-document": scene.approval?.document, "data-scene": scene.approval?.scene,
        "data-removed": scene.approval?.removedFile,
      ])
    page.raw("<div class=\"head\"><div>")
    page.begin("h2", ["id": "t\(number)", "title": "id \(scene.id.text)"])
    page.raw(ReportPage.breaking(scene.title))
    page.end("h2")
    writePlace(scene.document, in: "p", &page)
    page.element("p", ["class": "what"], scene.summary)
    page.raw("</div><div class=\"steps\">")
    if scene.approval != nil {
      page.raw(
        "<button type=\"button\" class=\"approve\" data-approve aria-pressed=\"false\" title=\"Approve this scene (A)\">"
          + PageTokens.Icon.approve.markup + "<span>Approve</span></button>")
    }
    if scenes.count > 1 {
      for (step, icon, title) in [
        ("-1", PageTokens.Icon.previous, "Previous scene (K)"),
        ("1", .next, "Next scene (J)"),
      ] {
        page.begin(
          "button", ["type": "button", "data-step": step, "title": title, "aria-label": title])
        page.raw(icon.markup)
        page.end("button")
      }
    }
    page.raw("</div></div>")
    if scene.pictures.count > 1 {
      page.raw("<div class=\"devices\" role=\"group\" aria-label=\"Devices, worst first\">")
      for (index, picture) in scene.pictures.enumerated() {
        page.element(
          "button",
          [
            "type": "button", "data-picture": String(index), "title": picture.detail,
            "aria-pressed": index == 0 ? "true" : "false",
          ], picture.caption)
      }
      page.raw("</div>")
    }
    for (index, picture) in scene.pictures.enumerated() {
      write(picture, "\(number)-\(index)", isFirst: index == 0, &page)
    }
    writeList("New findings", scene.findings, &page)
    if !scene.changes.isEmpty {
      page.raw("<details class=\"changes\" open>")
      let count = scene.changes.count
      page.element(
        "summary", [:], "What the document says (\(count) change\(count == 1 ? "" : "s"))")
      page.raw("<ul>")
      for line in scene.changes { page.element("li", [:], line) }
      page.raw("</ul>")
      page.end("details")
    }
    page.end("article")
  }

  private func write(
    _ picture: Picture, _ id: String, isFirst: Bool, _ page: inout HTMLWriter
  ) {
    page.begin("figure", ["data-figure": id, "hidden": isFirst ? nil : ""])
    page.begin("figcaption", ["title": picture.detail])
    page.raw(HTMLWriter.whole(picture.caption))
    page.end("figcaption")
    let plain = picture.picture.plain
    let state = plain.before == nil ? "new" : plain.after == nil ? "removed" : "changed"
    page.begin("div", ["class": "stage", "data-state": state])
    page.end("div")
    if !picture.picture.marks.isEmpty {
      writeLegend(picture.picture.marks, &page)
      page.raw("<ol class=\"marks\">")
      for mark in picture.picture.marks {
        page.begin("li", ["class": mark.kind.rawValue, "title": "id \(mark.id.text)"])
        page.element("b", [:], mark.name)
        page.raw(" " + HTMLWriter.whole(mark.text))
        page.end("li")
      }
      page.raw("</ol>")
    }
    page.end("figure")
  }

  /// Writes the legend for the kinds of marks that occur.
  private func writeLegend(_ marks: [ReviewMark], _ page: inout HTMLWriter) {
    let kinds = Set(marks.map { $0.kind == .resized ? .moved : $0.kind })
    let meanings: [(kind: ReviewMark.Kind, name: String, meaning: String)] = [
      (.moved, "moved", "moves or changes its size"), (.moved, "ghost", "where it was before"),
      (.appeared, "appeared", "is new"), (.disappeared, "disappeared", "is gone"),
      (.changed, "changed", "says or looks something else"),
    ]
    page.raw("<p class=\"legend\">")
    for item in meanings where kinds.contains(item.kind) {
      page.raw("<span class=\"key \(item.name)\">\(item.meaning)</span> ")
    }
    page.raw("</p>")
  }

  private func writeList(
    _ title: String, _ findings: [ReportPage.Finding], _ page: inout HTMLWriter
  ) {
    guard !findings.isEmpty else { return }
    page.element("h3", [:], title)
    page.raw("<ul class=\"findings\">")
    for finding in findings {
      page.begin("li", ["class": finding.severity])
      page.element("b", [:], "\(finding.severity): \(finding.rule)")
      page.sentence(finding.spoken(finding.message))
      if let hint = finding.hint {
        page.element("div", ["class": "hint"], finding.spoken(hint).words)
      }
      if let place = finding.place { page.element("div", ["class": "place"], place) }
      page.end("li")
    }
    page.raw("</ul>")
  }

  /// Writes the commands that record the approved scenes. The page itself can't write files.
  private func writeApprovals(_ page: inout HTMLWriter) {
    guard scenes.contains(where: { $0.approval != nil }) else { return }
    page.begin("section", ["class": "approvals", "id": "approvals", "data-devices": deviceWords])
    page.element("h2", [:], "Approved scenes")
    page.element(
      "p", ["class": "what", "id": "approved", "role": "status"], "No scene is approved.")
    page.raw("<div id=\"record\" hidden><div class=\"devices\"><label>Folder of approved layouts ")
    page.raw("<input id=\"folder\" value=\"Layouts\" spellcheck=\"false\"></label>")
    page.raw("<button type=\"button\" id=\"copy\">Copy commands</button>")
    page.raw("<button type=\"button\" id=\"save\">Download approve.sh</button></div>")
    page.raw("<pre id=\"commands\" tabindex=\"0\" aria-label=\"Commands\"></pre>")
    page.element(
      "p", ["class": "detail"],
      "Run them in the folder of the project, with the new version in it. They record the layouts of these "
        + "scenes, for 'ninegrid check --verify'.")
    page.raw("</div>")
    page.end("section")
  }

  private func writeUnseen(_ page: inout HTMLWriter) {
    if scenes.isEmpty, unseen.isEmpty {
      page.raw("<p class=\"nothing\">No scene changes.</p>")
    }
    guard !unseen.isEmpty else { return }
    page.begin("section", ["class": "unseen"])
    page.element("h2", [:], "Changed, and drawn the same")
    for document in unseen {
      page.raw("<h3>\(ReportPage.breaking(document.document))</h3>")
      if !document.lines.isEmpty {
        page.raw("<ul>")
        for line in document.lines { page.element("li", [:], line) }
        page.raw("</ul>")
      }
      writeList("New findings", document.findings, &page)
    }
    page.end("section")
  }

  /// The marks of each side, and of both sides over each other.
  private func overlays(_ picture: ReviewPicture) -> [(String, String?)] {
    guard !picture.marks.isEmpty else { return [] }
    let both: [(String, String?)] = [("marks", picture.overlay(.both))]
    guard picture.before != nil, picture.after != nil else { return both }
    return both + [
      ("marks-before", picture.overlay(.before)), ("marks-after", picture.overlay(.after)),
    ]
  }

  /// Writes the pictures as text. No text in them can end the element, because every `<` of a
  /// document is escaped.
  private func writePictures(_ page: inout HTMLWriter) {
    for (number, scene) in scenes.enumerated() {
      for (index, picture) in scene.pictures.enumerated() {
        let bare = picture.picture.bare
        for (name, svg) in [
          ("before", bare.before), ("after", bare.after),
        ] + overlays(picture.picture) {
          guard let svg else { continue }
          page.begin("script", ["type": "image/svg+xml", "id": "\(name)-\(number)-\(index)"])
          page.raw(svg)
          page.end("script")
        }
      }
    }
  }
}
