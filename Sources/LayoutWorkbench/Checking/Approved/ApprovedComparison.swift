import LayoutModel

/// Compares layouts with the approved ones.
package struct ApprovedComparison: Sendable {
  /// The largest distance between two frames that counts as no change, in points.
  let tolerance: Double
  /// Ids or names of views that may lie anywhere, together with all views in them.
  let ignored: Set<String>

  /// Half a point: rounding to pixels moves frames by that much.
  package static let usualTolerance = 0.5

  package init(tolerance: Double = usualTolerance, ignored: Set<String> = []) {
    self.tolerance = tolerance
    self.ignored = ignored
  }

  enum Change: Hashable, Sendable {
    case moved(id: String, name: String, old: Rect, new: Rect)
    case appeared(id: String, name: String, frame: Rect)
    case disappeared(id: String, name: String, frame: Rect)
    case hidden(id: String, name: String, isHidden: Bool)
    case status(old: String, new: String)
    /// Nobody has approved this environment.
    case unapproved

    /// The id of the view that changed; `nil` for a change of the whole layout.
    var id: String? {
      switch self {
      case .moved(let id, _, _, _), .appeared(let id, _, _), .disappeared(let id, _, _),
        .hidden(let id, _, _):
        id
      case .status, .unapproved: nil
      }
    }

    /// The distance that a view has moved, in points. On another device the same view may move
    /// farther.
    var extent: Double {
      if case .moved(_, _, let old, let new) = self { old.distance(to: new) } else { 0 }
    }

    /// The change without its numbers. Changes of a view with the same kind are one finding on all
    /// devices.
    var kind: String {
      switch self {
      case .moved: "moved"
      case .appeared: "appeared"
      case .disappeared: "disappeared"
      case .hidden(_, _, let isHidden): isHidden ? "hidden" : "shown"
      case .status(let old, let new): "\(old) \(new)"
      case .unapproved: "unapproved"
      }
    }

    var text: String {
      switch self {
      case .moved(let id, let name, let old, let new):
        "'\(id)' (\(name)) was approved at \(old.text), and is at \(new.text)"
      case .appeared(let id, let name, let frame):
        "'\(id)' (\(name)) at \(frame.text) was not there when the layout was approved"
      case .disappeared(let id, let name, let frame):
        "'\(id)' (\(name)) was approved at \(frame.text), and is not there any more"
      case .hidden(let id, let name, let isHidden):
        "'\(id)' (\(name)) is \(isHidden ? "hidden" : "shown"), and was not when the layout was approved"
      case .status(let old, let new): "the layout was approved as \(old), and is \(new)"
      case .unapproved: "nobody has approved this layout"
      }
    }
  }

  /// - Parameter approved: `nil` if nobody has approved a layout for this environment.
  func changes(from approved: ApprovedScene.Layout?, to current: ApprovedScene.Layout) -> [Change] {
    guard let approved else { return [.unapproved] }
    var changes: [Change] = []
    if approved.status != current.status {
      changes.append(.status(old: approved.status, new: current.status))
    }
    let old = Dictionary(kept(approved.views).map { ($0.id, $0) }) { first, _ in first }
    let new = kept(current.views)
    for view in new {
      guard let before = old[view.id] else {
        changes.append(.appeared(id: view.id, name: view.name, frame: view.frame))
        continue
      }
      if before.isHidden != view.isHidden {
        changes.append(.hidden(id: view.id, name: view.name, isHidden: view.isHidden))
      }
      if before.frame.distance(to: view.frame) > tolerance + 0.005 {
        changes.append(.moved(id: view.id, name: view.name, old: before.frame, new: view.frame))
      }
    }
    let there = Set(new.map(\.id))
    for view in kept(approved.views) where !there.contains(view.id) {
      changes.append(.disappeared(id: view.id, name: view.name, frame: view.frame))
    }
    return changes
  }

  /// The views without the ignored ones and all views in them.
  private func kept(_ views: [ApprovedScene.View]) -> [ApprovedScene.View] {
    if ignored.isEmpty { return views }
    var depth: Int?
    return views.filter { view in
      if let outer = depth, view.depth > outer { return false }
      depth = nil
      guard ignored.contains(view.id) || ignored.contains(view.name) else { return true }
      depth = view.depth
      return false
    }
  }
}
