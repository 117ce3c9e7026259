import LayoutModel

extension ReportPage {
  /// The page as one file. It loads nothing: its policy allows only its own style and script, by
  /// their digests.
  ///
  /// Pictures are stored as text after the page, and the script draws those that become visible. So
  /// a page of five hundred scenes opens as fast as one of five. Repeated parts, which are
  /// explanations and images, are stored once. The same page gives the same bytes.
  package var html: String {
    var page = HTMLWriter(page: title, style: Self.style, script: Self.script)
    var tables = PageTables()
    let entries = Self.worstFirst(self.entries)
    page.raw("<a class=\"skip\" href=\"#main\">To the pictures</a>\n")
    writeHeader(entries, &page)
    page.raw("<div class=\"frame\">\n")
    writeSide(entries, &page)
    page.raw(
      "<main id=\"main\">\n<noscript>This page draws its pictures with JavaScript.</noscript>\n")
    writeCards(entries, &page)
    writeHeat(entries, &page)
    writeCells(entries, &page)
    writeMap(entries, &page)
    for entry in entries { write(entry, of: entries.count, &page) }
    page.raw("</main></div>\n")
    let data = self.data(entries, &tables)
    for entry in entries { writePictures(entry, &tables, &page) }
    page.raw(
      "<script type=\"application/json\" id=\"images\">\(tables.imagesJSON(imageScaling))</script>\n"
    )
    page.raw("<script type=\"application/json\" id=\"lines\">\(tables.linesJSON)</script>\n")
    page.raw("<script type=\"application/json\" id=\"data\">\(data)</script>\n")
    page.raw("<script>\(Self.script)</script>\n</body></html>\n")
    return page.text
  }

  // MARK: Head

