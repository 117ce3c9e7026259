import ElementTree
import LayoutModel

/// Finds the views of a drawing that are views of an existing document.
///
/// Roots match. Then these match, in this order: views with the same kind and id; views whose kind
/// and user label, text or class no other view of the scene has; views of one text that have
/// different labels; views under the same key; and views of one kind that stand in the same order
/// in the same view. A view that is left occurs in only one of the two, unless it could be one of
/// several.
struct ViewMatching {
  let known: LayoutDocument
  let drawing: LayoutDocument
  /// For views of the drawing by position: the known view that each is, and the reason.
  private(set) var matches: [Int: (view: Int, reason: ViewMatch.Reason)] = [:]
  private var taken: Set<Int> = []

  /// - Parameter scenes: positions of the scenes that are the same.
  init(
    _ drawing: LayoutDocument, in known: LayoutDocument, scenes: [(known: Int, drawing: Int)]
  ) {
    self.known = known
    self.drawing = drawing
    for pair in scenes {
      let ours = known.scenes[pair.known].views
      let theirs = drawing.scenes[pair.drawing].views
      for (a, b) in zip(known.scenes[pair.known].roots, drawing.scenes[pair.drawing].roots) {
        if known.views[a].kind == drawing.views[b].kind { take(b, a, .root) }
      }
      matchUnique(ours, theirs, .id) { $0.id.text }
      matchUnique(ours, theirs, .name) { $0.label }
      matchUnique(ours, theirs, .text) { $0.shownText }
      matchUnique(ours, theirs, .class) { $0.customClass }
      // Somebody has renamed the view: it shows the same in the same place, and no other view shows
      // that.
      matchUnique(ours, theirs, .text, isRenamed: true) { $0.shownText }
      var goesOn = true
      while goesOn {
        let count = matches.count
        matchByRole(theirs)
        matchByPlace(theirs)
        goesOn = matches.count > count
      }
    }
  }

  private mutating func take(_ theirs: Int, _ ours: Int, _ reason: ViewMatch.Reason) {
    guard matches[theirs] == nil, taken.insert(ours).inserted else { return }
    matches[theirs] = (ours, reason)
  }

  /// Whether two views may be the same. They are not if a person has given them different names.
  private func mayBeSame(_ theirs: Int, _ ours: Int) -> Bool {
    let (a, b) = (known.views[ours], drawing.views[theirs])
    guard a.kind == b.kind else { return false }
    if let x = a.label, let y = b.label { return x == y }
    return true
  }

  /// Whether the superviews of two views are the same.
  private func liesInSame(_ theirs: Int, _ ours: Int) -> Bool {
    guard let parent = drawing.views[theirs].parent, let other = known.views[ours].parent else {
      return false
    }
    return matches[parent]?.view == other
  }

  /// Whether two views show the same text. Generated ids may be equal by chance, and texts reveal
  /// this.
  private func showsSame(_ theirs: Int, _ ours: Int) -> Bool {
    let (a, b) = (known.views[ours], drawing.views[theirs])
    if a.label != nil, a.label == b.label { return true }
    guard let x = a.shownText, let y = b.shownText else { return true }
    return x == y
  }

  private mutating func matchUnique(
    _ ours: [Int], _ theirs: [Int], _ reason: ViewMatch.Reason, isRenamed: Bool = false,
    _ key: (LayoutView) -> String?
  ) {
    func byKey(_ views: [LayoutView]) -> [String: [Int]] {
      var result: [String: [Int]] = [:]
      for view in views {
        if let text = key(view) {
          result["\(view.kind.rawValue)\u{0}\(text)", default: []].append(view.index)
        }
      }
      return result
    }
    let mine = byKey(ours.filter { !taken.contains($0) }.map { known.views[$0] })
    let other = byKey(theirs.filter { matches[$0] == nil }.map { drawing.views[$0] })
    for (text, found) in other.sorted(by: { $0.key < $1.key }) {
      guard found.count == 1, let same = mine[text], same.count == 1,
        isRenamed ? liesInSame(found[0], same[0]) : mayBeSame(found[0], same[0]),
        reason != .id || showsSame(found[0], same[0])
      else { continue }
      take(found[0], same[0], reason)
    }
  }

  private mutating func matchByRole(_ theirs: [Int]) {
    for index in theirs where matches[index] == nil {
      let view = drawing.views[index]
      guard let role = view.role, let parent = view.parent.flatMap({ matches[$0]?.view }) else {
        continue
      }
      let same = known.views[parent].children.first { child in
        known.views[child].role == role && !taken.contains(child) && mayBeSame(index, child)
      }
      if let same { take(index, same, .role) }
    }
  }

  /// Matches views of one kind by their order, inside two views that match, if both contain the
  /// same number of unmatched views of this kind.
  private mutating func matchByPlace(_ theirs: [Int]) {
    for index in theirs where matches[index] != nil {
      guard let parent = matches[index]?.view else { continue }
      let others = drawing.views[index].children.filter { matches[$0] == nil }
      let mine = known.views[parent].children.filter { !taken.contains($0) }
      for kind in Set(others.map { drawing.views[$0].kind.rawValue }).sorted() {
        let a = mine.filter { known.views[$0].kind.rawValue == kind }
        let b = others.filter { drawing.views[$0].kind.rawValue == kind }
        guard a.count == b.count, zip(b, a).allSatisfy({ mayBeSame($0, $1) }) else { continue }
        for (x, y) in zip(b, a) { take(x, y, .place) }
      }
    }
  }

  /// The views of the drawing without a match, each with the known views that it could be.
  var doubts: [(view: Int, candidates: [Int])] {
    drawing.views.indices.compactMap { index in
      guard matches[index] == nil,
        let parent = drawing.views[index].parent.flatMap({ matches[$0]?.view })
      else { return nil }
      let candidates = known.views[parent].children.filter {
        !taken.contains($0) && mayBeSame(index, $0)
      }
      return candidates.isEmpty ? nil : (index, candidates)
    }
  }
}

extension LayoutView {
  /// The name that the author gave to the view.
  fileprivate var label: String? {
    element["userLabel"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The text or title that the view shows.
  fileprivate var shownText: String? {
    let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    let text = element["text"] ?? element["title"] ?? element["placeholder"] ?? state?["title"]
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
