import LayoutModel

/// What constraints leave open of a view's frame, and whether that is a fault.
extension LayoutResolver {
  /// The parts of a view's frame that are not determined, if there are any. This is excused if only
  /// the canvas's height causes the ambiguity, or if the view's class may decide.
  ///
  /// - Parameter staysOpen: the variables that are still ambiguous when the root is as high as its
  ///   content, if only the canvas gives it another height.
  /// - Parameter held: what ``heldViews(in:_:)`` has found; asked only for views whose class may decide.
  func ambiguousFrame(
    _ slot: Int, _ island: Island, _ isAmbiguous: [Bool], _ staysOpen: [Bool],
    _ lookups: [ViewLookup], held: () -> [LayoutAxis: Set<Int>]
  ) -> AmbiguousFrame? {
    let index = island.views[slot]
    let own = island.variables[slot]
    let check = lookups[index].ambiguityCheck
    if check == .none || island.hiddenViews.contains(index) { return nil }
    let view = document.views[index]
    var parts: [(part: FramePart, variable: Int)] = [(.x, own.x), (.y, own.y)]
    if check != .positions { parts += [(.width, own.width), (.height, own.height)] }
    if let content = own.content, needsContentSize(view, island) {
      parts += [(.contentWidth, content), (.contentHeight, content + 1)]
    }
    let free = parts.filter { isAmbiguous[$0.variable] }
    if free.isEmpty { return nil }
    var found = AmbiguousFrame(
      NamedObject(id: view.id, name: lookups[index].name), free.map(\.part))
    if !free.contains(where: { staysOpen[$0.variable] }) {
      found.excuse = .heightOfCanvas(root: NamedObject(document.views[island.root]))
    } else if check == .unlessOfClass {
      let lengths = Set(free.filter(\.part.isLength).map(\.part.axis))
      // A position that follows from the length is as little a fault as the length.
      let follows = free.filter { !$0.part.isLength }.allSatisfy {
        lengths.contains($0.part.axis) && held()[$0.part.axis]?.contains(index) ?? false
      }
      if follows { found.excuse = .sizeOfClass }
    }
    return found
  }

  /// The views of which a constraint holds an edge or the middle at something that is determined, so that only their lengths
  /// can be missing, by axis.
  ///
  /// - Complexity: O(*rows of the island*).
  func heldViews(in island: Island, _ isAmbiguous: [Bool]) -> [LayoutAxis: Set<Int>] {
    var result: [LayoutAxis: Set<Int>] = [:]
    for case .constraint(let number) in island.origins {
      let constraint = document.constraints[number]
      guard constraint.relation == .equal, let second = constraint.second else { continue }
      for (own, other) in [(constraint.first, second), (second, constraint.first)] {
        let axis = own.attribute.axis
        if !own.attribute.isLength, other.attribute.axis == axis,
          case .view(let view)? = document.items[own.item],
          isDetermined(other, in: island, isAmbiguous)
        {
          result[axis, default: []].insert(view)
        }
      }
    }
    return result
  }

  /// Whether the view to which an anchor belongs has its place and its length along the anchor's axis.
  private func isDetermined(
    _ anchor: LayoutAnchor, in island: Island, _ isAmbiguous: [Bool]
  ) -> Bool {
    let view: Int? =
      switch document.items[anchor.item] {
      case .view(let index): index
      case .guide(let index): document.guides[index].view
      default: nil
      }
    guard let view, let slot = island.slots[view] else { return true }
    let own = island.variables[slot]
    let variables =
      anchor.attribute.axis == .horizontal ? [own.x, own.width] : [own.y, own.height]
    return !variables.contains { isAmbiguous[$0] }
  }

  /// Whether constraints should define the size of a scroll view's content: they place something in
  /// it.
  private func needsContentSize(_ view: LayoutView, _ island: Island) -> Bool {
    view.kind == .scrollView
      && view.children.contains {
        let child = document.views[$0]
        return island.slots[$0] != nil && !child.translatesAutoresizingMask && !child.isFixedFrame
      }
  }
}
