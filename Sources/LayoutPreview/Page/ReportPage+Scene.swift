import LayoutModel

extension ReportPage {
  /// Writes one scene, or an entry without a scene. It is hidden until somebody opens it.
  func write(_ entry: Entry, of count: Int, _ page: inout HTMLWriter) {
    let number = entry.number
    page.begin(
      "article",
      [
        "id": "s\(number)", "data-number": String(number), "aria-labelledby": "t\(number)",
        "hidden": "",
      ])
    page.raw("<div class=\"head\"><div>")
    page.begin("h2", ["id": "t\(number)", "title": entry.scene.map { "id \($0.id.text)" }])
    page.raw(Self.breaking(entry.title))
    page.end("h2")
    page.begin("p", ["class": "where", "title": entry.document])
    page.raw(Self.breaking(entry.shownPath))
    page.end("p")
    page.raw("</div>")
    if count > 1 { writeSteps(&page) }
    page.raw("</div>")
    if let note = entry.note { page.element("p", ["class": "lead"], note) }
    if let scene = entry.scene {
      page.raw("<div class=\"columns\"><div class=\"pictures\">")
      for (index, picture) in scene.pictures.enumerated() {
        write(picture, "\(number)-\(index)", index, &page)
      }
      page.raw("</div><div class=\"beside\">")
      write(scene, entry, &page)
      page.raw("</div></div>")
      if let sweep = scene.sweep { writeSlider(sweep, &page) }
      if let film = scene.film { writeFilm(film, number, &page) }
    } else {
      write(entry.findings, "Findings", entry, &page)
      if entry.note == nil, entry.findings.isEmpty {
        page.element("p", ["class": "lead"], "No scene of this document has views of its own.")
      }
    }
    if let grid = entry.grid {
      page.raw("<details class=\"grid\"><summary>What the nine size classes say</summary>")
      page.element("pre", ["tabindex": "0"], grid)
      page.end("details")
    }
    page.end("article")
  }

  private func writeSteps(_ page: inout HTMLWriter) {
    page.raw("<div class=\"steps\">")
    page.begin("a", ["class": "button", "href": "#scenes", "title": "All scenes (Escape)"])
    page.raw(PageTokens.Icon.grid.markup + "<span>All scenes</span>")
    page.end("a")
    for (step, icon, title) in [
      ("-1", PageTokens.Icon.previous, "Previous scene (K)"), ("1", .next, "Next scene (J)"),
    ] {
      page.begin(
        "button", ["type": "button", "data-step": step, "title": title, "aria-label": title])
      page.raw(icon.markup)
      page.end("button")
    }
    page.raw("</div>")
  }

  private func write(
    _ picture: Picture, _ id: String, _ index: Int, _ page: inout HTMLWriter
  ) {
    page.begin(
      "figure", ["data-figure": id, "data-index": String(index), "class": picture.side?.rawValue])
    page.begin("figcaption", ["title": picture.detail])
    page.raw(HTMLWriter.whole(picture.caption))
    page.end("figcaption")
    page.raw("<div class=\"picture\"></div>")
    page.end("figure")
  }

  /// Writes the findings, the facts about the chosen view, and all views.
  private func write(_ scene: Scene, _ entry: Entry, _ page: inout HTMLWriter) {
    page.raw("<section class=\"facts\" aria-live=\"polite\" hidden></section>")
    write(
      scene.findings, scene.findings.contains { $0.severity == "change" } ? "Changes" : "Findings",
      entry, &page)
    write(scene.findingsOnDevices, "Findings on other devices", entry, &page)
    if entry.count.isNone {
      page.raw("<p class=\"fine\">Nothing is found in this scene.</p>")
    }
    guard !scene.views.isEmpty else { return }
    page.raw(
      "<p class=\"way\">Choose a view in the picture or in the list to see why it is where it is.</p>"
    )
    page.raw("<details class=\"views\">")
    page.element("summary", [:], "Views (\(scene.views.count))")
    page.end("details")
  }

  private func write(
    _ findings: [Finding], _ title: String, _ entry: Entry, _ page: inout HTMLWriter
  ) {
    guard !findings.isEmpty else { return }
    page.element("h3", [:], "\(title) (\(findings.count))")
    page.raw("<ul class=\"findings\">")
    for severity in FindingCount.severities {
      for finding in findings where finding.severity == severity { write(finding, entry, &page) }
    }
    page.raw("</ul>")
  }

  private func write(_ finding: Finding, _ entry: Entry, _ page: inout HTMLWriter) {
    page.begin("li", ["class": finding.severity])
    page.raw((PageTokens.Icon(rawValue: finding.severity) ?? .note).markup)
    page.raw("<div>")
    page.sentence(finding.spoken(finding.message))
    if let hint = finding.hint { page.element("p", ["class": "hint"], finding.spoken(hint).words) }
    page.begin("p", ["class": "place"])
    page.element(
      "span", ["class": "rule"],
      finding.severity == "change" ? finding.rule : "\(finding.severity): \(finding.rule)")
    if let place = finding.place { page.raw(" · \(Self.breaking(entry.shownPlace(place)))") }
    page.end("p")
    if let object = finding.objects.first {
      page.begin(
        "button",
        [
          "type": "button", "class": "show", "data-objects": finding.objects.joined(separator: " "),
          "title": object,
        ])
      page.raw("\(PageTokens.Icon.marks.markup)Show")
      page.end("button")
    }
    page.raw("</div>")
    page.end("li")
  }

  /// Writes an empty slider. The script fills it when it is opened.
  private func writeSlider(_ sweep: Sweep, _ page: inout HTMLWriter) {
    let ends = [sweep.range.lowerBound, sweep.range.upperBound].map { NumberText.rounded($0) }
    page.begin("details", ["class": "sweep"])
    page.element(
      "summary", [:],
      "Widths from \(ends[0]) to \(ends[1]) (\(Self.counted(sweep.breakpoints.count, "breakpoint")))"
    )
    page.end("details")
  }
}
