import LayoutModel
import PlatformRules

/// Computes the values of an island's parameters. Some of them follow from the last solution.
///
/// It is a class that lives as long as the island's session, so that it reads the document only
/// once.
final class ParameterEvaluator {
  private let island: Island
  /// For each parameter, the slot of its view; `nil` if it belongs to no view.
  private let parameterSlots: [Int?]
  /// For each slot, the facts about margins.
  private let margins: [MarginInputs]
  private let hasRowMargins: Bool
  private let rowContentIsInSafeArea: Bool
  /// Whether a view follows the readable width. Few islands have such a view.
  private let hasReadableMargins: Bool
  private let isInsideScrollView: [Bool]
  /// The parts of a table cell with one of UIKit's own styles.
  private let builtIn: BuiltInCellParts?
  private var partFrames: [BuiltInCell.Part: Rect] = [:]
  /// For each slot, the natural size of its text, in which only paragraphs end lines.
  private let naturalSizes: [Size]
  /// For each slot, whether its wrapped text asks for the whole width that it got.
  private let keepsWidth: [Bool]
  /// The greatest width of readable content.
  private let readableWidth: Double

  /// The facts that are given from outside. The values below belong to them.
  private(set) var surroundings: IslandSession.Surroundings
  /// The last solution, if there is one.
  var values: [Double] = []
  var hasValues = false
  /// For each slot, the width at which text wraps. Text without such a width has its natural size.
  var textWidths: [Double?]

  /// For each slot, the margins that were looked up last.
  private var knownInsets: [(round: Int, insets: BoxInsets)?]
  /// The number of changes of ``place``, on which own margins depend.
  private var round = 0
  private var place: OwnPlace?

  /// The facts on which the own margins of views depend.
  private struct OwnPlace: Equatable {
    var rootWidth: Double?
    /// The place of the row; `nil` if no view of the island belongs to a row.
    var row: RowPlace?
  }

  /// The properties of a view that decide its margins.
  private struct MarginInputs {
    var own: OwnMargins
    var insetsFromSafeArea: Bool
    var followsReadableWidth: Bool
    var preservesSuperview: Bool
  }

  init(island: Island, document: LayoutDocument) {
    self.island = island
    parameterSlots = island.parameters.map { $0.view.flatMap { island.slots[$0] } }
    surroundings = IslandSession.Surroundings(
      size: Size(), safeArea: BoxInsets(), usesSafeAreas: false,
      window: RowWindow(
        width: 0, island.traits, canvas: DesignCanvas(properties: document.properties)))
    textWidths = Array(repeating: nil, count: island.views.count)
    knownInsets = Array(repeating: nil, count: island.views.count)
    let rules = MarginRules(document: document, traits: island.traits)
    margins = island.views.map { index in
      let view = document.views[index]
      return MarginInputs(
        own: rules.own(view, isIslandRoot: index == island.root),
        insetsFromSafeArea: view.element.flag("insetsLayoutMarginsFromSafeArea") != false,
        followsReadableWidth: view.element.flag("layoutMarginsFollowReadableWidth") == true,
        preservesSuperview: view.element.flag("preservesSuperviewLayoutMargins") == true)
    }
    hasRowMargins = margins.contains { $0.own.kind.isOfRow }
    hasReadableMargins = margins.contains(where: \.followsReadableWidth)
    rowContentIsInSafeArea = island.traits.measurement.rules.rowContentIsInSafeArea
    // Parents come before their children, so one pass in order is enough.
    let hidesSafeArea = island.traits.measurement.rules
      .holds(ArrangedViewRules.scrollViewHidesSafeArea)
    var isInside: [Bool] = []
    for (slot, parent) in island.parents.enumerated() {
      guard let parent, slot > 0 else {
        isInside.append(false)
        continue
      }
      let scrolls = document.views[island.views[parent]].kind.isScrolling
      isInside.append(isInside[parent] || scrolls && hidesSafeArea)
    }
    isInsideScrollView = isInside
    naturalSizes = island.measurements.map { measurement in
      Size(
        width: WrappingText.capped(measurement?.intrinsicWidth ?? 0),
        height: WrappingText.capped(measurement?.intrinsicHeight ?? 0))
    }
    keepsWidth = island.views.map(island.viewsHeldAtBothSides.contains)
    builtIn = BuiltInCellParts(island: island, document: document)
    let measurement = island.traits.measurement
    let bodySize = TextStyle.body.sizes[measurement.textCategory.order].points
    readableWidth = measurement.rules.readableWidth * Double(bodySize) / 17
  }

