import ElementTree
import LayoutModel
import TestSupport

/// Seeded random documents of one scene in which cells install, uninstall and set things at random.
struct GeneratedGrid {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let views = ["a", "b", "c", "s"]

  mutating func document() -> DocumentTree {
    var root = DocumentElement("view", ["key": "view", "id": "root"])
    var subviews = DocumentElement("subviews")
    for id in Self.views { subviews.append(view(id)) }
    root.append(subviews)
    var constraints = DocumentElement("constraints")
    let count = random.integer(in: 1...8)
    for number in 1...count { constraints.append(constraint("k\(number)")) }
    root.append(constraints)
    let masked = (1...count).map { "k\($0)" }
    for cell in GridCell.inOrder {
      var variation = DocumentElement("variation", ["key": cell.variationKey])
      for (list, ids) in [("subviews", Self.views), ("constraints", masked)] {
        var mask = DocumentElement("mask", ["key": list])
        for id in ids where random.oneIn(list == "subviews" ? 12 : 3) {
          mask.append(
            DocumentElement(random.oneIn(2) ? "include" : "exclude", ["reference": id]))
        }
        if !mask.content.isEmpty { variation.append(mask) }
      }
      if !variation.content.isEmpty { root.append(variation) }
    }
    let controller = DocumentElement("viewController", ["id": "vc"], children: [root])
    let objects = DocumentElement("objects", [:], children: [controller])
    return SampleDocument.storyboard(scenes: [
      DocumentElement("scene", ["sceneID": "scene"], children: [objects])
    ])
  }

  private mutating func view(_ id: String) -> DocumentElement {
    var element = DocumentElement(
      id == "s" ? "stackView" : "label", ["id": id], children: [SampleDocument.frame(0, 0, 9, 9)])
    let spells = id == "s" ? ["spacing", "axis", "hidden"] : ["hidden", "text"]
    for name in spells where random.oneIn(2) { element[name] = value(of: name) }
    if random.oneIn(2) { element.append(font()) }
    for cell in GridCell.inOrder where cell != .base && random.oneIn(3) {
      var variation = DocumentElement("variation", ["key": cell.variationKey])
      for name in spells where random.oneIn(2) { variation[name] = value(of: name) }
      if random.oneIn(3) { variation.append(font()) }
      if variation.attributes.count > 1 || !variation.content.isEmpty { element.append(variation) }
    }
    return element
  }

  private mutating func value(of name: String) -> String {
    switch name {
    case "spacing": ["0", "8", "12"][random.integer(in: 0...2)]
    case "axis": random.oneIn(2) ? "vertical" : "horizontal"
    case "hidden": random.oneIn(2) ? "YES" : "NO"
    default: random.oneIn(2) ? "One" : "Two"
    }
  }

  private mutating func font() -> DocumentElement {
    DocumentElement(
      "fontDescription",
      ["key": "fontDescription", "type": "system", "pointSize": random.oneIn(2) ? "17" : "34"])
  }

  /// Few different ones, so that many say the same; some with their items the other way round.
  private mutating func constraint(_ id: String) -> DocumentElement {
    let names = ["a", "b"]
    let isTurned = random.oneIn(2)
    let edge = random.oneIn(2) ? "top" : "leading"
    var element = DocumentElement("constraint")
    element["firstItem"] = names[isTurned ? 1 : 0]
    element["firstAttribute"] = edge
    if random.oneIn(3) {
      element["relation"] = isTurned ? "lessThanOrEqual" : "greaterThanOrEqual"
    }
    element["secondItem"] = names[isTurned ? 0 : 1]
    element["secondAttribute"] = edge
    let sign = isTurned ? "-" : ""
    func constant(_ random: inout SplitMix64) -> String { sign + (random.oneIn(2) ? "8" : "20") }
    if random.oneIn(2) { element["constant"] = constant(&random) }
    element["id"] = id
    for cell in GridCell.inOrder where cell != .base && random.oneIn(6) {
      element.append(
        DocumentElement(
          "variation", ["key": cell.variationKey, "constant": constant(&random)]))
    }
    return element
  }
}
