import LayoutModel

/// Finds the objects that changed their place within a list.
///
/// As many objects as possible count as unmoved: the longest sequence of objects that keep their
/// order.
enum Reordering {
  private struct List: Hashable {
    var parent: ObjectID
    var slot: ElementPath
  }

  /// The objects that are in the same list in both tables, but at another place.
  static func moved(from a: ObjectTable, to b: ObjectTable) -> Set<ObjectID> {
    func list(_ id: ObjectID, in table: ObjectTable) -> List? {
      table[id]?.placement.map { List(parent: $0.parent, slot: $0.slot) }
    }
    var positions: [ObjectID: Int] = [:]
    for (position, id) in a.order.enumerated() { positions[id] = position }
    var lists: [List: [(id: ObjectID, position: Int)]] = [:]
    for id in b.order {
      guard let position = positions[id], let old = list(id, in: a), old == list(id, in: b) else {
        continue
      }
      lists[old, default: []].append((id, position))
    }
    var result: Set<ObjectID> = []
    for members in lists.values {
      let kept = Set(longestIncreasing(members.map(\.position)))
      guard kept.count < members.count else { continue }
      for (index, member) in members.enumerated() where !kept.contains(index) {
        result.insert(member.id)
      }
    }
    return result
  }

  /// Indices of a longest increasing subsequence.
  ///
  /// - Complexity: O(*n* log *n*).
  static func longestIncreasing(_ values: [Int]) -> [Int] {
    var tails: [Int] = []  // For each length, the index of the smallest last value.
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [Int] = []
    var current = tails.last
    while let index = current {
      result.append(index)
      current = previous[index]
    }
    return result.reversed()
  }
}
