import LayoutModel
import Testing

@Suite struct LayoutStatusTests {
  @Test func `no solution is worse than several, and several are worse than one`() {
    let order: [LayoutStatus] = [.ok, .ambiguous, .unsatisfiable]
    for (a, first) in order.enumerated() {
      for (b, second) in order.enumerated() {
        #expect(second.isWorse(than: first) == (b > a), "\(second) after \(first)")
      }
    }
  }

  @Test func `what has no layout is neither better nor worse`() {
    for status in LayoutStatus.allCases {
      #expect(!LayoutStatus.unsupported.isWorse(than: status))
      #expect(!status.isWorse(than: .unsupported))
    }
  }

  @Test func `a loss is counted in steps, and what does not get worse is none`() {
    #expect(LayoutStatus.unsatisfiable.loss(since: .ok) == 2)
    #expect(LayoutStatus.unsatisfiable.loss(since: .ambiguous) == 1)
    #expect(LayoutStatus.ok.loss(since: .unsatisfiable) == 0)
    #expect(LayoutStatus.unsatisfiable.loss(since: .unsupported) == 0)
  }
}