  static func counted(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  private func writeHeader(_ entries: [Entry], _ page: inout HTMLWriter) {
    page.raw("<header><div class=\"title\">")
    page.element("h1", [:], title)
    page.begin("p", ["class": "summary"])
    page.raw(
      "\(Self.counted(entries.count { $0.scene != nil }, "scene")) of "
        + Self.counted(documents.count, "document"))
    if let part { writeParts(part, &page) }
    page.end("p")
    page.raw("</div>")
    if !devices.isEmpty || map != nil || hasCells {
      page.raw("<div class=\"modes\" role=\"group\" aria-label=\"Show\">")
      for (id, title, icon, isThere) in [
        ("scenes", "Scenes", PageTokens.Icon.grid, true),
        ("devices", "Devices", .heat, !devices.isEmpty),
        ("cells", "Size classes", .cells, hasCells),
        ("map", "Map", .map, map != nil),
      ] where isThere {
        page.begin(
          "a", ["href": "#\(id)", "data-mode": id, "class": "mode", "title": title])
        page.raw(icon.markup)
        page.element("span", [:], title)
        page.end("a")
      }
      page.raw("</div>")
    }
    page.raw("</header>\n")
  }

  private func writeParts(_ part: Part, _ page: inout HTMLWriter) {
    page.raw(" · page \(part.number) of \(part.files.count), worst first")
    for (step, word) in [(-1, "previous page"), (1, "next page")] {
      guard part.files.indices.contains(part.number - 1 + step) else { continue }
      page.raw(" · ")
      page.element("a", ["href": part.files[part.number - 1 + step].urlText], word)
    }
  }

  /// Writes the search field, the counts of findings, and the folders. Each of them filters the
  /// cards.
  private func writeSide(_ entries: [Entry], _ page: inout HTMLWriter) {
    guard entries.count > 1 else { return }
    page.raw("<nav aria-label=\"Filter\"><div class=\"find\">")
    page.raw(PageTokens.Icon.search.markup)
    page.raw(
      "<input type=\"search\" id=\"find\" aria-label=\"Find scenes by name, text, rule or id\" "
        + "placeholder=\"Name, text, rule, id\" autocomplete=\"off\" spellcheck=\"false\">"
        + "<span class=\"count\" id=\"count\" role=\"status\"></span></div>"
        + "<div class=\"chips\" role=\"group\" aria-label=\"Findings\">")
    for severity in FindingCount.severities {
      let count = entries.reduce(0) { $0 + $1.count[severity] }
      guard count > 0 else { continue }
      page.begin(
        "button",
        [
          "type": "button", "class": "chip \(severity)", "data-severity": severity,
          "aria-pressed": "false", "title": "Only scenes with \(severity)s",
        ])
      page.raw((PageTokens.Icon(rawValue: severity) ?? .note).markup)
      page.raw(Self.counted(count, severity))
      page.end("button")
    }
    page.raw("</div>")
    let tree = FolderTree(entries.map(\.document))
    if documents.count > 1 {
      page.raw(
        "<details class=\"folders\" open><summary>Folders: <span id=\"folder\">all documents</span></summary>"
      )
      writeTree(tree, entries, &page)
      page.end("details")
    }
    page.raw("</nav>\n")
  }

  private func writeTree(
    _ tree: FolderTree, _ entries: [Entry], _ page: inout HTMLWriter
  ) {
    page.raw("<ul class=\"tree\" role=\"tree\" aria-label=\"Folders\">")
    page.raw(
      "<li role=\"treeitem\" aria-selected=\"true\" tabindex=\"0\" data-path=\"\"><span class=\"row\"><span class=\"twist\"></span><span class=\"name\">All documents</span><span class=\"number\">\(entries.count { $0.scene != nil })</span></span></li>"
    )
    for node in tree.roots { write(node, depth: 0, entries, &page) }
    page.raw("</ul>")
  }

  private func write(
    _ node: FolderTree.Node, depth: Int, _ entries: [Entry], _ page: inout HTMLWriter
  ) {
    let inside = node.items.map { entries[$0].count }
    let worst = FindingCount.severities.first { severity in inside.contains { $0[severity] > 0 } }
    page.begin(
      "li",
      [
        "role": "treeitem", "aria-selected": "false", "tabindex": "-1", "data-path": node.path,
        "aria-expanded": node.children.isEmpty
          ? nil : depth == 0 || node.items.count <= 12 ? "true" : "false",
      ])
    page.begin("span", ["class": "row", "style": nil, "title": node.path])
    page.begin("span", ["class": "twist"])
    if !node.children.isEmpty { page.raw(PageTokens.Icon.next.markup) }
    page.end("span")
    page.begin("span", ["class": "name"])
    page.raw(Self.breaking(node.name))
    page.end("span")
    if let worst, worst != "note", worst != "change" {
      page.begin("span", ["class": "dot \(worst)"])
      page.element("span", ["class": "heard"], "with \(worst)s,")
      page.end("span")
    }
    page.element(
      "span", ["class": "number"], String(node.items.count { entries[$0].scene != nil }))
    page.end("span")
    if !node.children.isEmpty {
      page.raw("<ul role=\"group\">")
      for child in node.children { write(child, depth: depth + 1, entries, &page) }
      page.raw("</ul>")
    }
    page.end("li")
  }

  /// From this length of a file's name on, its extension may stand on a line of its own.
  private static let longName = 24
  private static let longNameAlone = 8

  /// A path or name that may break after folders and words, and is never cut. An extension stands
  /// alone only if the name has no words.
  static func breaking(_ text: String) -> String {
    var result = ""
    var last: Character = " "
    var length = 0
    var hasWords = false
    let longName = text.contains("/") ? Self.longName : Self.longNameAlone
    for character in text {
      let isWord = last.isLowercase && character.isUppercase
      let isLongName = character == "." && length > longName && !hasWords
      if isWord || isLongName || "/_-".contains(last) { result += "<wbr>" }
      result += SVGWriter.escaped(String(character))
      length = character == "/" ? 0 : length + 1
      hasWords = character != "/" && (hasWords || isWord)
      last = character
    }
    return result
  }
}
