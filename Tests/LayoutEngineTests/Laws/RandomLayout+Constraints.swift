import ElementTree
import LayoutModel
import TestSupport

extension RandomLayout {
  /// Constraints that place a view along an axis: mostly an edge and a length, or two edges.
  mutating func place(
    _ id: String, in container: String, after previous: String?, _ axis: LayoutAxis
  ) -> [DocumentElement] {
    let isHorizontal = axis == .horizontal
    let (start, end) = isHorizontal ? ("leading", "trailing") : ("top", "bottom")
    let (length, center) = isHorizontal ? ("width", "centerX") : ("height", "centerY")
    let margin = options.margins && random.oneIn(3) ? "Margin" : ""
    let size = random.integer(in: 3...40) * 4
    switch random.integer(in: 0...4) {
    case 0:
      return [
        constraint(id, start, container, start + margin, constant: distance()),
        constraint(container, end + margin, id, end, constant: distance()),
      ]
    case 1:
      return [
        constraint(id, center, container, center, constant: distance()),
        constraint(
          id, length, container, length, multiplier: ["0.5", "0.25", "3:4"][size % 3]),
      ]
    case 2:
      let edge = previous.map { ($0, end) } ?? (container, start)
      return [
        constraint(id, start, edge.0, edge.1, constant: distance()),
        constraint(id, length, constant: size),
      ]
    case 3:
      return [
        constraint(id, start, container, start + margin, constant: distance()),
        constraint(id, end, container, end, relation: "lessThanOrEqual", constant: -distance()),
        constraint(id, length, constant: size * 3, priority: priority()),
      ]
    default:
      return [
        constraint(id, end, container, end + margin, constant: -distance()),
        constraint(id, length, constant: size),
      ]
    }
  }

  /// Optional relations between lengths of any views, at the root.
  mutating func addWishes(_ root: inout DocumentElement) {
    var wishes: [DocumentElement] = []
    for _ in 0..<random.integer(in: 0...3) {
      let first = placed[random.integer(in: 0...placed.count - 1)]
      let second = placed[random.integer(in: 0...placed.count - 1)]
      guard first != second else { continue }
      let length = random.oneIn(2) ? "width" : "height"
      let relation = [nil, "lessThanOrEqual", "greaterThanOrEqual"][random.integer(in: 0...2)]
      wishes.append(
        constraint(
          first, length, second, random.oneIn(5) ? "width" : length, relation: relation,
          constant: distance(), priority: priority()))
    }
    for index in root.content.indices {
      guard case .element(var child) = root.content[index], child.name == "constraints" else {
        continue
      }
      for wish in wishes { child.append(wish) }
      root.content[index] = .element(child)
    }
  }

  private mutating func distance() -> Int { random.integer(in: 0...10) * 2 }

  private mutating func priority() -> Int {
    [100, 249, 251, 500, 749, 751, 999][random.integer(in: 0...6)]
  }

  private mutating func constraint(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
    relation: String? = nil, multiplier: String? = nil, constant: Int = 0, priority: Int? = nil
  ) -> DocumentElement {
    constraintCount += 1
    var element = DocumentElement(
      "constraint", ["firstItem": first, "firstAttribute": attribute])
    element["relation"] = relation
    element["secondItem"] = second
    element["secondAttribute"] = other
    if constant != 0 { element["constant"] = "\(constant)" }
    element["multiplier"] = multiplier
    element["priority"] = priority.map { "\($0)" }
    element["id"] = "c\(constraintCount)"
    return element
  }
}
