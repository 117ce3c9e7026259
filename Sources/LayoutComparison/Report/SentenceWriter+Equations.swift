import LayoutModel

/// Sentences about constraints that changed.
extension SentenceWriter {
  /// Attributes that an equation shows.
  private static let shown: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "constant", "priority",
  ]

  /// The changed equation of a constraint. The changes that it shows are removed from `indices`.
  func equationChange(
    _ id: ObjectID, _ variation: String?, _ indices: inout [Int]
  ) -> String? {
    let cell = variation.flatMap { GridCell(variationKey: $0) }
    guard variation == nil || cell != nil, let old = a.equation(id, in: cell),
      let new = b.equation(id, in: cell)
    else { return nil }
    let told = indices.filter { index in
      guard case .modified(let path, _, _) = difference.changes[index].kind,
        case .attribute(let name) = path.leaf
      else { return false }
      return Self.shown.contains(name)
    }
    // If the names are equal on both sides, they would hide which item is meant, so the ids are
    // given.
    guard !told.isEmpty, old.text != new.text else { return nil }
    indices.removeAll { index in
      told.contains(index) && !hidesItems(index, old, new)
    }
    return Self.text(old, new)
  }

  private func hidesItems(_ index: Int, _ old: ConstraintEquation, _ new: ConstraintEquation)
    -> Bool
  {
    guard case .modified(let path, _, _) = difference.changes[index].kind else { return false }
    switch path.leaf {
    case .attribute("firstItem"): return old.first == new.first && old.first != "Superview"
    case .attribute("secondItem"): return old.second == new.second && old.second != "Superview"
    default: return false
    }
  }

  /// The change in words: `A.Leading = B.Leading + 16 → + 24`. The new side is written only as far
  /// as it differs.
  static func text(_ old: ConstraintEquation, _ new: ConstraintEquation) -> String {
    var same = new
    same.constant = old.constant
    same.priority = old.priority
    guard same == old else { return "\(old.text) → \(new.text)" }
    var tail: [String] = []
    if old.constant != new.constant {
      let number = NumberText.shortest(abs(new.constant))
      if new.second == nil {
        tail.append(NumberText.shortest(new.constant))
      } else {
        tail.append(new.constant < 0 ? "- \(number)" : "+ \(number)")
      }
    }
    if old.priority != new.priority {
      tail.append("(Priority \(NumberText.shortest(new.priority.value)))")
    }
    return "\(old.text) → \(tail.joined(separator: " "))"
  }
}
