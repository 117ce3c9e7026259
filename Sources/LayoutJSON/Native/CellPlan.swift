import ElementTree
import LayoutModel

/// How a native document writes the variations of a view: which constraints stand in their cell,
/// and which in lists.
struct CellPlan {
  struct Variation {
    var cell: GridCell
    /// The position of the variation in the view's element.
    var position: Int
    /// The draft with its properties.
    var draft: NativeDraft
    /// Members that state which views and constraints are installed.
    var masks: [JSONMember] = []
    /// The positions of constraints that stand in this cell. By default they are not installed
    /// elsewhere.
    var constraints: [Int] = []
    /// Whether a reader adds this variation only because of the constraints in other cells.
    var isImplied = false
    fileprivate var entries: [Entry]
  }

  fileprivate struct Entry: Equatable {
    var isInstalled: Bool
    var id: String
    var isView: Bool
  }

  private(set) var variations: [Variation] = []
  /// The number of constraints, counted from the first, that stand in the view itself.
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

  /// Plans one variation; `nil` if it can only be written in array form.
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
      // A reader puts the masks next to each other, the one for subviews first.
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
    // A reader sorts the masks into the other children.
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
    // Counts the entries at the end of the base mask that are the last constraints in the same
    // order.
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

  /// Assigns constraints to the variations whose masks end with installing them; `nil` if one is
  /// left over.
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
    // A reader puts the entries of `uninstall` before those of `install`, for views and for
    // constraints.
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