  /// Starts with other surroundings, before the first solution.
  func begin(_ surroundings: IslandSession.Surroundings) {
    self.surroundings = surroundings
    hasValues = false
    for slot in textWidths.indices { textWidths[slot] = nil }
  }

  /// Computes all values into the caller's memory.
  func evaluate(into result: inout [Double]) {
    result.removeAll(keepingCapacity: true)
    let place = OwnPlace(rootWidth: surroundings.rootWidth, row: hasRowMargins ? rowPlace : nil)
    if place != self.place {
      round += 1
      self.place = place
    }
    if let builtIn,
      let room = margins[builtIn.contentSlot].own.room(in: roomOfRow, rowPlace)
    {
      partFrames = builtIn.layout.frames(in: room)
    }
    for (parameter, slot) in zip(island.parameters, parameterSlots) {
      result.append(value(parameter, slot))
    }
  }

  private func value(_ parameter: IslandParameter, _ slot: Int?) -> Double {
    switch parameter {
    case .width: surroundings.size.width
    case .height: surroundings.size.height
    case .safeArea(_, let edge): slot.map { safeArea($0, edge) } ?? 0
    case .keyboard: slot.map(keyboard) ?? 0
    case .margin(_, let edge): slot.map { margin($0, edge) } ?? 0
    case .accessory: slot.map { margins[$0].own.accessoryWidth(rowPlace) } ?? 0
    case .part(let view, let component):
      (builtIn?.parts[view]).flatMap { partFrames[$0] }?[component] ?? 0
    case .readable(_, let edge): slot.map { readable($0, edge) } ?? 0
    case .textWidth: slot.map { textSize($0).width } ?? 0
    case .textHeight: slot.map { textSize($0).height } ?? 0
    }
  }

  /// The size that wrapped text asks for. Its width is that of its longest line (8 of 8 labels in
  /// stack views or free at one side; 1 of 1 that only a sibling follows). But if both sides are
  /// held by a surrounding view, it asks for the whole width that it got: the surrounding view
  /// stays as wide as it became for the unwrapped text (11 of 11).
  private func textSize(_ slot: Int) -> Size {
    let natural = naturalSizes[slot]
    // At its natural width text keeps its lines. A hundredth of a point must not cause a new line.
    guard let width = textWidths[slot], width < natural.width - 0.01,
      let wrapping = island.measurements[slot]?.wrapping
    else { return natural }
    let layout = wrapping.layout(atWidth: width)
    return Size(
      width: keepsWidth[slot] ? width : min(layout.size.width, width),
      height: layout.size.height)
  }

  // MARK: Geometry of the last solution

  /// The distance of a view's edge from that of the island's root, inwards; `nil` before there is a
  /// solution.
  private func distance(_ slot: Int, _ edge: BoxEdge) -> Double? {
    if !hasValues { return nil }
    let own = island.variables[slot]
    let root = island.variables[0]
    var slot = slot
    let isHorizontal = edge == .leading || edge == .trailing
    var start = values[isHorizontal ? own.x : own.y]
    while let parent = island.parents[slot], parent != 0 {
      let outer = island.variables[parent]
      start += values[isHorizontal ? outer.x : outer.y]
      slot = parent
    }
    switch edge {
    case .top, .leading: return start
    case .bottom: return values[root.height] - start - values[own.height]
    case .trailing: return values[root.width] - start - values[own.width]
    }
  }

  /// The safe area of a view at an edge. If the view extends under the bars around its root, the
  /// safe area begins further inside.
  ///
  /// Views in a scroll view have none of their own, because the scroll view moves its content out
  /// of the way (3 of 3). On canvases of Xcode 9 it does not, and a view in it that lies under the
  /// status bar has a margin that is larger by the bar's height (a stack view and the five views in
  /// it, outside the corpus; no view of Xcode 9 contradicts this).
  private func safeArea(_ slot: Int, _ edge: BoxEdge) -> Double {
    let outer = surroundings.safeArea[edge]
    if slot == 0 || outer == 0 { return outer }
    if isInsideScrollView[slot] { return 0 }
    guard let distance = distance(slot, edge) else { return 0 }
    return max(0, outer - max(0, distance))
  }

