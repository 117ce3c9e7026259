package import LayoutModel
package import PlatformRules

/// What the recorded frames of one document say for and against the rows of the rule book that speak in it.
///
/// A row's value is changed a little in a copy of the book. A view whose frame changes with it depends on the row:
/// it speaks for the row where its recorded frame is the resolved one, and against it where another value of the
/// row would give the recorded frame on all sides. Views that differ for other reasons have no vote.
package struct RuleVotes: Sendable {
  package struct Count: Hashable, Sendable {
    package var supporting = 0
    package var contradicting = 0

    package init() {}
  }

  package private(set) var counts: [RuleTrace.Speaker: Count] = [:]

  /// - Parameter rules: ids of those that are measured.
  /// - Complexity: As many resolutions of the document as rows speak in it.
  package init(of document: LayoutDocument, _ book: RuleBook, rules: Set<String>) {
    guard document.properties.isTouch, document.properties.usesAutoLayout else { return }
    let trace = RuleTrace()
    var resolver = LayoutResolver(document, book: book.traced(by: trace))
    let base = Self.frames(&resolver)
    let counted = Self.countedViews(of: document, resolver)
    let speakers = trace.speakers().filter { rules.contains($0.rule) }
    for speaker in speakers {
      guard let row = speaker.row, var rule = book.rule(speaker.rule) else { continue }
      let step = rule.unit == .yesOrNo ? 1 - 2 * rule.rows[row].value : Self.step
      rule.rows[row].value += step
      var other = LayoutResolver(document, book: book.replacing(rule))
      let moved = Self.frames(&other)
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
  }

  /// Points by which a value is changed: more than a pixel or two, less than what makes another layout.
  private static let step = 6.0

  private static func frames(_ resolver: inout LayoutResolver) -> [Int: Rect] {
    var found: [Int: Rect] = [:]
    for layout in resolver.resolveAsDesigned() {
      for view in layout.views { found[view.index] = view.frame }
    }
    return found
  }

  /// Views that constraints place, without those that Interface Builder has marked, and all inside them.
  private static func countedViews(of document: LayoutDocument, _ resolver: LayoutResolver) -> [Int]
  {
    var resolver = resolver
    return document.scenes.indices.flatMap { scene -> [Int] in
      let layout = resolver.resolveAsDesigned(scene: scene)
      let views = document.constrainedViews(
        ofScene: scene, in: layout.environment.cell, among: layout)
      return views.filter { !isMarked($0, in: document) }
    }
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

  private static func sides(_ a: Rect, _ b: Rect) -> [Double] {
    [b.x - a.x, b.y - a.y, b.width - a.width, b.height - a.height]
  }
}
