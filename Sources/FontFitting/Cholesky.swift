/// Solves `matrix` × x = `right` for a symmetric positive definite matrix.
///
/// - Precondition: every pivot is positive.
/// - Complexity: O(*n*³).
package func solvedByCholesky(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
  var factor = matrix
  let count = right.count
  for i in 0..<count {
    for j in 0...i {
      let sum = factor[i].withUnsafeBufferPointer { a in
        factor[j].withUnsafeBufferPointer { b in
          var sum = a[j]
          for k in 0..<j { sum -= a[k] * b[k] }
          return sum
        }
      }
      if i == j {
        precondition(sum > 0, "pivot \(sum) in row \(i)")
        factor[i][i] = sum.squareRoot()
      } else {
        factor[i][j] = sum / factor[j][j]
      }
    }
  }
  var x = right
  for i in 0..<count {
    for k in 0..<i { x[i] -= factor[i][k] * x[k] }
    x[i] /= factor[i][i]
  }
  for i in stride(from: count - 1, through: 0, by: -1) {
    for k in (i + 1)..<max(count, i + 1) { x[i] -= factor[k][i] * x[k] }
    x[i] /= factor[i][i]
  }
  return x
}
