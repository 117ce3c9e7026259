import ElementTree
import LayoutModel

/// Documents with views in views, each held to the margins of the one around it, which it hands on.
enum MarginNest {
  static func tree(depth: Int) -> DocumentTree {
    var inner = view(depth, around: nil)
    for level in stride(from: depth - 1, through: 1, by: -1) { inner = view(level, around: inner) }
    let root = view(0, around: inner, attributes: ["key": "view"])
    let controller = DocumentElement("viewController", ["id": "controller"], children: [root])
    return DocumentTree(
      kind: .storyboard,
      root: DocumentElement(
        "document", ["useAutolayout": "YES", "useSafeAreas": "YES", "toolsVersion": "22154"],
        children: [
          DocumentElement("device", ["id": "retina4_7", "orientation": "portrait"]),
          DocumentElement(
            "scenes", [:],
            children: [
              DocumentElement(
                "scene", ["sceneID": "scene"],
                children: [DocumentElement("objects", [:], children: [controller])])
            ]),
        ]))
  }

  private static func view(
    _ level: Int, around inner: DocumentElement?, attributes: [String: String] = [:]
  ) -> DocumentElement {
    var element = DocumentElement(
      "view", ["id": "v\(level)"],
      children: [
        DocumentElement(
          "rect", ["key": "frame", "x": "0", "y": "0", "width": "375", "height": "667"])
      ])
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) { element[name] = value }
    if level > 0 {
      element["preservesSuperviewLayoutMargins"] = "YES"
      element["translatesAutoresizingMaskIntoConstraints"] = "NO"
    }
    guard let inner else { return element }
    element.append(DocumentElement("subviews", [:], children: [inner]))
    element.append(
      DocumentElement(
        "constraints", [:],
        children: ["leading", "top", "trailing", "bottom"].map { attribute in
          DocumentElement(
            "constraint",
            [
              "firstItem": "v\(level + 1)", "firstAttribute": attribute,
              "secondItem": "v\(level)", "secondAttribute": attribute + "Margin",
              "id": "\(attribute)-\(level)",
            ])
        }))
    return element
  }
}
