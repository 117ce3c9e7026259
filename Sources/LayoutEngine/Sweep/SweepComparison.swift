import ElementTree
import LayoutModel

/// Finds the differences between the systems at two lengths, on both sides of a breakpoint.
struct SweepComparison {
  let document: LayoutDocument
  let names: ViewNames
  let axis: LayoutAxis
  /// The views whose frames change.
  let changedViews: [ObjectID]
  let isJump: Bool
  private(set) var changes: [LayoutSweep.Change] = []

  init(
    document: LayoutDocument, names: ViewNames, axis: LayoutAxis, changedViews: [ObjectID],
    isJump: Bool
  ) {
    self.document = document
    self.names = names
    self.axis = axis
    self.changedViews = changedViews
    self.isJump = isJump
  }

  var words: ConstraintWords { ConstraintWords(document: document, names: names) }

  mutating func add(_ kind: LayoutSweep.Change.Kind, _ object: ObjectID, _ text: String) {
    let change = LayoutSweep.Change(kind: kind, object: object, text: text)
    if !changes.contains(change) { changes.append(change) }
  }

  mutating func compare(_ below: InspectedScene, _ above: InspectedScene) {
    let (before, after) = (below.layout.environment.cell, above.layout.environment.cell)
    if before != after { compareCells(before, after, above) }
    for island in above.islands {
      guard let other = below.islands.first(where: { $0.island.root == island.island.root })
      else { continue }
      compareParameters(other, island)
      compareTexts(other, island)
      compareRows(other, island)
    }
    if changes.isEmpty { blameContainers() }
  }

  /// Names containers as reasons: no constraint places their rows and cells.
  private mutating func blameContainers() {
    for id in changedViews {
      guard let view = document.view(id), view.placement == .cell || view.placement == .keyed,
        let parent = view.parent
      else { continue }
      let kind = document.views[parent].kind
      let parts = kind == .tableView ? "rows" : kind == .collectionView ? "items" : "content"
      // The content of a row follows the row, so it needs no reason of its own.
      if parts == "content", !changes.isEmpty { continue }
      add(
        .arrangement, document.views[parent].id,
        "\(words.name(parent)) arranges its \(parts) otherwise")
    }
  }

  /// The root's margins along an axis; `nil` if nothing is measured from them.
  static func margins(
    of scene: InspectedScene, along axis: LayoutAxis
  ) -> (before: Double, behind: Double)? {
    guard let island = scene.islands.first else { return nil }
    let root = island.island.root
    let before = island.value(of: .margin(view: root, axis == .horizontal ? .leading : .top))
    let behind = island.value(of: .margin(view: root, axis == .horizontal ? .trailing : .bottom))
    guard let before, let behind else { return nil }
    return (before, behind)
  }

  // MARK: Size classes

  private mutating func compareCells(
    _ before: GridCell, _ after: GridCell, _ above: InspectedScene
  ) {
    add(.sizeClass, above.layout.scene, "the size class changes from \(before) to \(after)")
    let scene = document.scene(above.layout.scene)?.index
    for (index, view) in document.views.enumerated() where view.scene == scene {
      let was = view.installation.isInstalled(in: before)
      let isNow = view.installation.isInstalled(in: after)
      if was != isNow {
        add(
          isNow ? .installed : .uninstalled, view.id,
          "\(words.name(index)) is \(isNow ? "installed" : "no longer installed")")
      } else if isNow {
        compareAttributes(view, before, after)
      }
    }
    for (index, constraint) in document.constraints.enumerated()
    where document.views[document.constraintOwners[index]].scene == scene {
      let installation = document.constraintInstallations[index]
      let was = installation.isInstalled(in: before)
      let isNow = installation.isInstalled(in: after)
      if was != isNow {
        add(
          isNow ? .installed : .uninstalled, constraint.id,
          "\(words.quoted(index, in: isNow ? after : before)) is "
            + (isNow ? "installed" : "no longer installed"))
      } else if isNow, constraint.constant(in: before) != constraint.constant(in: after) {
        add(
          .constant, constraint.id,
          "the constant of '\(words.equation(index, in: after))' was "
            + NumberText.rounded(constraint.constant(in: before)))
      }
    }
  }

  /// Reports attributes of the view itself that differ between the cells, such as the axis of a
  /// stack view.
  private mutating func compareAttributes(
    _ view: LayoutView, _ before: GridCell, _ after: GridCell
  ) {
    var names: [String] = []
    for variation in view.variations {
      for attribute in variation.value.attributes
      where attribute.name != "key" && !names.contains(attribute.name) {
        names.append(attribute.name)
      }
    }
    for name in names {
      let (old, new) = (view.value(name, in: before), view.value(name, in: after))
      guard old != new else { continue }
      add(
        .attribute, view.id,
        "the \(name) of \(words.name(view.index)) is \(new ?? "the default") instead of \(old ?? "the default")"
      )
    }
  }

