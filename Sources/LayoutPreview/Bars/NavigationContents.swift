import ElementTree
import LayoutModel

/// The contents of a navigation bar.
struct NavigationContents {
  var title = ""
  var prompt: String?
  var titleView: ObjectID?
  var leading: [BarItem] = []
  var trailing: [BarItem] = []

  init() {}

  /// - Source: `<navigationItem>`: `title`, `prompt`, a view as `titleView`, items one by one or in lists.
  init(_ item: DocumentElement?) {
    guard let item else { return }
    title = item["title"] ?? item.child("string", key: "title")?.text ?? ""
    prompt = item["prompt"].flatMap { $0.isEmpty ? nil : $0 }
    titleView = item.child(key: "titleView")?["id"].map { ObjectID($0) }
    leading = Self.items(item, "leftBarButtonItem")
    trailing = Self.items(item, "rightBarButtonItem")
  }

  private static func items(_ item: DocumentElement, _ key: String) -> [BarItem] {
    if let one = item.child("barButtonItem", key: key) { return [BarItem(one)] }
    for list in item.children where list.name == key + "s" || list["key"] == key + "s" {
      return list.children.filter { $0.name == "barButtonItem" }.map { BarItem($0) }
    }
    return []
  }
}
