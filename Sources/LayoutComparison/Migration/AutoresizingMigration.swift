import ElementTree
import LayoutModel
import PlatformRules

extension Migration {
  /// Makes constraints for views that springs and struts place, or that have no constraints at all.
  ///
  /// The constraints give the frames that the masks give, at every size of the superview, and in
  /// both directions of text: masks know only left and right, so unequal margins become left and
  /// right. The migration `leading-trailing` converts these.
  /// - Source: ``AutoresizingMask``.
  package static let autoresizing = Migration(
    MigrationDescription(
      "autoresizing", "Replace springs and struts, and recorded frames, by constraints.",
      example: .init(
        "Title: flexible width, fixed margins of 20 at both sides",
        "Title.Leading = Superview.Leading + 20, Superview.Trailing = Title.Trailing + 20"),
      proof: "every view that changes lies where its mask put it, at every size of every device",
      needs: .constraints)
  ) { document, layouts in
    var plan = MigrationPlan()
    guard document.properties.isTouch else {
      plan.diagnostics = [.notApplicable(to: document)]
      return plan
    }
    var placings: [FramePlacing] = []
    for view in document.views where view.isPlacedByFrame(in: document) {
      if let reason = reasonToKeepMask(of: view, in: document) {
        plan.untouched.append(.init(view.id, reason))
      } else if let placing = FramePlacing(view, in: document) {
        placings.append(placing)
      }
    }
    let insets = AlignmentInsets(of: placings, in: document, layouts)
    plan.steps = placings.map { placing in
      let placing = placing.inset(by: insets[placing.view])
      return .init(objects: [placing.view], scene: placing.scene) { tree, ids in
        placing.apply(to: &tree.root, &ids)
      }
    }
    return plan
  }

  private static func reasonToKeepMask(
    of view: LayoutView, in document: LayoutDocument
  ) -> String? {
    guard let parent = view.parent.map({ document.views[$0] }) else { return "it has no superview" }
    if parent.kind.isScrolling {
      return "constraints would decide what '\(parent.id)' scrolls over, and frames do not"
    }
    if view.variations.contains(where: { $0.value.child(key: "frame") != nil }) {
      return "it has another frame in some size classes"
    }
    guard let frame = view.recordedFrame, let size = parent.recordedFrame?.size,
      size.width > 0, size.height > 0
    else { return "its frame or that of its superview is not recorded" }
    if frame.width < 0 || frame.height < 0 { return "its recorded size is negative" }
    return nil
  }
}

extension LayoutView {
  /// Whether only its recorded frame and its mask place the view.
  fileprivate func isPlacedByFrame(in document: LayoutDocument) -> Bool {
    placement == .subview && role == nil && document.builtInPlace(of: self) == nil
      && (translatesAutoresizingMask || isFixedFrame || !document.properties.usesAutoLayout)
  }
}

/// The constraints that do what a mask does.
private struct FramePlacing {
  let view: ObjectID
  let superview: ObjectID
  let scene: Int
  private(set) var drafts: [ConstraintDraft]

  /// - Returns: `nil` if a frame is not recorded.
  init?(_ view: LayoutView, in document: LayoutDocument) {
    guard let parent = view.parent, let frame = view.recordedFrame,
      let size = document.views[parent].recordedFrame?.size
    else { return nil }
    self.view = view.id
    scene = view.scene
    superview = document.views[parent].id
    let mask = view.autoresizing
    drafts =
      Self.drafts(
        mask.horizontal(frame, superwidth: size.width), .horizontal, view.id, superview)
      + Self.drafts(
        mask.vertical(frame, superheight: size.height), .vertical, view.id, superview)
    // A switch has the size that its system gives it, whatever its frame is.
    if view.kind == .toggle { drafts.removeAll { $0.second == nil } }
  }

