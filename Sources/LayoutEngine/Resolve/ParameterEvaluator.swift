import LayoutModel

/// Values of an island's parameters, some of which follow from the last solution.
struct ParameterEvaluator {
  let island: Island
  let document: LayoutDocument
  let surroundings: IslandSession.Surroundings
  /// The last solution; `nil` before the first.
  let values: [Double]?
  /// Widths to which text wraps, by slot; text without one has its natural size.
  let textWidths: [Int: Double]

  func evaluate() -> [Double] {
    island.parameters.map(value)
  }

  private func value(_ parameter: IslandParameter) -> Double {
    switch parameter {
    case .width: surroundings.size.width
    case .height: surroundings.size.height
    case .safeArea(let view, let edge): safeArea(view, edge)
    case .margin(let view, let edge): margin(view, edge)
    case .textWidth(let view): textSize(view).width
    case .textHeight(let view): textSize(view).height
    }
  }

  private func textSize(_ view: Int) -> Size {
    guard let slot = island.slots[view], let measurement = island.measurements[slot] else {
      return Size()
    }
    if let width = textWidths[slot], let wrapping = measurement.wrapping {
      let natural = measurement.intrinsicWidth ?? 0
      // At its natural width text keeps its lines: a hundredth of a point must not make a new one.
      if width >= natural - 0.01 {
        return Size(width: natural, height: measurement.intrinsicHeight ?? 0)
      }
      let layout = wrapping.layout(atWidth: width)
      return Size(width: min(layout.size.width, width), height: layout.size.height)
    }
    return Size(
      width: measurement.intrinsicWidth ?? 0, height: measurement.intrinsicHeight ?? 0)
  }

  // MARK: Geometry of the last solution

  /// Distances of a view's edges from those of the island's root, inwards; `nil` before a solution.
  private func distances(_ view: Int) -> BoxInsets? {
    guard let values, var slot = island.slots[view] else { return nil }
    let own = island.variables[slot]
    var x = values[own.x]
    var y = values[own.y]
    while let parent = island.parents[slot], parent != 0 {
      x += values[island.variables[parent].x]
      y += values[island.variables[parent].y]
      slot = parent
    }
    return BoxInsets(
      top: y, leading: x,
      bottom: values[island.variables[0].height] - y - values[own.height],
      trailing: values[island.variables[0].width] - x - values[own.width])
  }

  /// Where a view reaches below the bars around its root, its safe area begins further inside.
  ///
  /// What scrolls has none of its own: the scroll view moves its content out of the way (3 of 3).
  private func safeArea(_ view: Int, _ edge: BoxEdge) -> Double {
    let outer = surroundings.safeArea[edge]
    if view == island.root || outer == 0 { return outer }
    if isInsideScrollView(view) { return 0 }
    guard let distances = distances(view) else { return 0 }
    return max(0, outer - max(0, distances[edge]))
  }

  private func isInsideScrollView(_ view: Int) -> Bool {
    var current = document.views[view].parent
    while let index = current, island.slots[index] != nil {
      if document.views[index].kind.isScrolling { return true }
      current = document.views[index].parent
    }
    return false
  }

  // MARK: Margins

  private func margin(_ view: Int, _ edge: BoxEdge) -> Double {
    let own = ownMargin(view, edge)
    guard surroundings.usesSafeAreas,
      document.views[view].element.flag("insetsLayoutMarginsFromSafeArea") != false
    else { return own }
    return own + safeArea(view, edge)
  }

  /// A view's margin without safe areas: its own, or what is left of its superview's.
  private func ownMargin(_ index: Int, _ edge: BoxEdge) -> Double {
    let view = document.views[index]
    let isRoot = index == island.root
    let rules = MarginRules(document: document, traits: island.traits)
    let width = values.map { $0[island.variables[0].width] } ?? surroundings.size.width
    let own = rules.own(
      view, rootWidth: isRoot ? surroundings.rootWidth : nil, islandWidth: width)[edge]
    if view.element.flag("layoutMarginsFollowReadableWidth") == true,
      edge == .leading || edge == .trailing, let values, let slot = island.slots[index]
    {
      // Readable content is at most 672 points wide at the default text size.
      let readable = (values[island.variables[slot].width] - Self.readableWidth) / 2
      if readable > own { return readable }
    }
    guard !isRoot, view.element.flag("preservesSuperviewLayoutMargins") == true,
      let slot = island.slots[index], let parentSlot = island.parents[slot], let values
    else { return own }
    let box = island.variables[slot]
    let outer = island.variables[parentSlot]
    let distance: Double =
      switch edge {
      case .top: values[box.y]
      case .leading: values[box.x]
      case .bottom: values[outer.height] - values[box.y] - values[box.height]
      case .trailing: values[outer.width] - values[box.x] - values[box.width]
      }
    return max(own, ownMargin(island.views[parentSlot], edge) - max(0, distance))
  }

  /// - Source: 672 points at the category large (useyourloaf, readable content guides).
  private static let readableWidth = 672.0
}
