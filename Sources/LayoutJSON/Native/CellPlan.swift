import ElementTree
import LayoutModel

/// How the variations of a view are said: which constraints stand in their cell, which in lists.
struct CellPlan {
  struct Variation {
    var cell: GridCell
    /// Of the element in the view.
    var position: Int
    /// Its properties as they are said.
    var draft: NativeDraft
    /// Members that say which views and constraints are installed.
    var masks: [JSONMember] = []
    /// Positions of constraints that stand in this cell and are installed nowhere else by default.
    var constraints: [Int] = []
    /// The constraints of other cells alone make a reader put it here.
    var isImplied = false
    fileprivate var entries: [Entry]
  }

  fileprivate struct Entry: Equatable {
    var isInstalled: Bool
    var id: String
    var isView: Bool
  }

  private(set) var variations: [Variation] = []
  /// How many constraints at the beginning stand in the view itself.
  private(set) var plainCount: Int

  init(_ view: NativeDraft, constraints: [DocumentElement], index: ItemIndex) {
    plainCount = constraints.count
    let ids = constraints.map { $0["id"] ?? "" }
    let known = Set(ids)
    var cells: Set<GridCell> = []
    for (child, position) in view.remaining where child.name == "variation" {
      guard let cell = GridCell(variationKey: child["key"] ?? ""), !cells.contains(cell),
        let variation = Self.variation(
          child, cell: cell, position: position, constraints: known, index: index)
      else { continue }
      cells.insert(cell)
      variations.append(variation)
    }
    moveConstraints(ids)
    for index in variations.indices { sayMasks(&variations[index]) }
  }

  /// `nil` where the variation can only be said in array form.
  private static func variation(
    _ element: DocumentElement, cell: GridCell, position: Int, constraints: Set<String>,
    index: ItemIndex
  ) -> Variation? {
    var entries: [Entry] = []
    var shell = element
    shell.content = []
    var before = 0
    var after = 0
    var previous = ""
    for content in element.content {
      guard case .element(let mask) = content, mask.name == "mask" else {
        shell.content.append(content)
        if previous.isEmpty { before += 1 } else { after += 1 }
        continue
      }
      // A reader puts the masks side by side, subviews first.
      guard let key = mask["key"], mask.attributes.count == 1, after == 0,
        (key == "subviews" && previous.isEmpty) || (key == "constraints" && previous != key),
        mask.content.allSatisfy({ if case .element = $0 { true } else { false } }),
        !mask.content.isEmpty
      else { return nil }
      previous = key
      for entry in mask.children {
        guard let id = entry["reference"], entry.name == "include" || entry.name == "exclude",
          entry.attributes.count == 1, entry.content.isEmpty
        else { return nil }
        let isView = index.position(of: id) != nil
        guard isView == (key == "subviews"), isView || constraints.contains(id) else { return nil }
        entries.append(Entry(isInstalled: entry.name == "include", id: id, isView: isView))
      }
    }
    var draft = NativeDraft(
      shell, attributes: [DocumentAttribute(name: "key", value: cell.variationKey)])
    draft.sayProperties(PropertyTable.view)
    if let text = shell["text"] {
      draft.say("text", .string(text))
      draft["text"] = text
    }
    if let (child, position) = draft.child("frame"),
      let frame = PartNotation.values(of: child, "rect", key: "frame", PartNotation.rectSides)
    {
      draft.say("frame", .array(frame.map { .number($0) }))
      draft.take(position)
    }
    NativeWriter.sayAppearance(&draft, defaults: [])
    guard draft.finish().isExact, !draft.members.contains(where: { $0.key == "elementOrder" })
    else { return nil }
    // A reader sorts the masks among the other children.
    if !previous.isEmpty {
      let marker = DocumentContent.element(
        DocumentElement("mask", ["key": NativeFormat.pending]))
      let rank = ElementOrder.rank(marker)
      let place = shell.content.filter { ElementOrder.rank($0) < rank }.count
      guard place == before else { return nil }
    }
    return Variation(cell: cell, position: position, draft: draft, entries: entries)
  }

  /// Finds the constraints at the end of the list that stand in a cell: they are uninstalled by
  /// default, installed first in this cell, and have exactly the masks that a reader makes.
  private mutating func moveConstraints(_ ids: [String]) {
    guard let base = variations.firstIndex(where: { $0.cell == .base }) else { return }
    // What the base mask ends with, from the back, as far as it runs along with the constraints.
    var count = 0
    for (id, entry) in zip(ids.reversed(), variations[base].entries.reversed()) {
      guard !entry.isView, !entry.isInstalled, entry.id == id else { break }
      count += 1
    }
    while count > 0 {
      let tail = Array(ids.count - count..<ids.count)
      if let groups = groups(of: tail, ids: ids) {
        for (index, group) in groups {
          variations[index].constraints = group
          variations[index].entries.removeLast(group.count)
        }
        variations[base].entries.removeLast(count)
        variations[base].isImplied = base == 0
        plainCount = ids.count - count
        return
      }
      count -= 1
    }
  }

  /// Splits constraints among the variations that end with installing them; `nil` if one is left.
  private func groups(of tail: [Int], ids: [String]) -> [(index: Int, group: [Int])]? {
    var rest = tail[...]
    var result: [(Int, [Int])] = []
    for (index, variation) in variations.enumerated() where variation.cell != .base {
      let installed = variation.entries.filter { !$0.isView && $0.isInstalled }.map(\.id)
      var group: [Int] = []
      while let next = rest.first, installed.contains(ids[next]) {
        group.append(rest.removeFirst())
      }
      guard !group.isEmpty else { continue }
      let wanted = group.map { Entry(isInstalled: true, id: ids[$0], isView: false) }
      guard variation.entries.suffix(group.count) == wanted[...] else { return nil }
      result.append((index, group))
    }
    return rest.isEmpty ? result : nil
  }

  private func sayMasks(_ variation: inout Variation) {
    // A reader takes `uninstall` before `install`, for views and for constraints.
    let entries = variation.entries
    func isOrdered(_ part: [Entry]) -> Bool {
      part.drop { !$0.isInstalled }.allSatisfy(\.isInstalled)
    }
    guard isOrdered(entries.filter(\.isView)), isOrdered(entries.filter { !$0.isView }) else {
      let list = entries.map { JSONValue.string(($0.isInstalled ? "+" : "-") + $0.id) }
      variation.masks = [JSONMember("mask", .array(list))]
      return
    }
    for (key, isInstalled) in [("uninstall", false), ("install", true)] {
      let list = entries.filter { $0.isInstalled == isInstalled }
      if !list.isEmpty {
        variation.masks.append(JSONMember(key, .array(list.map { .string($0.id) })))
      }
    }
  }
}
