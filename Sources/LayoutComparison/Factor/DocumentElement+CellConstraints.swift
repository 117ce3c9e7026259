import ElementTree
import LayoutModel

extension DocumentElement {
  /// Puts constraints that the base cell does not install after the others, sorted by the first
  /// cell that installs them, and sorts the entries of masks in the same way. A native document
  /// then states them in that cell.
  mutating func tidyCellConstraints() {
    let excluded = Set(maskEntries(of: .base).filter { !$0.isInstalled }.map(\.id))
    var homes: [String: GridCell] = [:]
    for cell in GridCell.inOrder where cell != .base {
      for entry in maskEntries(of: cell)
      where entry.isInstalled && excluded.contains(entry.id) && homes[entry.id] == nil {
        homes[entry.id] = cell
      }
    }
    if homes.isEmpty { return }
    var order: [String: Int] = [:]
    for index in content.indices {
      guard case .element(var list) = content[index], list.name == "constraints" else { continue }
      let homeOf = { (item: DocumentContent) -> Int in
        guard case .element(let child) = item, let home = homes[child["id"] ?? ""] else { return 0 }
        return home.order
      }
      list.content = list.content.enumerated().sorted { a, b in
        (homeOf(a.element), a.offset) < (homeOf(b.element), b.offset)
      }.map(\.element)
      for (position, child) in list.children.enumerated() { order[child["id"] ?? ""] = position }
      content[index] = .element(list)
    }
    for cell in GridCell.inOrder {
      editVariation(cell, creating: false) { variation in
        variation.sortMask { entry in
          let id = entry["reference"] ?? ""
          let isHere = cell == .base ? homes[id] != nil : homes[id] == cell
          let group = entry.name == "exclude" && cell != .base ? 0 : isHere ? 2 : 1
          return (group, order[id] ?? 0)
        }
      }
    }
  }

  private func maskEntries(of cell: GridCell) -> [(id: String, isInstalled: Bool)] {
    let key = cell.variationKey
    var result: [(id: String, isInstalled: Bool)] = []
    for variation in children where variation.name == "variation" && variation["key"] == key {
      for mask in variation.children where mask.name == "mask" && mask["key"] == "constraints" {
        result += mask.children.map { ($0["reference"] ?? "", $0.name == "include") }
      }
    }
    return result
  }

  private mutating func sortMask(by rank: (DocumentElement) -> (Int, Int)) {
    for index in content.indices {
      guard case .element(var mask) = content[index], mask["key"] == "constraints",
        mask.name == "mask"
      else { continue }
      let entries = mask.children.map { (element: $0, rank: rank($0)) }
      mask.content = entries.enumerated().sorted { a, b in
        a.element.rank != b.element.rank
          ? a.element.rank < b.element.rank : a.offset < b.offset
      }.map { .element($0.element.element) }
      content[index] = .element(mask)
    }
  }
}
