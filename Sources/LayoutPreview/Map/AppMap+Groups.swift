import LayoutModel

extension AppMap {
  /// Roots to which no way leads from the entry, in groups: each begins with a root that nothing leads to, which code shows,
  /// and has in its columns what segues show from there. Groups of several columns come first.
  ///
  /// A root that several groups lead to stands in the first one.
  ///
  /// - Parameter roots: scenes that stand in no container, in the order of the documents.
  /// - Complexity: O(*scenes* + *segues*).
  func groups(of roots: [Int]) -> [[[Int]]] {
    let tops = tops
    let isRoot = Set(roots)
    var next: [Int: [Int]] = [:]
    var arriving: [Int: Int] = [:]
    for segue in segues where segue.kind != .contains {
      let (from, to) = (tops[segue.source], tops[segue.destination])
      guard from != to, isRoot.contains(from), isRoot.contains(to) else { continue }
      next[from, default: []].append(to)
      arriving[to, default: 0] += 1
    }
    var taken: Set<Int> = []
    var groups: [[[Int]]] = []
    // What leads round in a circle starts somewhere: where nothing else leads into the circle.
    let starts = roots.filter { arriving[$0] == nil } + Self.sourcesFirst(roots, next)
    for root in starts where taken.insert(root).inserted {
      var columns = [[root]]
      while let last = columns.last, !last.isEmpty {
        columns.append(last.flatMap { next[$0] ?? [] }.filter { taken.insert($0).inserted })
      }
      groups.append(Array(columns.dropLast()))
    }
    return groups.filter { $0.count > 1 } + groups.filter { $0.count == 1 }
  }

  /// Roots in an order in which each stands before those to which it leads, unless they lead back: by the time at which a
  /// walk has seen all that a root leads to, the last one first.
  private static func sourcesFirst(_ roots: [Int], _ next: [Int: [Int]]) -> [Int] {
    var seen: Set<Int> = []
    var left: [Int] = []
    for root in roots.reversed() where seen.insert(root).inserted {
      var way = [(root: root, further: (next[root] ?? [])[...])]
      while let last = way.indices.last {
        guard let other = way[last].further.popFirst() else {
          left.append(way.removeLast().root)
          continue
        }
        if seen.insert(other).inserted { way.append((other, (next[other] ?? [])[...])) }
      }
    }
    return left.reversed()
  }

  /// For each scene the outermost container around it, or itself.
  var tops: [Int] {
    let holders = holders
    return scenes.indices.map { scene in
      var top = scene
      while let holder = holders[top] { top = holder }
      return top
    }
  }
}
