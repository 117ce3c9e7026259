package import LayoutModel

/// Constraints of the kinds that designers choose, for the present place of a view, the most usual
/// first: margins and safe areas, standard distances to neighbours, alignment, equal sizes, and
/// only then numbers.
package struct ConstraintSuggestions {
  private let editor: DocumentEditor
  private let view: LayoutView
  private let parent: LayoutView
  private let frame: Rect
  private let bounds: Size
  /// The other subviews of the superview, with their frames. For an arranged view, only the other arranged views.
  private let siblings: [(view: LayoutView, frame: Rect)]

  /// Lengths that differ by less look the same on a screen, in points.
  private static let tolerance = 0.6
  /// The greatest distance of a neighbour, in points.
  private static let near = 60.0

  /// `nil` if constraints do not place the view, or if its frame is not known.
  package init?(_ editor: DocumentEditor, view: LayoutView) {
    let document = editor.document
    guard let parent = view.parent.map({ document.views[$0] }),
      let frame = editor.frame(of: view), let outer = editor.frame(of: parent)
    else { return nil }
    self.editor = editor
    self.view = view
    self.parent = parent
    self.frame = frame
    bounds = outer.size
    siblings = parent.children.compactMap { index in
      let other = document.views[index]
      guard other.id != view.id, other.placement == view.placement,
        let frame = editor.frame(of: other)
      else { return nil }
      return (other, frame)
    }
  }

  /// Constraints that may end the ambiguity along an axis, the best first.
  ///
  /// - Parameter isPlaced: whether only the view's length is ambiguous.
  package func along(_ axis: LayoutAxis, isPlaced: Bool) -> [SuggestedConstraint] {
    if view.placement == .arranged {
      // A stack view places it, but may leave its length open: that of a container, or of a stack view to which
      // code adds views.
      let lengths = Self.texts.contains(view.kind) ? [] : equalLengths(axis) + [length(axis)]
      return priorities(axis) + lengths.map(SuggestedConstraint.constraint)
    }
    // If texts compete for room, the editor recommends another priority, not a number.
    let first = isPlaced && Self.texts.contains(view.kind) ? priorities(axis) : []
    let isHorizontal = axis == .horizontal
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    var drafts: [ConstraintDraft] = []
    drafts += baselines(axis)
    drafts += center(axis)
    drafts += neighbours(start)
    drafts += edge(start)
    drafts += aligned([start, isHorizontal ? .centerX : .centerY])
    let insets = insets(axis)
    if abs(insets.start - insets.end) < Self.tolerance || isNear(end) { drafts += edge(end) }
    drafts += neighbours(end)
    drafts += equalLengths(axis)
    drafts += aligned([end])
    drafts.append(length(axis))
    drafts += edge(end)
    return first + drafts.map(SuggestedConstraint.constraint) + priorities(axis)
  }

  private static let texts: Set<ViewKind> = [.label, .textField, .button]

  // MARK: Kinds

  private func anchor(_ attribute: LayoutAttribute) -> LayoutAnchor {
    LayoutAnchor(item: view.id, attribute: attribute)
  }

  /// The distances to both edges of the superview, in points.
  private func insets(_ axis: LayoutAxis) -> (start: Double, end: Double) {
    axis == .horizontal
      ? (frame.x, bounds.width - frame.maxX) : (frame.y, bounds.height - frame.maxY)
  }

  private func isNear(_ edge: LayoutAttribute) -> Bool {
    let distance = edge.axis == .horizontal ? bounds.width - frame.maxX : bounds.height - frame.maxY
    return distance >= 0 && distance <= Self.near
  }

  /// Constraints of an edge to the margin, the safe area, or the superview.
  private func edge(_ edge: LayoutAttribute) -> [ConstraintDraft] {
    let inset =
      edge.isStart
      ? frame.position(of: edge)
      : (edge.axis == .horizontal ? bounds.width : bounds.height) - frame.position(of: edge)
    var result: [ConstraintDraft] = []
    func add(_ other: LayoutAnchor, _ constant: Double) {
      result.append(ConstraintDraft(edge: anchor(edge), from: other, distance: constant))
    }
    if edge.axis == .horizontal, inset == 16 || inset == 20 {
      add(LayoutAnchor(item: parent.id, attribute: edge.withMargin), 0)
    }
    if view.recordedFrame == nil { return usual(edge) }
    let guides = editor.document.guides.filter { $0.view == parent.index }
    let area = guides.first { $0.kind == .safeArea }
    let bar = guides.first { $0.kind == (edge == .top ? .top : .bottom) }
    let covered = editor.insets[parent.id].map { $0.distance(of: edge) } ?? 0
    if inset >= covered - Self.tolerance {
      if let area {
        add(LayoutAnchor(item: area.id, attribute: edge), Self.rounded(inset - covered))
      } else if edge.axis == .vertical, let bar {
        add(LayoutAnchor(item: bar.id, attribute: edge.opposite), Self.rounded(inset - covered))
      }
    }
    add(LayoutAnchor(item: parent.id, attribute: edge), Self.rounded(inset))
    return result
  }

  /// A constraint for an edge without a known place: at the margin, or 8 points from the safe area or bar.
  private func usual(_ edge: LayoutAttribute) -> [ConstraintDraft] {
    let guides = editor.document.guides.filter { $0.view == parent.index }
    let area = guides.first { $0.kind == .safeArea }
    let bar = guides.first { $0.kind == (edge == .top ? .top : .bottom) }
    var other = LayoutAnchor(item: parent.id, attribute: edge.withMargin)
    if edge.axis == .vertical {
      other.attribute = edge
      if let area {
        other.item = area.id
      } else if let bar {
        other = LayoutAnchor(item: bar.id, attribute: edge.opposite)
      }
    }
    let isMargin = edge.axis == .horizontal
    // The standard distance to a safe area is 0. A view keeps the distance from it that it would have from a bar.
    let isNumber = editor.document.isSafeArea(other.item)
    let distance =
      isMargin ? 0 : isNumber ? 8 : editor.document.standardDistance(view.id, other.item)
    return [
      ConstraintDraft(
        edge: anchor(edge), from: other, distance: distance, isSymbolic: !isMargin && !isNumber)
    ]
  }

  /// Distances to the closest views on one side.
  private func neighbours(_ edge: LayoutAttribute) -> [ConstraintDraft] {
    let isHorizontal = edge.axis == .horizontal
    let found = siblings.compactMap { other -> (id: ObjectID, gap: Double)? in
      let overlap =
        isHorizontal
        ? min(frame.maxY, other.frame.maxY) - max(frame.y, other.frame.y)
        : min(frame.maxX, other.frame.maxX) - max(frame.x, other.frame.x)
      let gap =
        edge.isStart
        ? frame.position(of: edge) - other.frame.position(of: edge.opposite)
        : other.frame.position(of: edge.opposite) - frame.position(of: edge)
      guard overlap > 0, gap > -Self.tolerance, gap <= Self.near else { return nil }
      return (other.view.id, Self.rounded(max(gap, 0)))
    }
    return found.sorted { $0.gap < $1.gap }.prefix(2).map { id, gap in
      let other = LayoutAnchor(item: id, attribute: edge.opposite)
      return ConstraintDraft(
        edge: anchor(edge), from: other, distance: gap, isSymbolic: gap == 8)
    }
  }

  private func center(_ axis: LayoutAxis) -> [ConstraintDraft] {
    let attribute: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    let middle = (axis == .horizontal ? bounds.width : bounds.height) / 2
    guard abs(frame.position(of: attribute) - middle) < Self.tolerance, !fills(axis) else {
      return []
    }
    return [
      ConstraintDraft(
        anchor(attribute), .equal, LayoutAnchor(item: parent.id, attribute: attribute))
    ]
  }

  /// Whether the view takes most of its superview, so that its edges say more about its place than its centre.
  private func fills(_ axis: LayoutAxis) -> Bool {
    let length = axis == .horizontal ? frame.width : frame.height
    let room = axis == .horizontal ? bounds.width : bounds.height
    return length > 0.8 * room
  }

  /// Constraints for places that the view shares with other views.
  private func aligned(_ attributes: [LayoutAttribute]) -> [ConstraintDraft] {
    attributes.flatMap { attribute in
      siblings.filter {
        abs($0.frame.position(of: attribute) - frame.position(of: attribute)) < Self.tolerance
      }.map {
        ConstraintDraft(
          anchor(attribute), .equal, LayoutAnchor(item: $0.view.id, attribute: attribute))
      }
    }
  }

  /// Constraints that put the texts of a row on one baseline.
  private func baselines(_ axis: LayoutAxis) -> [ConstraintDraft] {
    guard axis == .vertical, Self.texts.contains(view.kind), view.recordedFrame != nil else {
      return []
    }
    return siblings.filter {
      Self.texts.contains($0.view.kind)
        && abs($0.frame.position(of: .centerY) - frame.position(of: .centerY)) < 4
    }.map {
      ConstraintDraft(
        anchor(.firstBaseline), .equal,
        LayoutAnchor(item: $0.view.id, attribute: .firstBaseline))
    }
  }

  /// Constraints that make the view as wide or high as another view of its kind.
  private func equalLengths(_ axis: LayoutAxis) -> [ConstraintDraft] {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    return siblings.filter {
      $0.view.kind == view.kind
        && abs($0.frame.position(of: attribute) - frame.position(of: attribute)) < Self.tolerance
    }.prefix(3).map {
      ConstraintDraft(
        anchor(attribute), .equal, LayoutAnchor(item: $0.view.id, attribute: attribute))
    }
  }

  private func length(_ axis: LayoutAxis) -> ConstraintDraft {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    return ConstraintDraft(anchor(attribute), constant: Self.rounded(frame.position(of: attribute)))
  }

  /// Priorities that make the view grow, or shrink, before other views with its present priority.
  private func priorities(_ axis: LayoutAxis) -> [SuggestedConstraint] {
    let prefix = axis == .horizontal ? "horizontal" : "vertical"
    let views = editor.document.views.filter { $0.scene == view.scene }
    let hugging = Self.others(
      than: view.contentHugging(axis).value, views.map { $0.contentHugging(axis).value })
    let resistance = Self.others(
      than: view.compressionResistance(axis).value,
      views.map { $0.compressionResistance(axis).value })
    return hugging.map {
      .priority(view: view.id, attribute: "\(prefix)HuggingPriority", value: $0)
    }
      + resistance.map {
        .priority(view: view.id, attribute: "\(prefix)CompressionResistancePriority", value: $0)
      }
  }

  /// Other values for a priority: one less, and the next ones below and above that no view has, so that there is no
  /// new tie.
  private static func others(than priority: Double, _ taken: [Double]) -> [Double] {
    let first = max(1, priority - 1)
    var below = first
    while below > 1, taken.contains(below) { below -= 1 }
    var above = priority + 1
    while taken.contains(above) { above += 1 }
    var result = [first]
    if below != first { result.append(below) }
    if above < LayoutPriority.required.value { result.append(above) }
    return result
  }

  /// A value rounded to half a point, as a designer would write it.
  private static func rounded(_ value: Double) -> Double { (value * 2).rounded() / 2 + 0 }
}

