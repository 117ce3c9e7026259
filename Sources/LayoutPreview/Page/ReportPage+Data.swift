import LayoutModel

extension ReportPage {
  /// `[{"views": [[id, name, kind, [line, …], depth], …], "frames": [[[x, y, width, height] or 0, …], …]},
  /// …]`, with one item for each entry, and with `"sweep"` if a sweep was asked for. A line is a
  /// position in the table of lines.
  func data(_ entries: [Entry], _ tables: inout PageTables) -> String {
    var result: [String] = []
    for entry in entries {
      guard let scene = entry.scene else {
        result.append("{\"views\":[],\"frames\":[]}")
        continue
      }
      let views = scene.views.map { view in
        PageJSON.array([
          PageJSON.string(view.id.text), PageJSON.string(view.name), PageJSON.string(view.kind),
          PageJSON.array(view.reasons.map { String(tables.line($0)) }), String(view.depth),
        ])
      }
      let frames = scene.pictures.map { picture in
        PageJSON.array(picture.frames.map { $0.map(PageJSON.frame) ?? "0" })
      }
      let sweep = scene.sweep.map { ",\"sweep\":\($0.json(&tables))" } ?? ""
      result.append(
        "{\"views\":\(PageJSON.array(views)),\"frames\":\(PageJSON.array(frames))\(sweep)}")
    }
    return PageJSON.array(result)
  }

  /// Writes the pictures of an entry as text that no browser draws by itself.
  func writePictures(_ entry: Entry, _ tables: inout PageTables, _ page: inout HTMLWriter) {
    let pictures = (entry.scene?.pictures ?? []).enumerated().map { ("\($0)", $1.svg) }
    let film = (entry.scene?.film?.frames ?? []).enumerated().map { ("f\($0)", $1.svg) }
    for (name, svg) in pictures + film {
      page.raw("<script type=\"image/svg+xml\" id=\"p\(entry.number)-\(name)\">")
      page.raw(tables.sharing(svg))
      page.raw("</script>\n")
    }
  }
}
