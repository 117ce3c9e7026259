import ConstraintSolver
import ElementTree
import LayoutModel

/// The parts of an island that speak for or against recorded frames: its required rows, and the
/// recorded frames.
struct FrameEvidence {
  let document: LayoutDocument
  let island: Island
  /// The solution of the island, by variable.
  let solved: [Double]

  /// The row of a number, if it holds whatever is measured. `nil` for a row that depends on
  /// platform rules other than through parameters.
  func row(_ number: Int) -> LinearSystem.Constraint? {
    let row = island.system.constraint(number)
    guard row.isRequired else { return nil }
    switch island.origins[number] {
    case .constraint(let index):
      // The position of a baseline is measured, so such a row proves nothing.
      let constraint = document.constraints[index]
      let attributes = [constraint.first.attribute, constraint.second?.attribute]
      return attributes.contains { $0 == .firstBaseline || $0 == .lastBaseline } ? nil : row
    case .stack(let view):
      let stack = StackArrangement(document.views[view], in: island.traits.cell)
      let isByBaseline =
        stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        || stack.isBaselineRelative
      return isByBaseline && row.terms.contains { isVertical($0.variable) } ? nil : row
    case .structure(let view):
      // A content view has its recorded frame, so its place in the cell proves nothing.
      return view != island.root && document.views[view].role == "contentView"
        && row.relation == .equal ? nil : row
    case .intrinsicSize, .autoresizing: return nil
    }
  }

  /// Whether the container gives the frame of the view, so that it is not checked.
  func isGiven(_ index: Int) -> Bool {
    index == island.root || document.views[index].role == "contentView"
  }

  private func isVertical(_ variable: Int) -> Bool {
    guard let slot = island.slot(of: variable) else { return false }
    return island.variables[slot].y == variable || island.variables[slot].height == variable
  }

  /// The bounds of x, y, width and height of a view's alignment rectangle, from its recorded frame.
  ///
  /// The frames of controls and symbols are somewhat larger, by an amount that depends on their
  /// Xcode. Every amount from zero to twice the one that is used here is allowed.
  func box(_ slot: Int) -> [Bounds] {
    guard let frame = document.views[island.views[slot]].recordedFrame else {
      return Array(repeating: .any, count: 4)
    }
    if isGiven(island.views[slot]) { return givenBox(slot, frame) }
    if showsSymbol(island.views[slot]) { return symbolBox(frame) }
    let insets = island.measurements[slot]?.alignmentInsets ?? .zero
    func wide(_ value: Double, _ inset: Double) -> Bounds {
      let most = value + Self.share * inset
      return Bounds(lower: min(value, most), upper: max(value, most))
    }
    return [
      wide(frame.x, insets.left), wide(frame.y, insets.top),
      wide(frame.width, -insets.left - insets.right),
      wide(frame.height, -insets.top - insets.bottom),
    ]
  }

  private static let share = 2.0

  private func showsSymbol(_ index: Int) -> Bool {
    let view = document.views[index]
    guard view.kind == .imageView else { return false }
    let reference = view.element.child("imageReference", key: "image")
    if (reference ?? view.element)["catalog"] == "system" { return true }
    let name = reference?["image"] ?? view.element["image"]
    return name.flatMap { document.properties.images[$0]?.isSystemSymbol } ?? false
  }

  /// The bounds of an image view with a symbol. Its frame extends around the symbol by insets of
  /// the drawing, which are known only approximately.
  private func symbolBox(_ frame: Rect) -> [Bounds] {
    let (aside, above) = (frame.width * Self.symbolShare, frame.height * Self.symbolShare)
    return [
      Bounds(frame.x, give: aside), Bounds(frame.y, give: above),
      Bounds(frame.width, give: 2 * aside), Bounds(frame.height, give: 2 * above),
    ]
  }

  /// How far a symbol's frame may extend beyond its alignment rectangle at each side, as a fraction
  /// of its length.
  private static let symbolShare = 0.25

  /// The bounds of a cell or content view. Its recorded frame may be left over, for example from
  /// another style of the table. So it may be as recorded or as laid out here.
  private func givenBox(_ slot: Int, _ frame: Rect) -> [Bounds] {
    let own = island.variables[slot]
    let origin = slot == 0 ? Point() : frame.origin
    let recorded = [origin.x, origin.y, frame.width, frame.height]
    return zip(recorded, own.x...own.height).map { value, variable in
      Bounds(value).including(solved[variable])
    }
  }

  /// The variables of views whose frames are given: content views, and views that only their masks
  /// place.
  func fixed() -> [(variable: Int, range: Bounds)] {
    var result: [(variable: Int, range: Bounds)] = []
    for (slot, index) in island.views.enumerated() where slot > 0 {
      let view = document.views[index]
      let isPlacedByMask =
        view.placement == .subview && view.translatesAutoresizingMask && !view.isFixedFrame
      guard view.role == "contentView" || isPlacedByMask else { continue }
      let own = island.variables[slot]
      for (offset, range) in box(slot).enumerated() where !range.isAny {
        result.append(
          (
            own.x + offset,
            Bounds(lower: range.lower - Self.pixel, upper: range.upper + Self.pixel)
          ))
      }
    }
    return result
  }

  /// The largest rounding error of a frame, in points. Frames are rounded to pixels, and there is
  /// at least one pixel per point.
  private static let pixel = 0.5
}
