import LayoutModel

/// Groups constraints that differ only in the constant at the least cost.
///
/// The cheapest grouping has the fewest entries, then the fewest constraints, then the fewest
/// entries in final cells. The cost of the remaining constraints does not depend on the groups
/// chosen before. So each set of remaining constraints is weighed once. The answer is exact, unless
/// there are more sets than ``mostSteps`` allows.
struct BlockSearch {
  /// The cost of stating some constraints.
  struct Cost: Comparable {
    var entries = 0
    var blocks = 0
    var finals = 0

    static func < (a: Self, b: Self) -> Bool {
      (a.entries, a.blocks, a.finals) < (b.entries, b.blocks, b.finals)
    }

    static func + (a: Self, b: Self) -> Self {
      Self(
        entries: a.entries + b.entries, blocks: a.blocks + b.blocks, finals: a.finals + b.finals)
    }
  }

  /// Sets of positions among the facts, one bit for each.
  private typealias Members = UInt64

  /// The groups of facts, as positions; each group and the list of groups are in order.
  private(set) var blocks: [[Int]] = []
  /// Whether every grouping was weighed.
  private(set) var isExact = true

  private let facts: [ConstraintBlock.Fact]
  private let cost: ([Int]) -> Cost
  private var costs: [Members: Cost] = [:]
  private var best: [Members: (cost: Cost, first: Members)] = [:]
  private var steps = 0

  /// The greatest number of steps. A block has at most four constraints, one for each class. A dozen
  /// constraints, with three numbers in each class, take a thousand steps. Two dozen take half a
  /// second. More would take longer than a person wants to wait unasked.
  private static let mostSteps = 200_000
  /// If there are too many facts, this many are weighed together at a time.
  private static let portion = 8

  /// The facts that are being weighed. Each position here is the number of a bit.
  private var order: [Int] = []

  /// - Parameter cost: returns the cost of some facts as one block.
  init(_ facts: [ConstraintBlock.Fact], cost: @escaping ([Int]) -> Cost) {
    self.facts = facts
    self.cost = cost
    if facts.count <= Members.bitWidth {
      blocks = search(Array(facts.indices))
      if steps <= Self.mostSteps { return }
    }
    isExact = false
    let mixed = Self.mixed(facts)
    blocks = stride(from: 0, to: mixed.count, by: Self.portion).flatMap { start in
      search(Array(mixed[start..<min(start + Self.portion, mixed.count)]))
    }
  }

  /// The first fact of each class, then the second ones, so that facts that could become one are close
  /// together.
  private static func mixed(_ facts: [ConstraintBlock.Fact]) -> [Int] {
    var counts: [Set<GridCell>: Int] = [:]
    let ranks = facts.map { fact in
      let classes = Set(fact.active.keys)
      counts[classes, default: 0] += 1
      return counts[classes] ?? 0
    }
    return facts.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  private mutating func search(_ chosen: [Int]) -> [[Int]] {
    order = chosen
    steps = 0
    best = [:]
    costs = [:]
    var rest: Members = chosen.count == Members.bitWidth ? .max : (1 << Members(chosen.count)) - 1
    _ = leastCost(rest)
    var result: [[Int]] = []
    while rest != 0, let first = best[rest]?.first {
      result.append(positions(first))
      rest &= ~first
    }
    return result
  }

  /// The facts of a set of bits, in their order in the document.
  private func positions(_ members: Members) -> [Int] {
    var result: [Int] = []
    var rest = members
    while rest != 0 {
      result.append(order[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return result.sorted()
  }

  private mutating func leastCost(_ rest: Members) -> Cost {
    if rest == 0 { return Cost() }
    if let known = best[rest] { return known.cost }
    let first: Members = 1 << Members(rest.trailingZeroBitCount)
    var found: (cost: Cost, first: Members)?
    extend(first, with: rest & ~first, rest, &found)
    // The first fact may also be a block by itself.
    let result = found ?? (Cost(entries: .max / 2), first)
    best[rest] = result
    return result.cost
  }

  /// Weighs all blocks of some members and any of the candidates. Blocks with earlier candidates come
  /// first.
  private mutating func extend(
    _ block: Members, with candidates: Members, _ rest: Members,
    _ found: inout (cost: Cost, first: Members)?
  ) {
    if steps > Self.mostSteps { return }
    guard candidates != 0 else {
      steps += 1
      let whole = ownCost(block) + leastCost(rest & ~block)
      if found.map({ whole < $0.cost }) ?? true { found = (whole, block) }
      return
    }
    let next: Members = 1 << Members(candidates.trailingZeroBitCount)
    let others = candidates & ~next
    let fact = facts[order[next.trailingZeroBitCount]]
    if positions(block).allSatisfy({ facts[$0].mayJoin(fact) }) {
      extend(block | next, with: others, rest, &found)
    }
    extend(block, with: others, rest, &found)
  }

  private mutating func ownCost(_ block: Members) -> Cost {
    if let known = costs[block] { return known }
    let result = cost(positions(block))
    costs[block] = result
    return result
  }
}
