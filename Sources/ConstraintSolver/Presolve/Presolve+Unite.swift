extension Presolve {
  /// Fixes and unites variables until each remaining equality has three or more free variables.
  ///
  /// - Complexity: O(*terms* × log *variables*): after a union, only the rows of the shorter list
  ///   are visited again.
  mutating func unite() {
    watchAll()
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      equations[row].isQueued = false
      if equations[row].isLive { examine(Int(row)) }
    }
  }

  private mutating func watchAll() {
    watchRow.removeAll()
    watchNext.removeAll()
    queue.removeAll()
    for variable in watchHead.indices {
      watchHead[variable] = -1
      watchTail[variable] = -1
      watchCount[variable] = 0
    }
    for row in equations.indices where equations[row].isLive {
      let equation = equations[row]
      for index in Int(equation.start)..<Int(equation.start + equation.count) {
        let variable = Int(poolVariable[index])
        resolve(variable)
        let root = parent[variable]
        if root >= 0 { watch(root, Int32(row)) }
      }
      equations[row].isQueued = true
      queue.append(Int32(row))
    }
  }

  private mutating func watch(_ root: Int32, _ row: Int32) {
    let node = Int32(watchRow.count)
    watchRow.append(row)
    watchNext.append(-1)
    if watchTail[root] >= 0 {
      watchNext[watchTail[root]] = node
    } else {
      watchHead[root] = node
    }
    watchTail[root] = node
    watchCount[root] += 1
  }

  private mutating func examine(_ row: Int) {
    let equation = equations[row]
    let right = reduce(Int(equation.start), Int(equation.count), equation.right)
    switch scratchVariable.count {
    case 0:
      equations[row].isLive = false
      emptyEquations.append(
        ReducedRow(start: 0, count: 0, constraint: equation.constraint, right: right))
    case 1:
      equations[row].isLive = false
      fix(scratchVariable[0], right / scratchCoefficient[0])
    case 2:
      equations[row].isLive = false
      unite(right)
    default:
      break
    }
  }

  private mutating func fix(_ root: Int32, _ value: AffineValue) {
    parent[root] = -1
    offset[root] = value
    lookAgain(root)
  }

  /// If one coefficient is this many times the other, the equality is divided by the larger one,
  /// however long the lists of rows are, so that no long chain of large multipliers builds up.
  private static let lopsided = 1e3

  /// Unites the two variables of the scratch row.
  private mutating func unite(_ right: AffineValue) {
    let first = abs(scratchCoefficient[0])
    let second = abs(scratchCoefficient[1])
    let loser: Int
    if first > Self.lopsided * second {
      loser = 0
    } else if second > Self.lopsided * first {
      loser = 1
    } else {
      let counts = (watchCount[scratchVariable[0]], watchCount[scratchVariable[1]])
      if counts.0 != counts.1 {
        loser = counts.0 < counts.1 ? 0 : 1
      } else {
        loser = scratchVariable[0] > scratchVariable[1] ? 0 : 1
      }
    }
    let variable = scratchVariable[loser]
    let winner = scratchVariable[1 - loser]
    parent[variable] = winner
    scale[variable] = -scratchCoefficient[1 - loser] / scratchCoefficient[loser]
    offset[variable] = right / scratchCoefficient[loser]
    lookAgain(variable)
    splice(variable, onto: winner)
  }

  private mutating func lookAgain(_ root: Int32) {
    var node = watchHead[root]
    while node >= 0 {
      let row = watchRow[node]
      if equations[row].isLive && !equations[row].isQueued {
        equations[row].isQueued = true
        queue.append(row)
      }
      node = watchNext[node]
    }
  }

  private func splice(_ loser: Int32, onto winner: Int32) {
    guard watchHead[loser] >= 0 else { return }
    if watchTail[winner] >= 0 {
      watchNext[watchTail[winner]] = watchHead[loser]
    } else {
      watchHead[winner] = watchHead[loser]
    }
    watchTail[winner] = watchTail[loser]
    watchCount[winner] += watchCount[loser]
  }
}

extension Presolve {
  /// Makes the root of a variable its parent; the parent is -1 if the variable is fixed.
  @inline(__always)
  mutating func resolve(_ variable: Int) {
    let above = parent[variable]
    if above < 0 || Int(above) == variable || parent[above] == above { return }
    compress(variable)
  }

  private mutating func compress(_ variable: Int) {
    // Path compression without a stack: the links from `variable` up are reversed first. On the way
    // back, each is set to the root.
    var below: Int32 = -1
    var current = Int32(variable)
    while parent[current] >= 0 && parent[current] != current {
      let above = parent[current]
      parent[current] = below
      below = current
      current = above
    }
    let root = current
    let isFixed = parent[root] < 0
    // The top link needs no change. Each turn resolves `above`.
    var above = root
    while below >= 0 {
      let next = parent[below]
      if above == root {
        if isFixed {
          program.add(offset[root], times: scale[below], to: &offset[below])
        }
      } else {
        program.add(offset[above], times: scale[below], to: &offset[below])
        scale[below] *= scale[above]
      }
      parent[below] = isFixed ? -1 : root
      above = below
      below = next
    }
  }

  /// Fills the scratch row with a row over representatives, and returns its right side.
  mutating func reduce(_ start: Int, _ count: Int, _ right: AffineValue) -> AffineValue {
    scratchVariable.removeAll()
    scratchCoefficient.removeAll()
    scratchMagnitude.removeAll()
    stamp &+= 1
    var sum = right
    var hasMerged = false
    for index in start..<start + count {
      let variable = Int(poolVariable[index])
      let coefficient = poolCoefficient[index]
      if coefficient == 0 { continue }
      resolve(variable)
      let root = parent[variable]
      if Int(root) == variable {
        accumulate(root, coefficient, &hasMerged)
      } else {
        program.add(offset[variable], times: -coefficient, to: &sum)
        if root >= 0 { accumulate(root, coefficient * scale[variable], &hasMerged) }
      }
    }
    if hasMerged { dropCancelled() }
    return sum
  }

  @inline(__always)
  mutating func accumulate(_ root: Int32, _ coefficient: Double, _ hasMerged: inout Bool) {
    if mark[root] == stamp {
      scratchCoefficient[markedAt[root]] += coefficient
      scratchMagnitude[markedAt[root]] += abs(coefficient)
      hasMerged = true
    } else {
      mark[root] = stamp
      markedAt[root] = Int32(scratchVariable.count)
      scratchVariable.append(root)
      scratchCoefficient.append(coefficient)
      scratchMagnitude.append(abs(coefficient))
    }
  }

  mutating func dropCancelled() {
    var kept = 0
    for index in scratchVariable.indices
    where abs(scratchCoefficient[index]) > Self.cancellation * scratchMagnitude[index] {
      scratchVariable[kept] = scratchVariable[index]
      scratchCoefficient[kept] = scratchCoefficient[index]
      kept += 1
    }
    scratchVariable.truncate(to: kept)
    scratchCoefficient.truncate(to: kept)
    scratchMagnitude.truncate(to: kept)
  }

  /// Moves the scratch row to the pool, and returns its first position there.
  mutating func storeScratch() -> Int32 {
    let start = Int32(poolVariable.count)
    for index in scratchVariable.indices {
      poolVariable.append(scratchVariable[index])
      poolCoefficient.append(scratchCoefficient[index])
    }
    return start
  }
}
