import ElementTree
import LayoutModel

/// Small documents, built by hand.
enum Sample {
  static func view(
    _ name: String, _ id: String, frame: Rect? = nil, _ attributes: [String: String] = [:],
    children: [DocumentElement] = []
  ) -> DocumentElement {
    var element = DocumentElement(name, ["id": id])
    for key in attributes.keys.sorted() { element[key] = attributes[key] }
    if let frame { element.append(rect(frame)) }
    for child in children { element.append(child) }
    return element
  }

  static func rect(_ frame: Rect) -> DocumentElement {
    DocumentElement(
      "rect",
      [
        "key": "frame", "x": NumberText.shortest(frame.x), "y": NumberText.shortest(frame.y),
        "width": NumberText.shortest(frame.width), "height": NumberText.shortest(frame.height),
      ])
  }

  static func group(_ name: String, _ children: [DocumentElement]) -> DocumentElement {
    DocumentElement(name, [:], children: children)
  }

  /// A storyboard of one scene around a root view.
  static func tree(root: DocumentElement, guides: [DocumentElement] = []) -> DocumentTree {
    var controller = DocumentElement("viewController", ["id": "controller"])
    if !guides.isEmpty { controller.append(group("layoutGuides", guides)) }
    controller.append(root)
    let scene = DocumentElement(
      "scene", ["sceneID": "scene"], children: [group("objects", [controller])])
    return DocumentTree(
      kind: .storyboard,
      root: DocumentElement(
        "document", ["useAutolayout": "YES", "toolsVersion": "22154"],
        children: [group("scenes", [scene])]))
  }

  /// A root view with a label called Title, a button, and some constraints.
  static func document(
    constraints: [DocumentElement] = [], variations: [DocumentElement] = [],
    more: [DocumentElement] = []
  ) -> LayoutDocument {
    let label = view(
      "label", "label", frame: Rect(x: 16, y: 40, width: 100, height: 21), ["text": "Title"])
    let button = view("button", "button", frame: Rect(x: 16, y: 80, width: 100, height: 30))
    let root = view(
      "view", "root", frame: Rect(width: 375, height: 667), ["key": "view"],
      children: [group("subviews", [label, button] + more), group("constraints", constraints)]
        + variations)
    return LayoutDocument(tree(root: root))
  }
}
