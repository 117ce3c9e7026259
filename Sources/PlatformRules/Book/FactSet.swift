/// A set of facts.
package struct FactSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private(set) var bits: UInt64 = 0

  package init() {}

  package init(arrayLiteral facts: Fact...) {
    for fact in facts { insert(fact) }
  }

  package mutating func insert(_ fact: Fact) { bits |= 1 << UInt64(fact.rawValue) }

  package mutating func remove(_ fact: Fact) { bits &= ~(1 << UInt64(fact.rawValue)) }

  /// Adds a fact if it holds.
  package mutating func insert(_ fact: Fact, if holds: Bool) {
    if holds { insert(fact) }
  }

  package func contains(_ fact: Fact) -> Bool { bits & (1 << UInt64(fact.rawValue)) != 0 }

  package mutating func formUnion(_ other: FactSet) { bits |= other.bits }

  func contains(_ other: FactSet) -> Bool { bits & other.bits == other.bits }
  func intersects(_ other: FactSet) -> Bool { bits & other.bits != 0 }
}