  /// The part of a view at its bottom that a keyboard covers, or else the safe area.
  private func keyboard(_ slot: Int) -> Double {
    let hidden = safeArea(slot, .bottom)
    guard surroundings.keyboard > 0 else { return hidden }
    if slot == 0 { return max(surroundings.keyboard, hidden) }
    guard let distance = distance(slot, .bottom) else { return hidden }
    return max(hidden, surroundings.keyboard - max(0, distance))
  }

  // MARK: Margins

  private func margin(_ slot: Int, _ edge: BoxEdge) -> Double {
    var own = ownMargin(slot, edge)
    if surroundings.usesSafeAreas, margins[slot].insetsFromSafeArea { own += safeArea(slot, edge) }
    return max(own, hasReadableMargins ? readableMargin(slot, edge) : 0)
  }

  /// The margin of a view without safe areas: its own one, or the rest of its superview's margin.
  private func ownMargin(_ slot: Int, _ edge: BoxEdge) -> Double {
    let own = ownInsets(slot)[edge]
    guard hasValues, let (parent, distance) = inherited(slot, edge) else { return own }
    return max(own, ownMargin(parent, edge) - distance)
  }

  /// The margin beside readable content, in a view that follows the readable width and in views
  /// that preserve such margins. It includes the safe area at that edge.
  private func readableMargin(_ slot: Int, _ edge: BoxEdge) -> Double {
    guard hasValues, edge == .leading || edge == .trailing else { return 0 }
    let own =
      margins[slot].followsReadableWidth
      ? (values[island.variables[slot].width] - readableWidth) / 2 : 0
    guard let (parent, distance) = inherited(slot, edge) else { return own }
    return max(own, readableMargin(parent, edge) - distance)
  }

  /// The superview whose margins a view preserves, and the distance of the view from that edge of
  /// it.
  private func inherited(_ slot: Int, _ edge: BoxEdge) -> (parent: Int, distance: Double)? {
    guard slot != 0, margins[slot].preservesSuperview, let parent = island.parents[slot] else {
      return nil
    }
    let box = island.variables[slot]
    let outer = island.variables[parent]
    let distance: Double =
      switch edge {
      case .top: values[box.y]
      case .leading: values[box.x]
      case .bottom: values[outer.height] - values[box.y] - values[box.height]
      case .trailing: values[outer.width] - values[box.x] - values[box.width]
      }
    return (parent, max(0, distance))
  }

  /// A view's own insets on all sides. They are looked up once for the place on which they depend,
  /// because each pass asks for all sides of the same views.
  private func ownInsets(_ slot: Int) -> BoxInsets {
    if case .plain(let insets) = margins[slot].own.kind, slot != 0 { return insets }
    if let known = knownInsets[slot], known.round == round { return known.insets }
    let insets = margins[slot].own.insets(
      rootWidth: slot == 0 ? surroundings.rootWidth : nil, row: rowPlace)
    knownInsets[slot] = (round, insets)
    return insets
  }

  /// The size of a row without the safe area at its sides.
  private var roomOfRow: Size {
    var size = surroundings.size
    if rowContentIsInSafeArea {
      size.width -= surroundings.safeArea.leading + surroundings.safeArea.trailing
    }
    return size
  }

  /// The place of the row, if the island is a row of a table. Side margins depend on it.
  private var rowPlace: RowPlace {
    RowPlace(
      width: hasValues ? values[island.variables[0].width] : surroundings.size.width,
      tableWidth: surroundings.tableWidth, window: surroundings.window)
  }

  /// The margin of readable content. It lies inside the margins. If they leave more room than its
  /// greatest width, it is in the middle.
  private func readable(_ slot: Int, _ edge: BoxEdge) -> Double {
    let margin = margin(slot, edge)
    if !hasValues { return margin }
    return max(margin, (values[island.variables[slot].width] - readableWidth) / 2)
  }

  /// How far the insets of the island's root extend into a view.
  func covered(_ slot: Int) -> BoxInsets {
    BoxInsets(
      top: safeArea(slot, .top), leading: safeArea(slot, .leading),
      bottom: safeArea(slot, .bottom), trailing: safeArea(slot, .trailing))
  }
}
