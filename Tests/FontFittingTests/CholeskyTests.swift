import FontFitting
import TestSupport
import Testing

@Suite struct CholeskyTests {
  @Test(arguments: [1, 2, 7, 40])
  func `the solution gives back the right side`(count: Int) {
    var state: UInt64 = 42
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) - 0.5
    }
    let half = (0..<count).map { _ in (0..<count).map { _ in next() } }
    let matrix = (0..<count).map { i in
      (0..<count).map { j in
        (0..<count).reduce(i == j ? 0.1 : 0) { $0 + half[i][$1] * half[j][$1] }
      }
    }
    let right = (0..<count).map { _ in next() }
    let x = solvedByCholesky(matrix, right)
    for i in 0..<count {
      let product = (0..<count).reduce(0) { $0 + matrix[i][$1] * x[$1] }
      #expect(abs(product - right[i]) < 1e-9)
    }
  }
}