  /// Two constraints for each axis: the simplest position that is a constant, and the other edge or
  /// the length.
  private static func drafts(
    _ stretch: AutoresizingMask.Stretch, _ axis: LayoutAxis, _ view: ObjectID,
    _ superview: ObjectID
  ) -> [ConstraintDraft] {
    let (origin, length) = (stretch.origin, stretch.length)
    let isHorizontal = axis == .horizontal
    let end = -(origin.constant + length.constant)
    let isFixedAtStart = isZero(origin.factor)
    let isFixedAtEnd = isZero(origin.factor + length.factor - 1)
    let spansEqually = isFixedAtStart && isFixedAtEnd && isZero(origin.constant - end)
    let start: LayoutAttribute = isHorizontal ? (spansEqually ? .leading : .left) : .top
    let stop: LayoutAttribute = isHorizontal ? (spansEqually ? .trailing : .right) : .bottom
    let center: LayoutAttribute = isHorizontal ? .centerX : .centerY
    func own(_ attribute: LayoutAttribute) -> LayoutAnchor {
      .init(item: view, attribute: attribute)
    }
    func outer(_ attribute: LayoutAttribute) -> LayoutAnchor {
      .init(item: superview, attribute: attribute)
    }
    let atStart = ConstraintDraft(own(start), .equal, outer(start), constant: tidy(origin.constant))
    let atEnd = ConstraintDraft(outer(stop), .equal, own(stop), constant: tidy(end))
    if isFixedAtStart && isFixedAtEnd { return [atStart, atEnd] }
    let extent: LayoutAttribute = isHorizontal ? .width : .height
    let size =
      isZero(length.factor)
      ? ConstraintDraft(own(extent), constant: tidy(length.constant))
      : ConstraintDraft(
        own(extent), .equal, outer(extent), multiplier: Multiplier(value: length.factor),
        constant: tidy(length.constant))
    if isFixedAtStart { return [atStart, size] }
    if isFixedAtEnd { return [atEnd, size] }
    if isZero(origin.factor + length.factor / 2 - 0.5) {
      let middle = tidy(origin.constant + length.constant / 2)
      return [ConstraintDraft(own(center), .equal, outer(center), constant: middle), size]
    }
    // The position of the superview's far edge is its length.
    return [
      ConstraintDraft(
        own(start), .equal, outer(stop), multiplier: Multiplier(value: origin.factor),
        constant: tidy(origin.constant)), size,
    ]
  }

  /// The same placement for a view whose alignment rectangle is smaller than its frame. Constraints
  /// place the alignment rectangle.
  func inset(by insets: EdgeInsets) -> FramePlacing {
    var result = self
    for index in drafts.indices {
      let edge = drafts[index].first.item == view ? drafts[index].first : drafts[index].second
      let change: Double =
        switch edge?.attribute {
        case .left, .leading: insets.left
        case .right, .trailing: insets.right
        case .top: insets.top
        case .bottom: insets.bottom
        case .width: -insets.left - insets.right
        case .height: -insets.top - insets.bottom
        case .centerX: (insets.left - insets.right) / 2
        case .centerY: (insets.top - insets.bottom) / 2
        default: 0
        }
      result.drafts[index].constant = Self.tidy(drafts[index].constant + change)
    }
    return result
  }

  /// Whether a value is zero apart from rounding errors, which sums of shares have in the last digits.
  private static func isZero(_ value: Double) -> Bool { abs(value) < 1e-9 }

  private static func tidy(_ value: Double) -> Double { TidyNumber.nearest(to: value) }

  /// Adds the constraints, and makes them place the view.
  func apply(to root: inout DocumentElement, _ ids: inout ObjectIDFactory) {
    if root["useAutolayout"] != "YES" { root.setInOrder("useAutolayout", to: "YES") }
    root.modify(id: view) { element in
      element["fixedFrame"] = nil
      element.setInOrder("translatesAutoresizingMaskIntoConstraints", to: "NO")
    }
    for draft in drafts {
      let owner = draft.second == nil ? view : superview
      let purpose = "\(draft.first.attribute) of \(view)"
      let constraint = draft.element(id: ids.make(from: owner, purpose: purpose), owner: owner)
      root.modify(id: owner) { $0.editList("constraints") { $0.append(constraint) } }
    }
  }
}

/// How far the alignment rectangles of views lie inside their frames. It is found by resolving
/// constraints under the assumption that both are the same, and comparing the frames.
///
/// - Source: UIView's `alignmentRectInsets`; a switch of 49 × 31 points is aligned by 47 of them.
private struct AlignmentInsets {
  private var found: [ObjectID: EdgeInsets] = [:]

  /// The largest inset, in points. If the difference is larger, something else moves the view.
  private static let largest = 16.0

  init(of placings: [FramePlacing], in document: LayoutDocument, _ layouts: LayoutSource) {
    guard !placings.isEmpty,
      let profile = DeviceProfile.standing(for: GridCell(width: .compact, height: .regular))
    else {
      return
    }
    var tree = document.tree
    var ids = ObjectIDFactory(avoiding: tree.root)
    for placing in placings { placing.apply(to: &tree.root, &ids) }
    let environment = LayoutEnvironment(profile)
    let old = Self.frames(layouts.layout(document, environment))
    let new = Self.frames(layouts.layout(LayoutDocument(tree), environment))
    for placing in placings {
      guard let a = old[placing.view], let b = new[placing.view],
        old[placing.superview]?.size == new[placing.superview]?.size
      else { continue }
      let insets = EdgeInsets(
        top: a.y - b.y, left: a.x - b.x, bottom: b.maxY - a.maxY, right: b.maxX - a.maxX)
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      if sides.allSatisfy({ abs($0) <= Self.largest }) { found[placing.view] = insets }
    }
  }

  private static func frames(_ layouts: [ResolvedLayout]) -> [ObjectID: Rect] {
    var result: [ObjectID: Rect] = [:]
    for layout in layouts { for view in layout.views { result[view.id] = view.unsnapped } }
    return result
  }

  subscript(view: ObjectID) -> EdgeInsets { found[view] ?? .zero }
}
