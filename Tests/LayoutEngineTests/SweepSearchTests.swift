import Testing

@testable import LayoutEngine

/// The search for pieces, on functions that are known.
@Suite struct SweepSearchTests {
  private static func search(
    _ range: ClosedRange<Double>, _ values: @escaping (Double) -> [Double]
  ) -> PiecewiseSearch {
    var search = PiecewiseSearch { PiecewiseSearch.Sample(key: [0], values: values($0)) }
    search.search(range, step: 0.5)
    return search
  }

  @Test func `one law is one piece`() {
    let search = Self.search(320...1366) { [$0 / 3 - 16, 7] }
    #expect(search.pieces.count == 1)
    #expect(search.pieces.first?.laws.first == AffineLaw(slope: 1.0 / 3, constant: -16))
    #expect(search.largestDeviation < 1e-9)
  }

  @Test(arguments: [458, 458.25, 498.5, 1000.0 / 3, 321.0001])
  func `a turn is found where the laws meet`(point: Double) {
    let search = Self.search(320...1366) { [max(150, 150 + ($0 - point) / 3), 20] }
    #expect(search.pieces.count == 2)
    #expect(abs((search.pieces.first?.upper ?? 0) - point) < 1e-6)
    #expect(search.largestDeviation < 1e-6)
  }

  @Test func `a jump is found by bisection, and put on the simple number near it`() {
    let search = Self.search(320...1366) { [$0 < 414 ? 16 : 20] }
    #expect(search.pieces.map(\.upper) == [414, 1366])
    #expect(search.pieces.map { $0.laws[0].constant } == [16, 20])
  }

  @Test func `two turns within one half point are told apart`() {
    let search = Self.search(320...700) { [min(max($0, 500.1), 500.3)] }
    #expect(search.pieces.count == 3)
    #expect(abs(search.pieces[0].upper - 500.1) < 1e-6)
    #expect(abs(search.pieces[1].upper - 500.3) < 1e-6)
  }

  @Test func `a spike at one point of the grid is a piece`() {
    let search = Self.search(320...700) { [abs($0 - 400) < 0.01 ? 9 : 5] }
    #expect(search.pieces.count == 3)
    #expect(search.largestDeviation < 1e-6)
  }

  @Test func `laws are written as people write them`() {
    #expect(AffineLaw(slope: 1.0 / 3, constant: -16).text("W") == "W/3 - 16")
    #expect(AffineLaw(slope: 2.0 / 3, constant: 12.5).text("W") == "2 W/3 + 12.5")
    #expect(AffineLaw(slope: 1, constant: 0).text("H") == "H")
    #expect(AffineLaw(slope: -1, constant: 5).text("W") == "-W + 5")
    #expect(AffineLaw(slope: 0, constant: 150).text("W") == "150")
    #expect(AffineLaw(slope: 0.123456, constant: 1).text("W") == "0.1235 W + 1")
  }
}
