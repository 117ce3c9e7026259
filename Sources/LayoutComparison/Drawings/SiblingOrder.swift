/// One order of views, made from several drawings that each have some of the views in an order of
/// their own.
///
/// If two views have the same order in all drawings that have both, they have it here, too. Views
/// that no drawing orders keep the order in which they were given.
struct SiblingOrder {
  private(set) var order: [String] = []
  /// Positions of the sequences that have another order.
  private(set) var others: [Int] = []

  init(_ sequences: [[String]]) {
    var nodes: [String] = []
    var followers: [String: [String]] = [:]
    for sequence in sequences {
      for name in sequence where !nodes.contains(name) { nodes.append(name) }
    }
    for (position, sequence) in sequences.enumerated() {
      let pairs = zip(sequence, sequence.dropFirst())
      var next = followers
      for (a, b) in pairs { next[a, default: []].append(b) }
      let sorted = Self.sorted(nodes, next)
      if sorted.count == nodes.count {
        (followers, order) = (next, sorted)
      } else {
        others.append(position)
      }
    }
    if order.isEmpty { order = nodes }
  }

  /// A topological order. Of the views that no remaining view must precede, the first is taken, until none is
  /// left. If views form a circle, they are missing from the result.
  private static func sorted(_ nodes: [String], _ followers: [String: [String]]) -> [String] {
    var waiting: [String: Int] = [:]
    for names in followers.values { for name in names { waiting[name, default: 0] += 1 } }
    var rest = nodes
    var result: [String] = []
    while let index = rest.firstIndex(where: { waiting[$0, default: 0] == 0 }) {
      let name = rest.remove(at: index)
      result.append(name)
      for follower in followers[name] ?? [] { waiting[follower, default: 0] -= 1 }
    }
    return result
  }
}
