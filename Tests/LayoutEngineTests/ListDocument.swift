import ElementTree
import LayoutModel

/// Documents of any size: scenes with a list of boxes, each below the one before.
enum ListDocument {
  /// - Parameters:
  ///   - moved: by how many points the recorded frames lie beside the resolved ones.
  ///   - lowered: by how many points each of them lies too far below the one before.
  static func tree(
    scenes: Int, boxes: Int, moved: Double = 0, lowered: Double = 0
  ) -> DocumentTree {
    DocumentTree(
      kind: .storyboard,
      root: DocumentElement(
        "document",
        ["useAutolayout": "YES", "useSafeAreas": "YES", "toolsVersion": "22154"],
        children: [
          DocumentElement("device", ["id": "retina4_7", "orientation": "portrait"]),
          DocumentElement(
            "scenes", [:],
            children: (0..<scenes).map {
              scene($0, boxes: boxes, moved: moved, lowered: lowered)
            }),
        ]))
  }

  private static func scene(
    _ number: Int, boxes: Int, moved: Double, lowered: Double
  ) -> DocumentElement {
    let root = "root-\(number)"
    var views: [DocumentElement] = []
    var constraints: [DocumentElement] = []
    for box in 0..<boxes {
      let id = "box-\(number)-\(box)"
      views.append(
        DocumentElement(
          "view", ["id": id, "translatesAutoresizingMaskIntoConstraints": "NO"],
          children: [frame(16 + moved, Double(28 * box) + Double(box + 1) * lowered, 100, 20)]))
      func add(_ attribute: String, _ second: String?, _ other: String, _ constant: String) {
        var constraint = DocumentElement(
          "constraint",
          [
            "firstItem": id, "firstAttribute": attribute, "constant": constant,
            "id": "\(attribute)-\(number)-\(box)",
          ])
        if let second {
          constraint["secondItem"] = second
          constraint["secondAttribute"] = other
        }
        constraints.append(constraint)
      }
      add("leading", root, "leading", "16")
      add("width", nil, "", "100")
      add("height", nil, "", "20")
      add(
        "top", box == 0 ? root : "box-\(number)-\(box - 1)", box == 0 ? "top" : "bottom",
        box == 0 ? "0" : "8")
    }
    let view = DocumentElement(
      "view", ["key": "view", "id": root],
      children: [
        frame(0, 0, 375, 667), DocumentElement("subviews", [:], children: views),
        DocumentElement("constraints", [:], children: constraints),
      ])
    let controller = DocumentElement(
      "viewController", ["id": "controller-\(number)"], children: [view])
    return DocumentElement(
      "scene", ["sceneID": "scene-\(number)"],
      children: [DocumentElement("objects", [:], children: [controller])])
  }

  private static func frame(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> DocumentElement {
    DocumentElement(
      "rect",
      [
        "key": "frame", "x": NumberText.shortest(x), "y": NumberText.shortest(y),
        "width": NumberText.shortest(width), "height": NumberText.shortest(height),
      ])
  }
}
