import LayoutModel

/// The table of documents by size classes. It shows which of the nine cells have settings of their
/// own, and what was found in the four cells that devices have.
extension ReportPage {
  /// Documents in which cells besides the base cell have settings, or in which a cell has findings.
  private var varied: [Document] {
    documents.filter { document in
      document.cells.contains { ($0.cell != .base && $0.text != nil) || $0.heat != Heat() }
    }
  }

  var hasCells: Bool { !varied.isEmpty }

  func writeCells(_ entries: [Entry], _ page: inout HTMLWriter) {
    guard hasCells else { return }
    let varied = varied
    var first: [String: Entry] = [:]
    for entry in entries where first[entry.document] == nil { first[entry.document] = entry }
    page.raw("<section id=\"cells\" aria-label=\"Size classes\" hidden>")
    let quiet = documents.count { !$0.cells.isEmpty } - varied.count
    page.element(
      "p", ["class": "lead"],
      "What each of the nine size classes (width, height) says by itself, and what is found on devices of it."
        + (quiet == 0
          ? ""
          : " \(Self.counted(quiet, "document")) \(quiet == 1 ? "says" : "say") the same in all, and "
            + "\(quiet == 1 ? "has" : "have") no findings."))
    writeCellsLegend(&page)
    page.raw(
      "<div class=\"cells\" tabindex=\"0\" role=\"region\" aria-label=\"Documents by size classes\"><table><thead><tr><th scope=\"col\">Document</th>"
    )
    for cell in GridCell.inOrder {
      page.begin(
        "th",
        [
          "scope": "col", "class": cell.isFinal ? "final" : nil,
          "title": "\(cell.width.rawValue) width, \(cell.height.rawValue) height",
        ])
      page.raw("\(cell.description)<small>\(cell.width.rawValue), \(cell.height.rawValue)</small>")
      page.end("th")
    }
    page.raw("</tr></thead><tbody>")
    for document in varied {
      guard let entry = first[document.name] else { continue }
      page.begin("tr", ["data-number": String(entry.number)])
      page.begin("th", ["scope": "row"])
      page.begin("a", ["href": "#s\(entry.number)", "title": document.name])
      page.raw(Self.breaking(String(entry.shownFile)))
      page.end("a")
      if !entry.shownFolder.isEmpty {
        page.raw("<small>\(Self.breaking(String(entry.shownFolder.dropLast())))</small>")
      }
      page.end("th")
      for cell in document.cells { write(cell, &page) }
      page.raw("</tr>\n")
    }
    page.raw("</tbody></table></div>")
    page.raw("</section>\n")
  }

  /// Writes the legend of the cells' short texts, above the table.
  private func writeCellsLegend(_ page: inout HTMLWriter) {
    page.raw("<p class=\"legend\">")
    for (sign, meaning) in [
      ("12", "constraints in all classes"), ("+3", "constraints installed here"),
      ("-3", "constraints taken out here"), ("+1v", "views installed here"),
      ("~2", "values changed here"),
    ] {
      page.raw("<span class=\"key\"><b>\(sign)</b>\(meaning)</span> ")
    }
    page.raw("<span class=\"key\"><b class=\"swatch\"></b>classes that devices have</span></p>")
  }

  private func write(_ cell: Document.Cell, _ page: inout HTMLWriter) {
    page.begin("td", ["class": cell.cell.isFinal ? "final" : nil])
    if let text = cell.text {
      page.raw(SVGWriter.escaped(text))
    } else if cell.heat == Heat() {
      page.raw("<span class=\"quiet\" aria-hidden=\"true\">·</span>")
    }
    for (count, severity) in [(cell.heat.errors, "error"), (cell.heat.warnings, "warning")]
    where count > 0 {
      page.begin(
        "span", ["class": "badge \(severity)", "title": Self.counted(count, severity)])
      page.raw((PageTokens.Icon(rawValue: severity) ?? .note).markup)
      page.raw("\(count)<span class=\"heard\"> \(severity)\(count == 1 ? "" : "s")</span>")
      page.end("span")
    }
    page.raw("</td>")
  }
}
