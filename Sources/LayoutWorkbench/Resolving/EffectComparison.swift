package import LayoutComparison
package import LayoutModel

/// Compares two states of a document, environment by environment, and finds what moves.
package struct EffectComparison {
  /// The changes of one scene in one environment.
  package struct Effect: Sendable {
    package var environment: LayoutEnvironment
    package var difference: LayoutDifference
    package var oldStatus: LayoutStatus
    package var newStatus: LayoutStatus
    /// Constraints that mean something else, if these are compared.
    package var shifts: [ConstraintShift] = []
    /// The requested environment. The layouts contain the size that the scene got there.
    package var request: RequestedEnvironment?

    package init(
      environment: LayoutEnvironment,
      difference: LayoutDifference,
      oldStatus: LayoutStatus,
      newStatus: LayoutStatus,
      shifts: [ConstraintShift] = [],
      request: RequestedEnvironment? = nil
    ) {
      self.environment = environment
      self.difference = difference
      self.oldStatus = oldStatus
      self.newStatus = newStatus
      self.shifts = shifts
      self.request = request
    }

    package var isEmpty: Bool { difference.isEmpty && oldStatus == newStatus && shifts.isEmpty }
  }

  private var old: DocumentResolving
  private var new: DocumentResolving
  private let requests: [RequestedEnvironment]
  private let localization: Localization
  /// Compares the meaning of constraints apart from frames; `nil` if only frames count.
  private var constraints: ConstraintComparison?
  private let comparesConstraints: Bool

  /// - Parameter comparesConstraints: whether constraints count, too, that do not bind.
  package init(
    from old: LoadedDocument, to new: LoadedDocument, in requests: [RequestedEnvironment],
    localization: Localization = .none, comparesConstraints: Bool = false
  ) throws {
    self.old = DocumentResolving(old, localization: localization, findsTruncations: false)
    self.new = DocumentResolving(new, localization: localization, findsTruncations: false)
    self.requests = requests
    self.localization = localization
    self.comparesConstraints = comparesConstraints
    measureConstraints()
  }

  /// Replaces the new state. The resolver for the old one is kept.
  package mutating func replaceNew(_ loaded: LoadedDocument) {
    new = DocumentResolving(loaded, localization: localization, findsTruncations: false)
    measureConstraints()
  }

  private mutating func measureConstraints() {
    guard comparesConstraints else { return }
    let found = ConstraintComparison(from: old.loaded.document, to: new.loaded.document)
    old.measure(constraints: found.oldPositions)
    new.measure(constraints: found.newPositions)
    constraints = found
  }

  /// Calls `body` for every scene in every environment in which something moves or the status
  /// changes: first scenes that both states have, then added scenes, then removed scenes.
  ///
  /// - Parameter chosen: the positions of the scenes of the old state to report; `nil` for all.
  package mutating func forEachDifference(
    inScenes chosen: Set<Int>? = nil, _ body: (Effect) throws -> Void
  ) throws {
    let scenes = ScenePairs(from: old.loaded.document, to: new.loaded.document)
    let moved = new.loaded.document.views(movedSince: old.loaded.document)
    for (before, after) in scenes.pairs where chosen?.contains(before) ?? true {
      for request in requests {
        var a = old.layout(scene: before, in: request)
        var b = new.layout(scene: after, in: request)
        a.placeInRoot(moved, of: old.loaded.document)
        b.placeInRoot(moved, of: new.loaded.document)
        let effect = Effect(
          environment: b.environment, difference: LayoutDifference.between(a, b),
          oldStatus: a.status, newStatus: b.status, shifts: constraints?.shifts(a, b) ?? [],
          request: request)
        if !effect.isEmpty { try body(effect) }
      }
    }
    guard chosen == nil else { return }
    for scene in scenes.added {
      for request in requests {
        try tell(new.layout(scene: scene, in: request), .appeared, request, body)
      }
    }
    for scene in scenes.removed {
      for request in requests {
        try tell(old.layout(scene: scene, in: request), .disappeared, request, body)
      }
    }
  }

  /// Reports a scene without a counterpart, if something of it is seen.
  private func tell(
    _ layout: ResolvedLayout, _ kind: LayoutDifference.Kind, _ request: RequestedEnvironment,
    _ body: (Effect) throws -> Void
  ) throws {
    let effect = Effect(
      environment: layout.environment, difference: LayoutDifference.whole(layout, kind),
      oldStatus: layout.status, newStatus: layout.status, request: request)
    if !effect.isEmpty { try body(effect) }
  }
}

extension LayoutDocument {
  /// Views whose superview has changed since an older state.
  package func views(movedSince old: LayoutDocument) -> Set<ObjectID> {
    Set(
      views.filter { view in
        guard let before = old.view(view.id) else { return false }
        return before.parent.map { old.views[$0].id } != view.parent.map { views[$0].id }
      }.map(\.id))
  }
}

extension ResolvedLayout {
  /// Converts frames of views to the root view's coordinates, because frames in different superviews
  /// can't be compared.
  package mutating func placeInRoot(_ ids: Set<ObjectID>, of document: LayoutDocument) {
    if ids.isEmpty { return }
    var origins: [Int: Point] = [:]
    for index in views.indices {
      let view = views[index]
      let parent = document.views[view.index].parent.flatMap { origins[$0] } ?? Point()
      let isRoot = document.views[view.index].parent == nil
      let origin =
        isRoot ? Point() : Point(x: parent.x + view.frame.x, y: parent.y + view.frame.y)
      origins[view.index] = origin
      if ids.contains(view.id) { views[index].frame.origin = origin }
    }
  }
}
