import ElementTree
import LayoutModel
import PlatformRules

extension Migration {
  /// Puts rows and columns that constraints hold at equal distances into stack views, and removes
  /// the views that kept such distances.
  ///
  /// A row is three or more views of one superview, each at the same distance after the one before.
  /// Or it is two or more views with invisible views of equal length between them.
  package static let stackViews = Migration(
    MigrationDescription(
      "stack-views", "Put rows and columns of equal distances into stack views.",
      example: .init(
        "B.Leading = A.Trailing + 8, C.Leading = B.Trailing + 8, and the same tops",
        "a horizontal stack view of A, B and C with a spacing of 8"),
      permits: [.substitutes],
      proof:
        "what a stack view takes away are required equalities, and each other constraint asks for the same",
      needs: .stackViews)
  ) { document, layouts in
    var plan = MigrationPlan()
    guard document.properties.isTouch else {
      plan.diagnostics = [.notApplicable(to: document)]
      return plan
    }
    // Frames that constraints give, because native documents need not record frames.
    var frames: [ObjectID: Rect] = [:]
    for layout in layouts.layout(document, nil) {
      for view in layout.views { frames[view.id] = view.frame }
    }
    var taken: Set<Int> = []
    for row in ConstraintRow.all(in: document) where taken.isDisjoint(with: row.views) {
      let first = document.views[row.views[0]]
      if let constraint = outletOwnedConstraint(of: row, in: document) {
        let reason =
          "an outlet leads to constraint '\(constraint)', which a stack view would replace"
        plan.untouched.append(.init(first.id, reason))
        continue
      }
      // A row that can't be embedded is not reported, because nobody has asked for this row.
      var trial = document.tree
      guard let stack = row.embed(in: &trial, document, frames) else { continue }
      taken.formUnion(row.views)
      let spacers = row.spacers.map { document.views[$0].id }
      plan.steps.append(
        .init(objects: [first.id], scene: first.scene, substitutes: Set(spacers + [stack])) {
          [frames] tree, _ in
          _ = row.embed(in: &tree, document, frames)
        })
    }
    return plan
  }

  private static func outletOwnedConstraint(
    of row: ConstraintRow, in document: LayoutDocument
  ) -> ObjectID? {
    let members = Set(row.views.map { document.views[$0].id })
    let targets = Set(document.connections.compactMap(\.destination))
    return document.constraints.first { constraint in
      targets.contains(constraint.id)
        && [constraint.first.item, constraint.second?.item].contains {
          $0.map(members.contains) ?? false
        }
    }?.id
  }
}

/// Views of one superview in a row: each begins at the same distance after the end of the one
/// before.
private struct ConstraintRow {
  let axis: LayoutAxis
  /// Positions of all views in order, including those that only keep room.
  let views: [Int]
  /// Positions of the views that only keep room.
  let spacers: [Int]
  /// The distance in points; 0 if spacers keep the distances.
  let spacing: Double

  /// All rows, those with the most views first, then in document order.
  static func all(in document: LayoutDocument) -> [ConstraintRow] {
    let rows = LayoutAxis.allCases.flatMap { axis in Self.all(along: axis, in: document) }
    return rows.sorted { a, b in
      a.views.count != b.views.count
        ? a.views.count > b.views.count : a.views[0] < b.views[0]
    }
  }

  private struct Gap {
    var next: Int
    var distance: Double
  }

  private static func all(along axis: LayoutAxis, in document: LayoutDocument) -> [ConstraintRow] {
    var following: [Int: [Gap]] = [:]
    var preceding: [Int: Int] = [:]
    for index in document.constraints.indices {
      guard let (before, gap) = gap(index, along: axis, in: document) else { continue }
      following[before, default: []].append(gap)
      preceding[gap.next, default: 0] += 1
    }
    // If a view has two predecessors or two successors, it is in no row.
    func only(_ view: Int) -> Gap? {
      guard let gaps = following[view], gaps.count == 1, preceding[gaps[0].next] == 1 else {
        return nil
      }
      return gaps[0]
    }
    var followed: Set<Int> = []
    for view in following.keys { if let gap = only(view) { followed.insert(gap.next) } }
    var rows: [ConstraintRow] = []
    for start in following.keys.sorted() where !followed.contains(start) {
      var chain: [(view: Int, distance: Double)] = []
      var current = start
      while let gap = only(current), chain.count < document.views.count {
        chain.append((current, gap.distance))
        current = gap.next
      }
      rows += split(chain, last: current, axis, in: document)
    }
    return rows
  }

