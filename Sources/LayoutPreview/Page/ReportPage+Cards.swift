import LayoutModel

extension ReportPage {
  /// Writes a card with a picture for each scene, the worst first.
  func writeCards(_ entries: [Entry], _ page: inout HTMLWriter) {
    page.raw("<section id=\"scenes\" aria-label=\"Scenes\">")
    if entries.isEmpty {
      page.element("p", ["class": "nothing"], "There is nothing to show.")
    }
    page.raw("<ul class=\"cards\">")
    for entry in entries { writeCard(entry, &page) }
    page.raw("</ul><p class=\"nothing\" id=\"none\" hidden></p></section>\n")
  }

  private func writeCard(_ entry: Entry, _ page: inout HTMLWriter) {
    page.raw("<li>")
    page.begin(
      "a",
      [
        "class": "card", "href": "#s\(entry.number)", "data-number": String(entry.number),
        "data-path": entry.document, "title": entry.document,
        "data-scene": entry.scene.map(\.id.text),
        "data-count": FindingCount.severities.map { String(entry.count[$0]) }.joined(
          separator: " "),
      ])
    if entry.scene?.pictures.isEmpty == false {
      page.begin(
        "span", ["class": "thumb", "data-picture": "\(entry.number)-0", "aria-hidden": "true"])
      page.end("span")
    } else {
      page.begin("span", ["class": "thumb empty", "aria-hidden": "true"])
      page.raw(PageTokens.Icon.document.markup)
      page.end("span")
    }
    page.raw("<b>\(Self.breaking(entry.title))</b>")
    page.begin("span", ["class": "where"])
    page.raw("<span class=\"file\">\(Self.breaking(String(entry.shownFile)))</span>")
    if !entry.shownFolder.isEmpty { page.raw(Self.breaking(String(entry.shownFolder.dropLast()))) }
    page.end("span")
    writeBadges(entry, &page)
    page.raw("</a></li>\n")
  }

  func writeBadges(_ entry: Entry, _ page: inout HTMLWriter) {
    guard !entry.count.isNone || entry.isLost else { return }
    page.begin("span", ["class": "badges"])
    if entry.isLost {
      page.raw("<span class=\"badge error\">\(PageTokens.Icon.error.markup)not drawn</span>")
    }
    for severity in FindingCount.severities where entry.count[severity] > 0 {
      page.begin("span", ["class": "badge \(severity)"])
      page.raw((PageTokens.Icon(rawValue: severity) ?? .note).markup)
      page.raw(Self.counted(entry.count[severity], severity))
      page.end("span")
    }
    page.end("span")
  }

  // MARK: Devices

  /// Writes the heat map of scenes by devices. Scenes without findings on any device are counted
  /// below it.
  func writeHeat(_ entries: [Entry], _ page: inout HTMLWriter) {
    guard !devices.isEmpty else { return }
    let looked = entries.filter { $0.scene?.heat.count == devices.count }
    let hot = looked.filter { entry in
      entry.scene?.heat.contains { $0.errors + $0.warnings > 0 } ?? false
    }
    page.raw("<section id=\"devices\" aria-label=\"Devices\" hidden>")
    let quiet = looked.count - hot.count
    page.element(
      "p", ["class": "lead"],
      hot.isEmpty
        ? "No scene has an error or a warning on any of \(Self.counted(devices.count, "device"))."
        : "Errors and warnings of each scene on each device: upright, on its side and in parts of the screen."
          + (quiet == 0
            ? "" : " \(Self.counted(quiet, "scene")) \(quiet == 1 ? "has" : "have") none anywhere.")
    )
    if !hot.isEmpty { writeHeatTable(hot, &page) }
    page.raw("</section>\n")
  }

  private func writeHeatTable(_ entries: [Entry], _ page: inout HTMLWriter) {
    page.raw(
      "<div class=\"heat\" tabindex=\"0\" role=\"region\" aria-label=\"Scenes by devices\"><table><thead><tr><th scope=\"col\">Scene</th>"
    )
    for device in devices {
      page.begin("th", ["scope": "col", "title": device.id])
      page.element("span", [:], device.name)
      page.end("th")
    }
    page.raw("</tr></thead><tbody>")
    for entry in entries {
      guard let scene = entry.scene else { continue }
      page.begin("tr", ["data-number": String(entry.number)])
      page.begin("th", ["scope": "row"])
      page.begin("a", ["href": "#s\(entry.number)", "title": entry.document])
      page.raw(Self.breaking(entry.title))
      page.end("a")
      page.end("th")
      for (device, heat) in zip(devices, scene.heat) { write(heat, on: device, &page) }
      page.raw("</tr>\n")
    }
    page.raw("</tbody></table></div>")
    page.raw(
      "<p class=\"legend\"><span class=\"cell error\">n</span> number of errors <span class=\"cell warning\">n</span> number of warnings where there is no error</p>"
    )
  }

  private func write(_ heat: Heat, on device: Device, _ page: inout HTMLWriter) {
    guard heat.errors + heat.warnings > 0 else { return page.raw("<td></td>") }
    var words: [String] = []
    if heat.errors > 0 { words.append(Self.counted(heat.errors, "error")) }
    if heat.warnings > 0 { words.append(Self.counted(heat.warnings, "warning")) }
    page.element(
      "td",
      [
        "class": heat.errors > 0 ? "error" : "warning",
        "title": "\(device.name): \(words.joined(separator: ", "))",
      ], String(heat.errors > 0 ? heat.errors : heat.warnings))
  }
}
