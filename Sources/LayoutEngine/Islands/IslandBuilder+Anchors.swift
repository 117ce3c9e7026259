import LayoutModel
import PlatformRules

extension IslandBuilder {
  /// The form of an anchor relative to the origin of `ancestor`, which is the item or a view around
  /// it.
  ///
  /// In a constraint between a scroll view and a view inside it, the edges of the scroll view are
  /// those of its content. Its width, height and centre are always those of the frame.
  /// - Source: Apple, "Working with Scroll Views"; 138 of 138 child edges in public documents.
  /// - Returns: `nil` when the item has no such attribute, or lies elsewhere.
  mutating func form(_ anchor: LayoutAnchor, relativeTo ancestor: Int) -> LinearForm? {
    switch document.items[anchor.item] {
    case .view(let index):
      guard slots[index] != nil else { return nil }
      return viewForm(index, anchor.attribute, relativeTo: ancestor)
    case .guide(let index):
      return guideForm(index, anchor.attribute, relativeTo: ancestor)
    default:
      return nil
    }
  }

  /// The view that an item of a constraint is, or to which it belongs.
  func view(of item: ObjectID) -> Int? {
    switch document.items[item] {
    case .view(let index): index
    case .guide(let index): document.guides[index].view
    default: nil
    }
  }

  /// The closest view of the island that contains both views.
  func commonAncestor(_ a: Int, _ b: Int) -> Int? {
    func path(_ view: Int) -> some Sequence<Int> {
      document.viewAndSuperviews(of: view).prefix { slots[$0] != nil }
    }
    let around = Set(path(a))
    return path(b).first { around.contains($0) }
  }

  /// The origin of a view relative to an ancestor, along an axis.
  func originForm(_ index: Int, _ axis: LayoutAxis, relativeTo ancestor: Int) -> LinearForm {
    var form = LinearForm()
    // Not beyond the island.
    let path = document.viewAndSuperviews(of: index).prefix {
      $0 != ancestor && ($0 == index || slots[$0] != nil)
    }
    for view in path {
      let own = variables(of: view)
      form.terms.append((axis == .horizontal ? own.x : own.y, 1))
    }
    return form
  }

  func lengthForm(_ index: Int, _ axis: LayoutAxis) -> LinearForm {
    let own = variables(of: index)
    return .variable(axis == .horizontal ? own.width : own.height)
  }

  /// The length of the box to which the edges of `index` belong. For a scroll view seen from
  /// inside, this is its content.
  func extentForm(_ index: Int, _ axis: LayoutAxis, isFromInside: Bool) -> LinearForm {
    if isFromInside, let content = variables(of: index).content {
      return .variable(axis == .horizontal ? content : content + 1)
    }
    return lengthForm(index, axis)
  }

  mutating func viewForm(
    _ index: Int, _ attribute: LayoutAttribute, relativeTo ancestor: Int
  ) -> LinearForm? {
    let axis = attribute.axis
    let origin = originForm(index, axis, relativeTo: ancestor)
    let isFromInside = index == ancestor
    let extent = extentForm(index, axis, isFromInside: isFromInside)
    switch attribute {
    case .width, .height:
      return lengthForm(index, axis)
    case .leading, .top:
      return origin
    case .trailing, .bottom:
      return origin + extent
    case .centerX, .centerY:
      return origin + lengthForm(index, axis) * 0.5
    case .left, .right:
      return physical(attribute, relativeTo: ancestor) {
        $0.viewForm(index, $1, relativeTo: ancestor)
      }
    case .leadingMargin:
      return origin + margin(index, .leading)
    case .topMargin:
      return origin + margin(index, .top)
    case .trailingMargin:
      return origin + extent - margin(index, .trailing)
    case .bottomMargin:
      return origin + extent - margin(index, .bottom)
    case .leftMargin, .rightMargin:
      return physical(attribute, relativeTo: ancestor) {
        $0.viewForm(index, $1, relativeTo: ancestor)
      }
    case .centerXWithinMargins:
      return origin
        + (lengthForm(index, axis) + margin(index, .leading) - margin(index, .trailing)) * 0.5
    case .centerYWithinMargins:
      return origin
        + (lengthForm(index, axis) + margin(index, .top) - margin(index, .bottom)) * 0.5
    case .firstBaseline, .lastBaseline:
      return origin + baselineForm(index, isFirst: attribute == .firstBaseline)
    }
  }

  /// Left and right do not change with the reading direction. From right to left, they are measured
  /// from the other side of the ancestor.
  private mutating func physical(
    _ attribute: LayoutAttribute, relativeTo ancestor: Int,
    _ form: (inout IslandBuilder, LayoutAttribute) -> LinearForm?
  ) -> LinearForm? {
    let isMinimum = attribute == .left || attribute == .leftMargin
    let isMargin = attribute.isMargin
    guard traits.direction == .rightToLeft else {
      return form(
        &self,
        isMinimum
          ? (isMargin ? .leadingMargin : .leading)
          : (isMargin ? .trailingMargin : .trailing))
    }
    guard
      let logical = form(
        &self,
        isMinimum
          ? (isMargin ? .trailingMargin : .trailing)
          : (isMargin ? .leadingMargin : .leading))
    else { return nil }
    return extentForm(ancestor, .horizontal, isFromInside: true) - logical
  }

  mutating func margin(_ index: Int, _ edge: BoxEdge) -> LinearForm {
    .parameter(parameter(.margin(view: index, edge)))
  }

  /// A baseline relative to the top of the alignment rectangle.
  ///
  /// A stack view has the first baseline of its first arranged view, and the last baseline of its
  /// last one. A view without text has its top edge as first baseline, and its bottom edge as last
  /// one.
  func baselineForm(_ index: Int, isFirst: Bool) -> LinearForm {
    let view = document.views[index]
    if view.kind == .stackView {
      let arranged = view.children.filter { slots[$0] != nil && !hiddenViews.contains($0) }
      if let child = isFirst ? arranged.first : arranged.last {
        return .variable(variables(of: child).y) + baselineForm(child, isFirst: isFirst)
      }
    }
    let height = lengthForm(index, .vertical)
    guard let measurement = measurements[index] else { return isFirst ? LinearForm() : height }
    let insets = measurement.alignmentInsets
    let rule = (isFirst ? firstBaseline(measurement) : measurement.lastBaseline).linear
    // The rule is for the frame, which is the alignment rectangle extended by the insets.
    return (height + (insets.top + insets.bottom)) * rule.multiplier
      + (rule.constant - insets.top)
  }

  /// The first baseline. The rule is asked only here, so islands without baselines are valid for
  /// more systems.
  private func firstBaseline(_ measurement: LeafMeasurement) -> BaselineRule {
    guard measurement.firstBaselineIsAscender,
      case .fromTop(let ascender) = measurement.firstBaseline,
      traits.measurement.rules.holds(TextRules.ascenderIsOnPixel)
    else { return measurement.firstBaseline }
    let scale = traits.measurement.scale
    return .fromTop((ascender * scale).rounded() / scale)
  }
}
