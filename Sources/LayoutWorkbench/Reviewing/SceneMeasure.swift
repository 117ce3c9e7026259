package import LayoutComparison
package import LayoutModel

/// How bad a change is for a scene on a device. A lost layout counts first, then cut texts, then
/// how far views move.
package struct SceneMeasure: Comparable, Sendable {
  /// How much worse the status is than before.
  package var loss = 0
  /// The number of texts that are cut now and were not before.
  package var cuts = 0
  /// The sum of the distances that all edges of all views have moved, in points.
  package var distance = 0.0

  package static let none = SceneMeasure()

  package init() {}

  package init(
    from old: ResolvedLayout, to new: ResolvedLayout, _ effects: [LayoutDifference.Effect]
  ) {
    loss = new.status.loss(since: old.status)
    let known = Set(old.views.filter { $0.truncation != nil }.map(\.id))
    cuts = new.views.count { $0.truncation != nil && !known.contains($0.id) }
    for effect in effects {
      switch (effect.old, effect.new) {
      case (let old?, let new?):
        distance +=
          abs(old.x - new.x) + abs(old.y - new.y) + abs(old.maxX - new.maxX)
          + abs(old.maxY - new.maxY)
      case (let one?, nil), (nil, let one?): distance += one.width + one.height
      case (nil, nil): break
      }
    }
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.loss, a.cuts, a.distance) < (b.loss, b.cuts, b.distance)
  }
}
