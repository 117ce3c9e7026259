package import LayoutModel

/// The views that move between two layouts of a scene: the effect of a change, or of another
/// device.
package struct LayoutDifference: Sendable, Hashable {
  package var scene: ObjectID
  package var effects: [Effect]

  /// The change of one view.
  package struct Effect: Sendable, Hashable {
    package var id: ObjectID
    package var name: String
    package var kind: Kind
    /// The frame before, in the superview's coordinates; `nil` for a view that appears.
    package var old: Rect?
    /// The frame after, in the superview's coordinates; `nil` for a view that disappears.
    package var new: Rect?
  }

  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case moved, resized, appeared, disappeared
  }

  package var isEmpty: Bool { effects.isEmpty }

  /// Compares two results of one scene. Differences up to the tolerance, in points, are ignored.
  ///
  /// Views are the same if their ids are the same. A root whose id does not occur in the other
  /// result is still the root.
  ///
  /// - Returns: effects in the order of `b`, then disappearing views in the order of `a`.
  package static func between(
    _ a: ResolvedLayout, _ b: ResolvedLayout, tolerance: Double = 0.01
  ) -> LayoutDifference {
    var result = LayoutDifference(scene: b.scene, effects: [])
    var before: [ObjectID: ResolvedView] = [:]
    for view in a.views where before[view.id] == nil { before[view.id] = view }
    var seen: Set<ObjectID> = []
    if let old = a.views.first, let new = b.views.first, before[new.id] == nil,
      !b.views.contains(where: { $0.id == old.id })
    {
      before[new.id] = old
      seen.insert(old.id)
    }
    for view in b.views where seen.insert(view.id).inserted {
      guard let old = before[view.id], !old.isHidden || view.isHidden else {
        if !view.isHidden || before[view.id] == nil { result.add(view, .appeared, nil, view.frame) }
        continue
      }
      if view.isHidden && !old.isHidden {
        result.add(view, .disappeared, old.frame, nil)
        continue
      }
      let resizes =
        abs(old.frame.width - view.frame.width) > tolerance
        || abs(old.frame.height - view.frame.height) > tolerance
      if resizes {
        result.add(view, .resized, old.frame, view.frame)
      } else if old.frame.distance(to: view.frame) > tolerance {
        result.add(view, .moved, old.frame, view.frame)
      }
    }
    for view in a.views where seen.insert(view.id).inserted {
      result.add(view, .disappeared, view.frame, nil)
    }
    return result
  }

  /// The difference for a scene that only one of two documents has. It contains only the root view.
  package static func whole(_ layout: ResolvedLayout, _ kind: Kind) -> LayoutDifference {
    var result = LayoutDifference(scene: layout.scene, effects: [])
    guard let root = layout.views.first else { return result }
    let isNew = kind == .appeared
    result.add(root, kind, isNew ? nil : root.frame, isNew ? root.frame : nil)
    return result
  }

  private mutating func add(_ view: ResolvedView, _ kind: Kind, _ old: Rect?, _ new: Rect?) {
    effects.append(Effect(id: view.id, name: view.name, kind: kind, old: old, new: new))
  }

  /// One sentence for each effect: `Title 'abc' moves from (20, 40) to (20, 48)`.
  package var text: String {
    effects.map { "\($0.text)\n" }.joined()
  }
}

extension LayoutDifference.Effect {
  package var text: String {
    func point(_ rect: Rect) -> String {
      "(\(NumberText.rounded(rect.x)), \(NumberText.rounded(rect.y)))"
    }
    func size(_ rect: Rect) -> String {
      "\(NumberText.rounded(rect.width)) × \(NumberText.rounded(rect.height))"
    }
    let subject = "\(name) '\(id)'"
    switch (old, new) {
    case (let old?, let new?) where kind == .moved:
      return "\(subject) moves from \(point(old)) to \(point(new))"
    case (let old?, let new?):
      return "\(subject) resizes from \(point(old)) \(size(old)) to \(point(new)) \(size(new))"
    case (nil, let new?): return "\(subject) appears at \(point(new)) \(size(new))"
    case (let old?, nil): return "\(subject) disappears from \(point(old)) \(size(old))"
    case (nil, nil): return subject
    }
  }
}
