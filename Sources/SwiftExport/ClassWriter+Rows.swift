import ElementTree
import LayoutModel

extension ClassWriter {
  // MARK: Prototypes

  /// Registers the classes of prototypes with their tables and collections.
  mutating func writeRegistrations() {
    for index in [container] + views {
      let list = document.views[index]
      guard let name = names[index], list.kind == .tableView || list.kind == .collectionView else {
        continue
      }
      for child in list.children where document.views[child].placement == .cell {
        let cell = document.views[child]
        guard let type = classes.names[cell.id], cell.element["reuseIdentifier"] != nil else {
          continue
        }
        if list.kind == .tableView {
          out.add(
            "\(name).register(\(type).self, forCellReuseIdentifier: \(type).reuseIdentifier)")
        } else {
          out.add(
            "\(name).register(\(type).self, forCellWithReuseIdentifier: \(type).reuseIdentifier)")
        }
      }
      for (kind, type) in supplementary(list) {
        out.add(
          "\(name).register(\(type).self, forSupplementaryViewOfKind: \(kind), withReuseIdentifier: \(type).reuseIdentifier)"
        )
      }
    }
  }

  // MARK: Static rows

  private var staticTable: LayoutView? {
    guard kind.isController, document.views[container].kind == .tableView,
      document.views[container].element["dataMode"] == "static"
    else { return nil }
    return document.views[container]
  }

  /// The sections of a static table with their rows. They come from the tree, because the model only knows
  /// cells.
  private var sections: [(element: DocumentElement, rows: [LayoutView])] {
    guard let table = staticTable else { return [] }
    var found: DocumentElement?
    document.tree.root.forEach { element in
      if found == nil, element["id"] == table.id.text { found = element.child("sections") }
    }
    return (found?.children.map { $0 } ?? []).map { section in
      let rows = (section.child("cells")?.children.map { $0 } ?? []).compactMap { cell in
        cell["id"].flatMap { document.view(ObjectID($0)) }
      }
      return (section, rows)
    }
  }

  mutating func writeSections() {
    let sections = self.sections
    if sections.isEmpty { return }
    out.open("private lazy var sections: [[UITableViewCell]] = [")
    for section in sections {
      out.add("[\(section.rows.compactMap { names[$0.index] }.joined(separator: ", "))],")
    }
    out.close("]")
    let heights = sections.flatMap(\.rows).compactMap { row -> String? in
      guard let height = row.element.number("rowHeight"), height > 0, let name = names[row.index]
      else { return nil }
      return "\(name): \(CodeText.number(height))"
    }
    if heights.isEmpty { return }
    out.open("private lazy var rowHeights: [UITableViewCell: CGFloat] = [")
    for height in heights { out.add("\(height),") }
    out.close("]")
  }

  /// Writes the methods that answer the table as its data source and delegate.
  mutating func writeRows() {
    let sections = self.sections
    if !sections.isEmpty {
      writeStaticRows(sections)
      return
    }
    for index in [container] + views {
      let list = document.views[index]
      let isOwn = index == root && kind.root != "view" && !hasOwnRoot
      if list.kind == .tableView,
        isOwn && kind.superclassAdopts("UITableViewDataSource") && !prototypes(list).isEmpty
          || protocols.contains("UITableViewDataSource")
      {
        writeTableSource(prototypes(list))
        break
      }
    }
    for index in [container] + views {
      let list = document.views[index]
      if list.kind == .collectionView,
        index == root && kind.superclassAdopts("UICollectionViewDataSource")
          && !prototypes(list).isEmpty || protocols.contains("UICollectionViewDataSource")
      {
        writeCollectionSource(prototypes(list))
        writeSupplementarySource(supplementary(list))
        break
      }
    }
    if protocols.contains("UIPickerViewDataSource") { writePickerSource() }
  }

  /// The classes of headers and footers of a collection's sections, by the kind that the collection asks
  /// for.
  private func supplementary(_ list: LayoutView) -> [(kind: String, type: String)] {
    list.children.compactMap { child in
      let view = document.views[child]
      guard view.element["reuseIdentifier"] != nil, let type = classes.names[view.id],
        let kind = ["sectionHeaderView": "Header", "sectionFooterView": "Footer"][view.role ?? ""]
      else { return nil }
      return ("UICollectionView.elementKindSection\(kind)", type)
    }
  }

  private func prototypes(_ list: LayoutView) -> [String] {
    list.children.filter {
      document.views[$0].placement == .cell && document.views[$0].element["reuseIdentifier"] != nil
    }.compactMap { classes.names[document.views[$0].id] }
  }

  private mutating func writeStaticRows(
    _ sections: [(element: DocumentElement, rows: [LayoutView])]
  ) {
    writeMethod(
      "override func numberOfSections(in tableView: UITableView) -> Int", "sections.count")
    writeMethod(
      "override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int",
      "sections[section].count")
    writeMethod(
      "override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell",
      "sections[indexPath.section][indexPath.row]")
    if sections.flatMap(\.rows).contains(where: { ($0.element.number("rowHeight") ?? 0) > 0 }) {
      writeMethod(
        "override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat",
        "rowHeights[sections[indexPath.section][indexPath.row]] ?? tableView.rowHeight")
    }
    writeTitles("Header", sections.map(\.element))
    writeTitles("Footer", sections.map(\.element))
  }

  mutating func writeMethod(_ head: String, _ value: String) {
    out.open("\(head) {")
    out.add(value)
    out.close()
    out.add("")
  }

  private mutating func writeTitles(_ place: String, _ sections: [DocumentElement]) {
    let key = "\(place.lowercased())Title"
    let titles = sections.map { $0[key] ?? $0.child(key: key)?.text }
    guard titles.contains(where: { $0 != nil }) else { return }
    out.open(
      "override func tableView(_ tableView: UITableView, titleFor\(place)InSection section: Int) -> String? {"
    )
    out.add("switch section {")
    for (index, title) in titles.enumerated() {
      guard let title else { continue }
      let text = classes.localized(title, sections[index]["id"] ?? "", key)
      out.add("case \(index): \(text)")
    }
    out.add("default: nil")
    out.add("}")
    out.close()
    out.add("")
  }
}
