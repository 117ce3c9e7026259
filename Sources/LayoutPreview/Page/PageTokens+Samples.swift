extension PageTokens {
  /// A page that shows the design system of report, review and `serve`: colours with their
  /// contrast, type, spaces, icons and parts, in both appearances. It is `Schemas/pages.html`,
  /// which a test records.
  static var samples: String {
    var page = HTMLWriter(page: "How pages of Ninegrid look", style: sampleStyle, script: "")
    page.raw("<main>\n<h1>How pages of Ninegrid look</h1>\n")
    page.raw(
      "<p>Report, review and the page of <code>serve</code> share these colours, sizes and icons. A test counts the contrast of each pair, in both appearances; none is below 4.5.</p>\n"
    )
    for appearance in PreviewAppearance.allCases { writeColours(appearance, &page) }
    page.raw("<h2>Type and spaces</h2>\n")
    for (size, use) in [
      (22, "the name of a scene"), (17, "the title of a page"), (15, "text, headings in it"),
      (13, "lists, controls, captions"), (12, "badges, facts beside facts"),
    ] {
      page.raw("<p class=\"t\(size)\">\(size) points: \(use)</p>\n")
    }
    page.raw(
      "<p>Spaces are 4, 8, 12, 16, 24 and 32 points. Controls are 36 points high, 44 where a finger meets them. Corners have 8 points, cards 12.</p>\n"
    )
    page.raw("<h2>Icons</h2>\n<ul class=\"icons\">")
    for icon in Icon.allCases {
      page.raw("<li>\(icon.markup) <code>\(icon.rawValue)</code></li>")
    }
    page.raw("</ul>\n<h2>Lines of graphs</h2>\n")
    for (name, use) in [
      ("active", "active: the constraint holds with equality"), ("slack", "slack: it has room"),
      ("missed", "missed: it is optional, and not met"),
      ("given-up", "given up: it conflicts with others"),
    ] {
      page.raw("<p class=\"edge\"><i class=\"\(name)\"></i>\(use)</p>\n")
    }
    page.raw("</main>\n</body></html>\n")
    return page.text
  }

  private static let sampleStyle =
    style + """

      main{max-width:880px;margin:0 auto;padding:24px 16px 64px}
      h1{font-size:22px;margin:0 0 8px}h2{font-size:17px;margin:32px 0 8px}p{margin:8px 0}
      .t22{font-size:22px}.t17{font-size:17px}.t13{font-size:13px}.t12{font-size:12px}
      .icons{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(144px,1fr));gap:8px;font-size:13px}
      .icons li{display:flex;align-items:center;gap:8px}
      .edge{display:flex;align-items:center;gap:8px;font-size:13px}.edge i{width:32px;border-top:2px solid var(--accent)}
      .edge .slack{border-top:2px dashed var(--dim)}.edge .missed{border-top:3px dotted var(--warning)}.edge .given-up{border-top:3px dashed var(--error)}
      .light{\(light)}.dark{\(dark)}
      .light,.dark{background:var(--back);color:var(--text);border:1px solid var(--line);border-radius:12px;padding:16px;margin-bottom:16px;display:grid;grid-template-columns:repeat(auto-fill,minmax(176px,1fr));gap:8px;font-size:13px}
      .light h3,.dark h3{grid-column:1/-1;font-size:15px;margin:0}
      .pair{border-radius:8px;padding:8px 12px}
      \(Set(pairs).sorted { ($0.text, $0.ground) < ($1.text, $1.ground) }.map { ".\($0.text)-\($0.ground){color:var(--\($0.text));background:var(--\($0.ground))}" }.joined())
      """

  private static func writeColours(_ appearance: PreviewAppearance, _ page: inout HTMLWriter) {
    page.raw("<section class=\"\(appearance.rawValue)\">")
    page.element("h3", [:], appearance == .light ? "Light" : "Dark")
    for pair in pairs {
      let tenths = Int((contrast(pair, appearance) * 10).rounded(.down))
      page.element(
        "div", ["class": "pair \(pair.text)-\(pair.ground)"],
        "\(pair.text) on \(pair.ground), \(tenths / 10).\(tenths % 10)")
    }
    page.raw("</section>\n")
  }
}
