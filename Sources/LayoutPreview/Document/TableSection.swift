import ElementTree
import LayoutModel

/// A section of a static table.
///
/// - Source: `<tableViewSection headerTitle="…" footerTitle="…">` with its `<cells>`.
struct TableSection: Hashable, Sendable {
  var header: String?
  var footer: String?
  /// The ids of its cells, in order.
  var cells: [ObjectID]

  /// The sections of all static tables in a document, by the table's id. Other tables may have an
  /// empty list.
  static func all(in document: LayoutDocument) -> [ObjectID: [TableSection]] {
    var result: [ObjectID: [TableSection]] = [:]
    guard document.views.contains(where: { $0.kind == .tableView }) else { return result }
    document.tree.root.forEach { element in
      guard element.name == "tableView", let id = element["id"],
        let sections = element.child("sections"),
        sections.children.contains(where: { $0.name == "tableViewSection" })
      else { return }
      result[ObjectID(id)] = sections.children.filter { $0.name == "tableViewSection" }
        .map(TableSection.init)
    }
    return result
  }

  private init(_ element: DocumentElement) {
    func title(_ key: String) -> String? {
      let text = element[key] ?? element.child("string", key: key)?.text
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }
    header = title("headerTitle")
    footer = title("footerTitle")
    cells = element.child("cells")?.children.compactMap { $0["id"].map { ObjectID($0) } } ?? []
  }
}
