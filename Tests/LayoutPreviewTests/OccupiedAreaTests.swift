import LayoutModel
import TestSupport
import Testing

@testable import LayoutPreview

@Suite struct OccupiedAreaTests {
  private func rect(_ random: inout SplitMix64) -> Rect {
    Rect(
      x: Double(Int.random(in: -50...400, using: &random)),
      y: Double(Int.random(in: -50...800, using: &random)),
      width: Double(Int.random(in: 1...200, using: &random)),
      height: Double(Int.random(in: 1...200, using: &random)))
  }

  @Test func `what is taken is the sum of what each rectangle covers`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var area = OccupiedArea()
      let taken = (0..<30).map { _ in rect(&random) }
      for one in taken { area.add(one) }
      for _ in 0..<20 {
        let asked = rect(&random)
        let expected = taken.reduce(0) { sum, one in
          let common = one.intersection(asked)
          return sum + max(0, common.width) * max(0, common.height)
        }
        #expect(abs(area.overlap(asked) - expected) < 0.001, "seed \(seed)")
      }
    }
  }

  @Test func `the first free place is taken, else the one that covers least`() {
    var area = OccupiedArea()
    area.add(Rect(x: 0, y: 0, width: 100, height: 100))
    let covered = Rect(x: 10, y: 10, width: 10, height: 10)
    let edge = Rect(x: 95, y: 10, width: 10, height: 10)
    let free = Rect(x: 120, y: 10, width: 10, height: 10)
    #expect(area.best(of: [[covered], [edge], [free]]) == 2)
    #expect(area.best(of: [[covered], [edge]]) == 1)
    #expect(area.best(of: [[free], [covered]]) == 0)
  }
}
