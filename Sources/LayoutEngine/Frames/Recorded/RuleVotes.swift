package import LayoutModel
package import PlatformRules

/// The votes of one document: how its recorded frames support or contradict the rows of the rule
/// book that it uses.
///
/// A row's value is changed a little in a copy of the book. A view whose frame changes with it
/// depends on the row: it supports the row if its recorded frame equals the resolved one. It
/// contradicts the row if another value of the row would give the recorded frame on all sides.
/// Views that differ for other reasons have no vote.
package struct RuleVotes: Sendable {
  package struct Count: Hashable, Sendable {
    package var supporting = 0
    package var contradicting = 0

    package init() {}
  }

  package private(set) var counts: [RuleTrace.Speaker: Count] = [:]

  /// - Parameter rules: the ids of the rules to measure.
  /// - Complexity: The document is resolved once for each row that it uses.
  package init(of document: LayoutDocument, _ book: RuleBook, rules: Set<String>) {
    guard document.properties.isTouch, document.properties.usesAutoLayout else { return }
    let trace = RuleTrace()
    var resolver = LayoutResolver(document, book: book.traced(by: trace))
    let layouts = resolver.resolveFramesAsDesigned()
    let base = Self.frames(layouts)
    let counted = Self.countedViews(of: document, layouts)
    let speakers = trace.speakers().filter { rules.contains($0.rule) }
    for speaker in speakers {
      guard let row = speaker.row, var rule = book.rule(speaker.rule) else { continue }
      let step = rule.unit == .yesOrNo ? 1 - 2 * rule.rows[row].value : Self.step
      rule.rows[row].value += step
      var other = LayoutResolver(document, book: book.replacing(rule))
      let moved = Self.frames(other.resolveFramesAsDesigned())
      var count = Count()
      for view in counted {
        guard let recorded = document.views[view].recordedFrame, let now = base[view],
          let then = moved[view]
        else { continue }
        switch Self.vote(recorded, now, then, isSwitch: rule.unit == .yesOrNo) {
        case .some(true): count.supporting += 1
        case .some(false): count.contradicting += 1
        case .none: break
        }
      }
      if count != Count() { counts[speaker] = count }
    }
    if rules.contains(WrittenFormRules.guideFollowsSubviews.id) { countGuides(in: document, book) }
  }

  /// Points by which a value is changed: more than a pixel or two, less than what makes another layout.
  private static let step = 6.0

  private static func frames(_ layouts: [ResolvedLayout]) -> [Int: Rect] {
    var found: [Int: Rect] = [:]
    for layout in layouts {
      for view in layout.views { found[view.index] = view.frame }
    }
    return found
  }

  /// Views that constraints or tables place, without those that Interface Builder has marked, and all inside them.
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

  /// Rows, their content views, and what cells of built-in styles place themselves.
  private static func isPlacedByTable(_ index: Int, in document: LayoutDocument) -> Bool {
    let view = document.views[index]
    if document.builtInPlace(of: view) != nil { return true }
    if view.kind == .tableViewCell { return view.placement == .cell }
    guard view.role == "contentView", let parent = view.parent else { return false }
    return document.views[parent].kind == .tableViewCell
  }

  private static func isMarked(_ view: Int, in document: LayoutDocument) -> Bool {
    var current: Int? = view
    while let index = current {
      let element = document.views[index].element
      if element.flag("misplaced") == true || element.flag("ambiguous") == true { return true }
      current = document.views[index].parent
    }
    return false
  }

  /// - Returns: whether a view speaks for the row; `nil` where it has no vote.
  private static func vote(_ recorded: Rect, _ now: Rect, _ then: Rect, isSwitch: Bool) -> Bool? {
    let change = sides(now, then)
    guard change.contains(where: { abs($0) > 0.5 }) else { return nil }
    if now.distance(to: recorded) <= RecordedFrameCheck.limit { return true }
    if isSwitch { return then.distance(to: recorded) <= RecordedFrameCheck.limit ? false : nil }
    // Another value would do if all sides ask for the same share of the change.
    let missing = sides(now, recorded)
    guard let largest = change.indices.max(by: { abs(change[$0]) < abs(change[$1]) }) else {
      return nil
    }
    let share = missing[largest] / change[largest]
    let isExplained = zip(missing, change).allSatisfy {
      abs($0 - share * $1) <= RecordedFrameCheck.limit
    }
    return isExplained ? false : nil
  }

  /// Where safe area guides are written says itself whether the row is right: nothing needs to be resolved.
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
    if count != Count() { counts[RuleTrace.Speaker(rule: rule.id, row: row)] = count }
  }

  private static func sides(_ a: Rect, _ b: Rect) -> [Double] {
    [b.x - a.x, b.y - a.y, b.width - a.width, b.height - a.height]
  }
}
