import ElementTree
package import LayoutModel
package import PlatformRules

/// The votes of one document: how its recorded frames support or contradict the rows of the rule
/// book that it uses.
///
/// A row is taken out of a copy of the book. A view whose frame changes by that has a vote: the row
/// decides it. The view supports the row if its recorded frame is the one with the row. It
/// contradicts the row if its recorded frame is the one without the row, or if another value of the
/// row would give the recorded frame on all sides. Views that differ for other reasons have no vote.
/// Views that look the same without the row have none either, for example if the next row of the
/// rule says the same.
package struct RuleVotes: Sendable {
  package struct Count: Hashable, Sendable {
    package var supporting = 0
    package var contradicting = 0

    package init() {}
  }

  package private(set) var counts: [RuleTrace.Answer: Count] = [:]

  /// - Parameter rules: the ids of the rules to measure.
  /// - Complexity: The document is resolved at most twice for each row that it uses.
  package init(of document: LayoutDocument, _ book: RuleBook, rules: Set<String>) {
    guard document.properties.isTouch, document.properties.usesAutoLayout else { return }
    let trace = RuleTrace()
    let resolver = LayoutResolver(document, book: book.traced(by: trace))
    let layouts = resolver.resolveFramesAsDesigned()
    let base = Self.frames(layouts)
    let counted = Self.countedViews(of: document, layouts)
    let answers = trace.answers().filter { rules.contains($0.rule) }
    for answer in answers {
      guard let row = answer.row, let rule = book.rule(answer.rule) else { continue }
      var without = rule
      without.rows.remove(at: row)
      let bare = Self.frames(document, book.replacing(without))
      var moved: [Int: Rect]?
      var count = Count()
      for view in counted {
        guard let recorded = document.views[view].recordedFrame, let now = base[view],
          let then = bare[view], Self.isElsewhere(now, then)
        else { continue }
        switch Self.vote(recorded, now, then) {
        case .some(true): count.supporting += 1
        case .some(false): count.contradicting += 1
        case .none:
          if rule.unit == .yesOrNo { continue }
          if moved == nil {
            var other = rule
            other.rows[row].value += Self.step
            moved = Self.frames(document, book.replacing(other))
          }
          if let other = moved?[view], Self.isExplained(recorded, now, byMovingTo: other) {
            count.contradicting += 1
          }
        }
      }
      if count != Count() { counts[answer] = count }
    }
    if rules.contains(WrittenFormRules.guideFollowsSubviews.id) { countGuides(in: document, book) }
  }

  /// The number of points by which a value is changed: more than one or two pixels, but too little
  /// to change the layout's structure.
  private static let step = 6.0

  private static func frames(_ document: LayoutDocument, _ book: RuleBook) -> [Int: Rect] {
    let resolver = LayoutResolver(document, book: book)
    return frames(resolver.resolveFramesAsDesigned())
  }

  private static func frames(_ layouts: [ResolvedLayout]) -> [Int: Rect] {
    var found: [Int: Rect] = [:]
    for layout in layouts {
      for view in layout.views { found[view.index] = view.frame }
    }
    return found
  }

  /// The views that can vote: those that constraints or tables place. It leaves out views that
  /// Interface Builder has marked, with everything inside them.
  private static func countedViews(
    of document: LayoutDocument, _ layouts: [ResolvedLayout]
  ) -> [Int] {
    layouts.enumerated().flatMap { scene, layout -> [Int] in
      let constrained = document.constrainedViews(
        ofScene: scene, in: layout.environment.cell, among: layout)
      let rows = layout.views.map(\.index).filter { isPlacedByTable($0, in: document) }
      return (constrained + rows).filter { !isMarked($0, in: document) }
    }
  }

  /// Whether a table places the view: rows, their content views, and the parts of cells with
  /// built-in styles.
  private static func isPlacedByTable(_ index: Int, in document: LayoutDocument) -> Bool {
    let view = document.views[index]
    if document.builtInPlace(of: view) != nil { return true }
    if view.kind == .tableViewCell { return view.placement == .cell }
    guard view.role == "contentView", let parent = view.parent else { return false }
    return document.views[parent].kind == .tableViewCell
  }

  private static func isMarked(_ view: Int, in document: LayoutDocument) -> Bool {
    document.viewAndSuperviews(of: view).contains { index in
      let element = document.views[index].element
      return element.flag("misplaced") == true || element.flag("ambiguous") == true
    }
  }

  private static func isElsewhere(_ a: Rect, _ b: Rect) -> Bool {
    sides(a, b).contains { abs($0) > clear }
  }

  /// The number of points by which one answer has to be nearer than the other: well below a pixel
  /// at 3x.
  private static let clear = 0.1

  /// The vote of a view.
  /// - Returns: whether it supports the row. `nil` if its recorded frame is neither the frame with
  ///   the row nor the frame without it, or if both are the same.
  private static func vote(_ recorded: Rect, _ now: Rect, _ without: Rect) -> Bool? {
    let own = now.distance(to: recorded)
    let other = without.distance(to: recorded)
    if own <= RecordedFrameCheck.limit, own < other - clear { return true }
    if other <= RecordedFrameCheck.limit, other < own - clear { return false }
    return nil
  }

  /// Whether another value of the row gives the recorded frame: all sides ask for the same fraction
  /// of the change, and the change is not 0.
  private static func isExplained(_ recorded: Rect, _ now: Rect, byMovingTo then: Rect) -> Bool {
    guard now.distance(to: recorded) > RecordedFrameCheck.limit else { return false }
    let change = sides(now, then)
    guard let largest = change.indices.max(by: { abs(change[$0]) < abs(change[$1]) }),
      abs(change[largest]) > clear
    else { return false }
    let missing = sides(now, recorded)
    let share = missing[largest] / change[largest]
    return zip(missing, change).allSatisfy {
      abs($0 - share * $1) <= RecordedFrameCheck.limit
    }
  }

  /// Counts safe area guides. The position at which a guide is written shows whether the row is
  /// right, so nothing has to be resolved.
  private mutating func countGuides(in document: LayoutDocument, _ book: RuleBook) {
    let rule = WrittenFormRules.guideFollowsSubviews
    let situation = Situation(.canvas(document.properties.generation.release))
    guard let row = book.rule(rule.id)?.row(for: situation) else { return }
    var count = Count()
    func visit(_ element: DocumentElement) {
      let children = Array(element.children)
      if let guide = children.firstIndex(where: {
        $0.name == "viewLayoutGuide" && $0["key"] == "safeArea"
      }),
        let others = children.firstIndex(where: { $0.name == "color" || $0.name == "constraints" })
      {
        if guide < others { count.supporting += 1 } else { count.contradicting += 1 }
      }
      element.children.forEach(visit)
    }
    visit(document.tree.root)
    if count != Count() { counts[RuleTrace.Answer(rule: rule.id, row: row)] = count }
  }

  private static func sides(_ a: Rect, _ b: Rect) -> [Double] {
    [b.x - a.x, b.y - a.y, b.width - a.width, b.height - a.height]
  }
}
