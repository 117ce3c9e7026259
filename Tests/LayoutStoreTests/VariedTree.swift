import ElementTree
import LayoutModel
import TestSupport

/// Seeded random storyboards and xibs whose views and constraints vary by cell.
enum VariedTree {
  static func document(seed: UInt64) -> DocumentTree {
    var random = SplitMix64(seed: seed)
    let isXib = random.oneIn(3)
    let count = random.integer(in: 1...3)
    let roots = (0..<count).map { view("V\($0)", depth: 2, using: &random) }
    var root = DocumentElement("document", ["type": "test", "targetRuntime": "iOS.CocoaTouch"])
    if isXib {
      root.append(DocumentElement("objects", [:], children: roots))
    } else {
      let scenes = roots.enumerated().map { index, view in
        var view = view
        view["key"] = "view"
        return DocumentElement(
          "scene", ["sceneID": "S\(index)"],
          children: [
            DocumentElement(
              "objects", [:],
              children: [
                DocumentElement("viewController", ["id": "C\(index)"], children: [view]),
                DocumentElement("placeholder", ["id": "P\(index)"]),
              ])
          ])
      }
      root.append(DocumentElement("scenes", [:], children: scenes))
    }
    return DocumentTree(kind: isXib ? .xib : .storyboard, root: root)
  }

  private static func view(
    _ id: String, depth: Int, using random: inout SplitMix64
  ) -> DocumentElement {
    var result = DocumentElement(
      random.oneIn(3) ? "stackView" : "view", ["id": id],
      children: [
        DocumentElement(
          "rect",
          [
            "key": "frame", "x": "0", "y": "0", "width": "\(random.integer(in: 1...9))",
            "height": "1",
          ])
      ])
    if random.oneIn(3) { result["horizontalHuggingPriority"] = "\(random.integer(in: 1...1000))" }
    if random.oneIn(3) { result["hidden"] = "YES" }
    let children = (0..<(depth == 0 ? 0 : random.integer(in: 0...3))).map {
      view("\(id)\($0)", depth: depth - 1, using: &random)
    }
    if !children.isEmpty { result.append(DocumentElement("subviews", [:], children: children)) }
    var constraints: [DocumentElement] = []
    for (index, child) in children.enumerated() {
      constraints.append(
        constraint("K\(id)\(index)", from: child["id"] ?? "", to: id, using: &random))
    }
    if !constraints.isEmpty {
      result.append(DocumentElement("constraints", [:], children: constraints))
    }
    if random.oneIn(4) {
      result.append(DocumentElement("viewLayoutGuide", ["key": "safeArea", "id": "G\(id)"]))
    }
    if random.oneIn(4) {
      result.append(
        DocumentElement(
          "connections", [:],
          children: [
            DocumentElement("outlet", ["property": "a", "destination": id, "id": "O\(id)"])
          ]))
    }
    for cell in GridCell.inOrder.shuffled(using: &random) where random.oneIn(3) {
      var variation = DocumentElement("variation", ["key": cell.variationKey])
      if random.oneIn(2) { variation["hidden"] = random.oneIn(2) ? "YES" : "NO" }
      if random.oneIn(2) { variation["axis"] = random.oneIn(2) ? "vertical" : "horizontal" }
      for (key, objects) in [("subviews", children), ("constraints", constraints)] {
        let entries = objects.filter { _ in random.oneIn(2) }.map {
          DocumentElement(
            random.oneIn(2) ? "include" : "exclude", ["reference": $0["id"] ?? ""])
        }
        if !entries.isEmpty {
          variation.append(DocumentElement("mask", ["key": key], children: entries))
        }
      }
      result.append(variation)
    }
    return result
  }

  private static func constraint(
    _ id: String, from first: String, to second: String, using random: inout SplitMix64
  ) -> DocumentElement {
    var result = DocumentElement(
      "constraint", ["firstItem": first, "firstAttribute": "width", "id": id])
    if random.oneIn(2) {
      result["secondItem"] = second
      result["secondAttribute"] = "width"
      result["multiplier"] = random.oneIn(2) ? "1:2" : "0.3"
    }
    if random.oneIn(2) { result["constant"] = "\(random.integer(in: 1...99))" }
    if random.oneIn(3) { result["priority"] = "\(random.integer(in: 1...1000))" }
    for cell in GridCell.inOrder.shuffled(using: &random) where random.oneIn(4) {
      result.append(
        DocumentElement(
          "variation",
          ["key": cell.variationKey, "constant": "\(random.integer(in: 100...999))"]))
    }
    return result
  }
}