  /// The distance that a constraint keeps between two views of one superview.
  private static func gap(
    _ index: Int, along axis: LayoutAxis, in document: LayoutDocument
  ) -> (before: Int, gap: Gap)? {
    let constraint = document.constraints[index]
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.multiplier.value == 1, constraint.priority.isRequired, !constraint.isPlaceholder,
      constraint.constants.isEmpty, document.constraintInstallations[index].entries.isEmpty,
      let a = document.view(constraint.first.item), let b = document.view(second.item),
      a.canBeArranged, b.canBeArranged, a.parent == b.parent, a.id != b.id,
      a.parent.map({ document.views[$0].kind != .stackView }) ?? false
    else { return nil }
    let starts: [LayoutAttribute] = axis == .horizontal ? [.leading, .left] : [.top]
    let ends: [LayoutAttribute] = axis == .horizontal ? [.trailing, .right] : [.bottom]
    if starts.contains(constraint.first.attribute), ends.contains(second.attribute) {
      return (b.index, Gap(next: a.index, distance: constraint.constant))
    }
    if ends.contains(constraint.first.attribute), starts.contains(second.attribute) {
      return (a.index, Gap(next: b.index, distance: -constraint.constant))
    }
    return nil
  }

  /// Splits a chain of views into rows of equal distances.
  private static func split(
    _ chain: [(view: Int, distance: Double)], last: Int, _ axis: LayoutAxis,
    in document: LayoutDocument
  ) -> [ConstraintRow] {
    var rows: [ConstraintRow] = []
    var start = 0
    while start < chain.count {
      let distance = chain[start].distance
      let end = chain[start...].firstIndex { $0.distance != distance } ?? chain.count
      var views = chain[start..<end].map(\.view) + [end < chain.count ? chain[end].view : last]
      func isSpacer(_ view: Int) -> Bool { document.views[view].isDummy(in: document) }
      // Spacers at the ends keep a distance to something outside of the row.
      while let first = views.first, isSpacer(first) { views.removeFirst() }
      while let outer = views.last, isSpacer(outer) { views.removeLast() }
      let spacers = views.filter(isSpacer)
      let alternate = views.indices.allSatisfy { isSpacer(views[$0]) == ($0 % 2 == 1) }
      if spacers.isEmpty ? views.count >= 3 : distance == 0 && alternate {
        rows.append(.init(axis: axis, views: views, spacers: spacers, spacing: distance))
      }
      start = end
    }
    return rows
  }

  /// - Returns: the id of the stack view; `nil`, without any change, if an outlet or something else
  ///   prevents it.
  ///
  /// - Parameter frames: the frames of views without a recorded one.
  func embed(
    in tree: inout DocumentTree, _ document: LayoutDocument, _ frames: [ObjectID: Rect]
  ) -> ObjectID? {
    var editor = DocumentEditor(LayoutDocument(tree), frames: frames)
    var draft = EmbeddingDraft(.stack)
    draft.axis = axis
    draft.spacing = spacing
    if !spacers.isEmpty { draft.distribution = "equalSpacing" }
    do {
      for spacer in spacers { try editor.remove(document.views[spacer].id) }
      let arranged = views.filter { !spacers.contains($0) }
      let stack = try editor.embed(arranged.map { document.views[$0].id }, in: draft)
      tree = editor.tree
      return stack
    } catch {
      return nil
    }
  }
}

extension LayoutView {
  fileprivate var canBeArranged: Bool {
    placement == .subview && role == nil && !translatesAutoresizingMask && !isFixedFrame
      && installation.entries.isEmpty
  }
}
