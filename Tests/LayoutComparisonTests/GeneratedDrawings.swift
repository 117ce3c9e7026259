import ElementTree
import LayoutModel
import TestSupport

/// Seeded random drawings of the four final size classes: of a handful of views each class has some, with ids of its own
/// or the same, and constraints and values of its own.
struct GeneratedDrawings {
  private var random: SplitMix64
  /// What each id stands for; ids that are the same in several drawings stand for the same.
  private(set) var labels: [ObjectID: String] = ["root": "Root"]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let names = ["A", "B", "C", "S"]
  private static let arranged = ["T", "U"]

  /// One class with the ids that it has given to its views.
  private struct Drawing {
    var ids: [String: String] = [:]
    var views: [DocumentElement] = []
    var constraints: [DocumentElement] = []
  }

  /// One document for each of the final classes, in their order.
  mutating func drawings() -> [DocumentTree] {
    GridCell.finals.indices.map { index in
      let drawing = self.drawing(index)
      return Self.document(drawing.views, drawing.constraints, masks: [])
    }
  }

  /// One document in which each class has views of its own, installed there alone.
  mutating func copies() -> DocumentTree {
    var views: [DocumentElement] = []
    var constraints: [DocumentElement] = []
    var installed: [[String]] = []
    for index in GridCell.finals.indices {
      let drawing = self.drawing(index, sharesIDs: false)
      views += drawing.views
      constraints += drawing.constraints
      installed.append(drawing.views.compactMap { $0["id"] })
    }
    var masks = [Self.variation(.base, "exclude", installed.flatMap(\.self))]
    for (cell, ids) in zip(GridCell.finals, installed) {
      masks.append(Self.variation(cell, "include", ids))
    }
    return Self.document(views, constraints, masks: masks)
  }

  private static func variation(
    _ cell: GridCell, _ entry: String, _ ids: [String]
  ) -> DocumentElement {
    let entries = ids.map { DocumentElement(entry, ["reference": $0]) }
    return DocumentElement(
      "variation", ["key": cell.variationKey],
      children: [DocumentElement("mask", ["key": "subviews"], children: entries)])
  }

  private static func document(
    _ views: [DocumentElement], _ constraints: [DocumentElement], masks: [DocumentElement]
  ) -> DocumentTree {
    let root = DocumentElement(
      "view", ["key": "view", "id": "root"],
      children: [
        DocumentElement("subviews", [:], children: views),
        DocumentElement("constraints", [:], children: constraints),
      ] + masks)
    let controller = DocumentElement("viewController", ["id": "vc"], children: [root])
    let objects = DocumentElement("objects", [:], children: [controller])
    return SampleDocument.storyboard(scenes: [
      DocumentElement("scene", ["sceneID": "scene"], children: [objects])
    ])
  }

  private mutating func drawing(_ index: Int, sharesIDs: Bool = true) -> Drawing {
    var result = Drawing(ids: ["Root": "root"])
    for name in Self.names where !random.oneIn(5) {
      var view = self.view(name, index, sharesIDs, &result)
      if name == "S" {
        let children = Self.arranged.filter { _ in !random.oneIn(5) }
        let list = children.map { self.view($0, index, sharesIDs, &result) }
        if !list.isEmpty { view.append(DocumentElement("subviews", [:], children: list)) }
      }
      result.views.append(view)
    }
    for number in 1...random.integer(in: 1...6) {
      if let constraint = constraint(number, index, sharesIDs, result.ids) {
        result.constraints.append(constraint)
      }
    }
    return result
  }

  private mutating func view(
    _ name: String, _ index: Int, _ sharesIDs: Bool, _ drawing: inout Drawing
  ) -> DocumentElement {
    let id = sharesIDs && random.oneIn(2) ? "v-\(name)" : "v\(index)-\(name)"
    drawing.ids[name] = id
    labels[ObjectID(id)] = name
    // One of them is known by its text alone.
    let kind = name == "S" ? "stackView" : name == "C" ? "textField" : "label"
    var element = DocumentElement(kind, ["id": id])
    element[name == "C" ? "text" : "userLabel"] = name
    if random.oneIn(6) { element["hidden"] = "YES" }
    if name == "S", random.oneIn(2) { element["axis"] = "vertical" }
    if name == "S", random.oneIn(2) { element["spacing"] = random.oneIn(2) ? "8" : "12" }
    element.append(SampleDocument.frame(random.integer(in: 0...9), 0, 9, 9))
    return element
  }

  /// Few different ones, some with their items the other way round.
  private mutating func constraint(
    _ number: Int, _ index: Int, _ sharesIDs: Bool, _ ids: [String: String]
  ) -> DocumentElement? {
    let present = ids.keys.sorted()
    let first = present[random.integer(in: 0...present.count - 1)]
    let second =
      random.oneIn(2) ? "Root" : present[random.integer(in: 0...present.count - 1)]
    let edge = random.oneIn(2) ? "top" : "leading"
    let constant = ["0", "8", "20"][random.integer(in: 0...2)]
    let isTurned = random.oneIn(2)
    let isAtLeast = random.oneIn(3)
    let isOptional = random.oneIn(4)
    let isShared = sharesIDs && random.oneIn(3)
    guard first < second, let one = ids[first], let other = ids[second] else { return nil }
    var element = DocumentElement("constraint")
    element["firstItem"] = isTurned ? other : one
    element["firstAttribute"] = edge
    if isAtLeast { element["relation"] = isTurned ? "lessThanOrEqual" : "greaterThanOrEqual" }
    element["secondItem"] = isTurned ? one : other
    element["secondAttribute"] = edge
    if constant != "0" { element["constant"] = isTurned ? "-\(constant)" : constant }
    if isOptional { element["priority"] = "750" }
    element["id"] = isShared ? "k-\(number)" : "k\(index)-\(number)"
    return element
  }
}
