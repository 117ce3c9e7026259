import LayoutModel

/// Joins distances and sizes to lines, each as long as its views follow one another.
extension VisualFormat {
  func chains(_ pieces: [Piece]) -> [String] {
    var sizes: [Int: [String]] = [:]
    var sized: [Int] = []
    var gaps: [(from: End, to: End, text: String)] = []
    for piece in pieces {
      switch piece.content {
      case .size(let view):
        if sizes[view] == nil { sized.append(view) }
        sizes[view, default: []].append(piece.predicate ?? "")
      case .gap(let from, let to): gaps.append((from, to, Self.gapText(piece.predicate)))
      }
    }
    func text(_ end: End) -> String {
      guard case .view(let index) = end else { return "|" }
      let size = sizes.removeValue(forKey: index).map { "(\($0.joined(separator: ",")))" } ?? ""
      return "[\(names[index] ?? "")\(size)]"
    }
    var result: [String] = []
    while !gaps.isEmpty {
      // A line begins at the superview's edge if possible, or else at a view that no distance leads
      // to.
      let start =
        gaps.firstIndex { $0.from == .start }
        ?? gaps.firstIndex { gap in !gaps.contains { $0.to == gap.from } } ?? 0
      var gap = gaps.remove(at: start)
      var line = text(gap.from)
      while true {
        line += gap.text + text(gap.to)
        guard gap.to != .end, let next = gaps.firstIndex(where: { $0.from == gap.to }) else {
          break
        }
        gap = gaps.remove(at: next)
      }
      result.append(line)
    }
    for view in sized where sizes[view] != nil { result.append(text(.view(view))) }
    return result
  }

  private static func gapText(_ predicate: String?) -> String {
    guard let predicate else { return "-" }
    if predicate == "0" { return "" }
    return predicate.allSatisfy { $0.isNumber || $0 == "." } ? "-\(predicate)-" : "-(\(predicate))-"
  }
}