extension EdgeInsets {
  fileprivate func distance(of edge: LayoutAttribute) -> Double {
    switch edge {
    case .leading, .left: left
    case .trailing, .right: right
    case .top: top
    case .bottom: bottom
    default: 0
    }
  }
}

extension ConstraintSuggestions {
  /// Constraints that may state the size of a scroll view's content: the content ends at the view
  /// that reaches farthest, and no view is wider than the visible part.
  package static func content(
    of scroll: LayoutView, _ editor: DocumentEditor, _ axes: [LayoutAxis]
  ) -> [SuggestedConstraint] {
    let inner = scroll.children.map { editor.document.views[$0] }.filter {
      $0.placement == .subview
    }
    return axes.flatMap { axis -> [SuggestedConstraint] in
      let (start, end): (LayoutAttribute, LayoutAttribute) =
        axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
      let ends = inner.compactMap { view in
        editor.frame(of: view).map { (view, $0) }
      }.sorted { $0.1.position(of: end) > $1.1.position(of: end) }
      guard let (last, frame) = ends.first else { return [] }
      func edge(_ attribute: LayoutAttribute, _ constant: Double) -> SuggestedConstraint {
        let own = LayoutAnchor(item: last.id, attribute: attribute)
        let outer = LayoutAnchor(item: scroll.id, attribute: attribute)
        return .constraint(ConstraintDraft(edge: own, from: outer, distance: constant))
      }
      let length: LayoutAttribute = axis == .horizontal ? .width : .height
      let inset = Self.rounded(frame.position(of: start))
      return [
        edge(end, max(0, min(inset, 40))), edge(end, 0), edge(start, inset),
        .constraint(
          ConstraintDraft(
            LayoutAnchor(item: last.id, attribute: length), .equal,
            LayoutAnchor(item: scroll.id, attribute: length), constant: -2 * inset)),
      ]
    }
  }
}
