import ConstraintSolver
import Testing

@Suite struct ConstraintSystemTests {
  @Test func `a lower priority never outweighs a higher one`() throws {
    var system = ConstraintSystem()
    let width = system.addVariable()
    try system.add(width == 100, priority: 750)
    for _ in 0..<50 { try system.add(width == 300, priority: 749) }
    let answer = try system.solve()
    #expect(answer[width] == 100)
    #expect(answer.violations.map(\.priority) == [749])
    #expect(answer.violations.map(\.total) == [10_000])
  }

  @Test func `terms are sums, multiples and differences on both sides`() throws {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.add(2 * x + 5 == 25 - y)
    try system.add(-x <= y / 2 - 5)
    try system.add(10 >= x - 0)
    try system.add(x >= 10)
    let answer = try system.solve()
    #expect(answer[x] == 10)
    #expect(answer[y] == 0)
    #expect(answer.status == .optimal)
  }

  @Test func `an edit variable is dragged as far as required constraints let it`() throws {
    var system = ConstraintSystem()
    let (left, right) = (system.addVariable(), system.addVariable())
    try system.add(left >= 0)
    try system.add(right <= 320)
    try system.add(right - left == 100)
    try system.addEdit(left)
    for (value, expected) in [(10.0, 10.0), (250, 220), (-40, 0), (100, 100)] {
      try system.suggest(value, for: left)
      let answer = try system.solve()
      #expect(answer[left] == expected)
      #expect(answer[right] == expected + 100)
    }
    try system.removeEdit(left)
    #expect(try system.solve().isAmbiguous(left))
  }

  @Test func `required constraints that exclude each other are named, and one is given up`() throws
  {
    var system = ConstraintSystem()
    let x = system.addVariable()
    try system.add(x >= 0)
    let low = try system.add(x <= 10)
    let high = try system.add(x >= 20)
    let answer = try system.solve()
    #expect(answer.status == .unsatisfiable)
    #expect(answer.conflicts.map(Set.init) == [[low, high]])
    #expect(answer.givenUp == [high])
    try system.remove(high)
    #expect(try system.solve().status == .optimal)
  }

  @Test func `what a system does not have is refused`() throws {
    var system = ConstraintSystem()
    var other = ConstraintSystem()
    let x = system.addVariable()
    let (_, foreign) = (other.addVariable(), other.addVariable())
    #expect(throws: ConstraintSystemError.unknownVariable) { try system.add(foreign == 1) }
    #expect(throws: ConstraintSystemError.notFinite) { try system.add(x / 0 == 1) }
    #expect(throws: ConstraintSystemError.priorityOutOfRange(1001)) {
      try system.add(x == 1, priority: 1001)
    }
    #expect(throws: ConstraintSystemError.priorityOutOfRange(1000)) {
      try system.addEdit(x, priority: 1000)
    }
    #expect(throws: ConstraintSystemError.isNotEdited) { try system.suggest(1, for: x) }
    try system.addEdit(x)
    #expect(throws: ConstraintSystemError.isEditedAlready) { try system.addEdit(x) }
    let constraint = try system.add(x == 1)
    try system.remove(constraint)
    #expect(throws: ConstraintSystemError.unknownConstraint) { try system.remove(constraint) }
  }

  @Test func `a system after many changes answers as one that was made so`() throws {
    for seed in 0..<100 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var changed = ConstraintSystem()
      let variables = (0..<5).map { _ in changed.addVariable() }
      var kept:
        [(relation: LinearRelation, priority: Double, constraint: ConstraintSystem.Constraint)] = []
      try changed.addEdit(variables[0])
      var value = 0.0
      for _ in 0..<30 {
        if kept.count > 3, Bool.random(using: &random) {
          let gone = kept.remove(at: Int.random(in: 0..<kept.count, using: &random))
          try changed.remove(gone.constraint)
        } else {
          let a = variables[Int.random(in: 0..<5, using: &random)]
          let b = variables[Int.random(in: 0..<5, using: &random)]
          let constant = Double(Int.random(in: -50...50, using: &random))
          let relation = Bool.random(using: &random) ? a - b >= constant : a + 2 * b == constant
          let priority = Double(Int.random(in: 1...3, using: &random) * 250)
          kept.append((relation, priority, try changed.add(relation, priority: priority)))
        }
        value = Double(Int.random(in: -100...100, using: &random))
        try changed.suggest(value, for: variables[0])
        _ = try changed.solve()
      }
      var made = ConstraintSystem()
      let same = (0..<5).map { _ in made.addVariable() }
      try made.addEdit(same[0], value: value)
      for entry in kept { try made.add(entry.relation, priority: entry.priority) }
      let (a, b) = (try changed.solve(), try made.solve())
      for (x, y) in zip(variables, same) { #expect(abs(a[x] - b[y]) < 1e-6, "seed \(seed)") }
    }
  }
}