  // MARK: Parameters and texts

  /// Reports margins and safe areas that are different above. If one depends on the length without
  /// a jump, it is reported where this begins or ends.
  private mutating func compareParameters(_ below: InspectedIsland, _ above: InspectedIsland) {
    // Edges of one view that change in the same way are reported together.
    var groups: [(view: Int, isMargin: Bool, from: Double, to: Double, edges: [BoxEdge])] = []
    for (index, parameter) in above.island.parameters.enumerated() {
      guard let old = below.value(of: parameter) else { continue }
      let new = above.parameters[index]
      let view: Int
      let edge: BoxEdge
      let isMargin: Bool
      switch parameter {
      case .margin(let owner, let side), .readable(let owner, let side):
        (view, edge, isMargin) = (owner, side, true)
      case .safeArea(let owner, let side): (view, edge, isMargin) = (owner, side, false)
      case .width, .height, .accessory, .part, .keyboard, .textWidth, .textHeight:
        continue
      }
      // The two sides may be half a point apart. A number that depends on the length differs by
      // that much.
      guard abs(old - new) > (isJump ? 0.6 : 1e-6) else { continue }
      if let same = groups.firstIndex(where: {
        $0.view == view && $0.isMargin == isMargin && abs($0.from - old) < 1e-6
          && abs($0.to - new) < 1e-6
      }) {
        groups[same].edges.append(edge)
      } else {
        groups.append((view, isMargin, old, new, [edge]))
      }
    }
    for group in groups {
      let kind = group.isMargin ? "layout margin" : "safe area"
      let edges = group.edges.sorted { $0.rawValue < $1.rawValue }.map(\.name)
        .joined(separator: " and ")
      let plural = group.edges.count > 1 && group.isMargin
      let text =
        isJump
        ? "change\(plural ? "" : "s") from \(NumberText.rounded(group.from)) to "
          + NumberText.rounded(group.to)
        : "follow\(plural ? "" : "s") the size of the scene on one side"
      add(
        group.isMargin ? .margins : .safeArea, document.views[group.view].id,
        "the \(edges) \(kind)\(plural ? "s" : "") of \(words.name(group.view)) \(text)")
    }
  }

  private mutating func compareTexts(_ below: InspectedIsland, _ above: InspectedIsland) {
    for (slot, view) in above.island.views.enumerated() {
      guard let new = above.text(of: slot), let other = below.island.slots[view],
        let old = below.text(of: other)
      else { continue }
      let id = document.views[view].id
      if old.isTruncated != new.isTruncated {
        add(
          new.isTruncated ? .cut : .whole, id,
          new.isTruncated
            ? "the text of \(words.name(view)) is cut"
            : "the text of \(words.name(view)) is no longer cut")
      }
      if old.lineCount != new.lineCount {
        let lines = new.lineCount == 1 ? "one line" : "\(new.lineCount) lines"
        add(
          .lines, id, "the text of \(words.name(view)) takes \(lines) instead of \(old.lineCount)")
      } else if abs(old.size.width - new.size.width) > 1e-6 {
        // The width of the longest line changes only in steps, when lines break at other places.
        add(.lines, id, "the text of \(words.name(view)) breaks its lines elsewhere")
      } else {
        compareFill(slot, view, below, above)
      }
    }
    compareWishes(below, above)
  }

  /// Reports changed heights that texts ask for, unless a change of their lines says more.
  private mutating func compareWishes(_ below: InspectedIsland, _ above: InspectedIsland) {
    for (index, parameter) in above.island.parameters.enumerated() {
      guard case .textHeight(let view) = parameter, let old = below.value(of: parameter) else {
        continue
      }
      let new = above.parameters[index]
      let id = document.views[view].id
      guard abs(old - new) > 1e-6, !changes.contains(where: { $0.object == id }) else { continue }
      add(
        .lines, id,
        "the text of \(words.name(view)) asks for a height of \(NumberText.rounded(new)) instead of "
          + NumberText.rounded(old))
    }
  }

  /// Reports whether text fills its width. Text that wraps asks for the width of its longest line,
  /// but at most for the width that it has.
  private mutating func compareFill(
    _ slot: Int, _ view: Int, _ below: InspectedIsland, _ above: InspectedIsland
  ) {
    func isFull(_ island: InspectedIsland) -> Bool? {
      guard let slot = island.island.slots[view],
        let wanted = island.value(of: .textWidth(view: view))
      else { return nil }
      return abs(island.values[island.island.variables[slot].width] - wanted) < 1e-3
    }
    guard let old = isFull(below), let new = isFull(above), old != new else { return }
    add(
      .lines, document.views[view].id,
      new
        ? "the longest line of \(words.name(view)) has just the room it needs"
        : "\(words.name(view)) gets more room than its longest line")
  }
}
