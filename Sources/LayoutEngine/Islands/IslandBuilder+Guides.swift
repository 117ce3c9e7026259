import ConstraintSolver
import LayoutModel
import PlatformRules

extension IslandBuilder {
  /// Adds variables for guides that only constraints place.
  mutating func addGuides() {
    for (index, guide) in document.guides.enumerated() where guide.kind == .custom {
      guard let view = guide.view, slots[view] != nil else { continue }
      let first = newVariables(4)
      guideVariables[index] = first
      let origin = RowOrigin.structure(view: view)
      add(.variable(first + 2), .greaterOrEqual, origin)
      add(.variable(first + 3), .greaterOrEqual, origin)
    }
  }

  /// The form of a guide's attribute, relative to the origin of `ancestor`.
  mutating func guideForm(
    _ index: Int, _ attribute: LayoutAttribute, relativeTo ancestor: Int
  ) -> LinearForm? {
    let guide = document.guides[index]
    guard let view = guide.view, slots[view] != nil else { return nil }
    let axis = attribute.axis
    let origin = originForm(view, axis, relativeTo: ancestor)
    guard let box = guideBox(guide, index, axis) else { return nil }
    let start = origin + box.start
    switch attribute.withoutMargin {
    case .leading, .top, .firstBaseline: return start
    case .trailing, .bottom, .lastBaseline: return start + box.length
    case .width, .height: return box.length
    case .centerX, .centerY: return start + box.length * 0.5
    case .left, .right:
      let isMinimum = attribute.withoutMargin == .left
      guard traits.direction == .rightToLeft else {
        return isMinimum ? start : start + box.length
      }
      let logical = isMinimum ? start + box.length : start
      return extentForm(ancestor, .horizontal, isFromInside: true) - logical
    default: return nil
    }
  }

  /// The start and length of a guide along an axis, relative to its view.
  private mutating func guideBox(
    _ guide: LayoutGuide, _ index: Int, _ axis: LayoutAxis
  ) -> (start: LinearForm, length: LinearForm)? {
    guard let view = guide.view else { return nil }
    let length = lengthForm(view, axis)
    let isHorizontal = axis == .horizontal
    let startEdge: BoxEdge = isHorizontal ? .leading : .top
    let endEdge: BoxEdge = isHorizontal ? .trailing : .bottom
    func between(_ start: LinearForm, _ end: LinearForm) -> (LinearForm, LinearForm) {
      (start, length - start - end)
    }
    switch guide.kind {
    case .safeArea:
      return between(safeArea(view, startEdge), safeArea(view, endEdge))
    case .readableContent where isHorizontal:
      return between(readable(view, startEdge), readable(view, endEdge))
    case .layoutMargins, .readableContent:
      return between(margin(view, startEdge), margin(view, endEdge))
    case .top:
      // The guide lies at the top edge. It is as high as the bars, and as wide as the view. On
      // canvases it is a line where the bars end: a table view that is held at the guide's top edge
      // begins below the status bar.
      if isHorizontal { return (LinearForm(), length) }
      let height = safeArea(view, .top)
      let isLine =
        traits.isAsDesigned && traits.measurement.rules.holds(CanvasInsetRules.topGuideIsLine)
      return isLine ? (height, LinearForm()) : (LinearForm(), height)
    case .bottom:
      // The guide is a subview, so in a scroll view it is at the end of the content (2 views of one
      // document outside the corpus; nothing against it).
      let height = safeArea(view, .bottom)
      let extent = extentForm(view, axis, isFromInside: true)
      return isHorizontal ? (LinearForm(), length) : (extent - height, height)
    case .keyboard:
      // If no keyboard is shown, the guide begins at the end of the safe area.
      let height = LinearForm.parameter(parameter(.keyboard(view: view)))
      return isHorizontal ? (LinearForm(), length) : (length - height, height)
    case .contentLayoutGuide:
      return (LinearForm(), extentForm(view, axis, isFromInside: true))
    case .frameLayoutGuide:
      return (LinearForm(), length)
    case .custom:
      guard let first = guideVariables[index] else { return nil }
      return (
        .variable(isHorizontal ? first : first + 1),
        .variable(isHorizontal ? first + 2 : first + 3)
      )
    }
  }

  private mutating func readable(_ view: Int, _ edge: BoxEdge) -> LinearForm {
    .parameter(parameter(.readable(view: view, edge)))
  }

  mutating func safeArea(_ view: Int, _ edge: BoxEdge) -> LinearForm {
    .parameter(parameter(.safeArea(view: view, edge)))
  }
}

/// A side in reading direction. The leading side may be left or right.
enum BoxEdge: Int, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
}
