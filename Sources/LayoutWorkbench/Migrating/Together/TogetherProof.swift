import LayoutComparison
import LayoutModel

/// Resolves scenes before and after they moved from one document to another. It reports views that
/// move, and constraints that say something else.
///
/// Scenes are the same if their root views are the same. They are compared within the document
/// itself, or with the one from which it is made. Other documents count only for a scene that
/// neither of these has, because documents made from one template have the same ids.
///
/// Where the app shows a scene follows from all of the documents, before and after.
package struct TogetherProof {
  private let sources: [LoadedDocument]
  private let results: [Result]
  /// The places of scenes before, by root view.
  private let places: [ObjectID: [Place]]
  /// The source that was resolved last, with its resolver. It is kept because scenes of one document follow
  /// one another.
  private var resolving: (source: Int, DocumentResolving)?

  /// A document after the migration.
  package struct Result {
    package var loaded: LoadedDocument
    /// The position of the source that it replaces, or that it is made from alone.
    package var origin: Int?

    package init(loaded: LoadedDocument, origin: Int? = nil) {
      self.loaded = loaded
      self.origin = origin
    }
  }

  private struct Place {
    var source: Int
    var scene: Int
  }

  /// As designed, because the frames in the documents come from there, and the environments of
  /// ``MigrationProof``.
  package static let environments: [RequestedEnvironment] =
    [.asDesigned(.init())] + MigrationProof.environments

  package init(_ plan: TogetherPlan) {
    var sources = plan.sources ?? plan.documents.compactMap(\.before)
    var results: [Result] = []
    for document in plan.documents where document.changes {
      guard let loaded = document.loadedAfter else { continue }
      let name = document.before?.name ?? document.origin
      // If the plan has sources of its own, no two of them share an id.
      let origin = plan.sources == nil ? sources.firstIndex { $0.name == name } : nil
      results.append(Result(loaded: loaded, origin: origin))
    }
    let before = StoryboardFamily.arrivals(in: sources.map(\.inFamily))
    let after = StoryboardFamily.arrivals(in: plan.documents.compactMap(\.loadedAfter?.inFamily))
    for index in sources.indices {
      sources[index].document.arrivals = before[sources[index].inFamily.name] ?? []
    }
    for index in results.indices {
      results[index].loaded.document.arrivals = after[results[index].loaded.inFamily.name] ?? []
    }
    self.sources = sources
    self.results = results
    var places: [ObjectID: [Place]] = [:]
    for (source, loaded) in sources.enumerated() where loaded.document.properties.isTouch {
      for scene in loaded.document.scenes {
        guard let root = loaded.document.rootView(of: scene) else { continue }
        places[root, default: []].append(Place(source: source, scene: scene.index))
      }
    }
    self.places = places
  }

  /// The place of a result's scene before.
  private func place(of root: ObjectID, _ result: Result) -> Place? {
    let found = places[root] ?? []
    return found.first { $0.source == result.origin } ?? found.first
  }

  /// Calls `body` for every scene in every environment in which something moves, a constraint says
  /// something else or the status changes. It passes the document in which the scene is now.
  package mutating func forEachEffect(
    _ body: (EffectComparison.Effect, LoadedDocument) throws -> Void
  ) throws {
    for result in results where result.loaded.document.properties.isTouch {
      var new = DocumentResolving(result.loaded, findsTruncations: false)
      var pair: Pair?
      for scene in result.loaded.document.scenes {
        guard let root = result.loaded.document.rootView(of: scene),
          let place = place(of: root, result)
        else { continue }
        if pair?.source != place.source {
          pair = Pair(place.source, sources[place.source].document, result.loaded.document)
        }
        guard let pair else { continue }
        var old =
          resolving.flatMap { $0.source == place.source ? $0.1 : nil }
          ?? DocumentResolving(sources[place.source], findsTruncations: false)
        resolving = nil
        old.measure(constraints: pair.constraints.oldPositions)
        new.measure(constraints: pair.constraints.newPositions)
        for request in Self.environments {
          let a = old.layout(scene: place.scene, in: request)
          let b = new.layout(
            scene: scene.index, in: Self.like(a.environment, request, for: result.loaded))
          var effect = pair.effect(a, b)
          if !effect.isEmpty, let same = Self.inSamePlace(request, as: a) {
            // Segues into another document do not show its place there, and the app still shows the
            // scene at the old place.
            effect = pair.effect(
              old.layout(scene: place.scene, in: same), new.layout(scene: scene.index, in: same))
          }
          if !effect.isEmpty { try body(effect, result.loaded) }
        }
        resolving = (place.source, old)
      }
    }
  }

  /// A source and a result that have scenes in common.
  private struct Pair {
    let source: Int
    let constraints: ConstraintComparison
    /// Further top-level views of a scene. In a xib each one is independent, in a storyboard they
    /// are in the scene of their controller. No other view decides their places.
    private let furtherViews: Set<ObjectID>

    init(_ source: Int, _ old: LayoutDocument, _ new: LayoutDocument) {
      self.source = source
      constraints = ConstraintComparison(from: old, to: new)
      furtherViews = Set(old.furtherViews + new.furtherViews)
    }

    func effect(_ a: ResolvedLayout, _ b: ResolvedLayout) -> EffectComparison.Effect {
      var difference = LayoutDifference.between(a, b)
      difference.effects.removeAll {
        ($0.old == nil || $0.new == nil) && furtherViews.contains($0.id)
      }
      return EffectComparison.Effect(
        environment: b.environment, difference: difference, oldStatus: a.status,
        newStatus: b.status, shifts: constraints.shifts(a, b))
    }
  }

  /// The same request at the place of a layout, whatever leads to the scene now; `nil` as designed.
  private static func inSamePlace(
    _ request: RequestedEnvironment, as layout: ResolvedLayout
  ) -> RequestedEnvironment? {
    guard case .environment(var environment) = request, let found = layout.place else { return nil }
    var place = found.stated
    if place.kind == .container { (place.container, place.size) = (nil, found.frame.size) }
    environment.place = .given(place)
    return .environment(environment)
  }

  /// The same request with the scale of the document in which the scene was, if the new document
  /// does not state one.
  ///
  /// A canvas without a device has the scale of its author's display. It is found by looking for
  /// half points in the frames of the whole document, so it can't be found from another scene.
  private static func like(
    _ environment: LayoutEnvironment, _ request: RequestedEnvironment, for loaded: LoadedDocument
  ) -> RequestedEnvironment {
    guard case .asDesigned(var overrides) = request, loaded.document.properties.device == nil
    else { return request }
    overrides.scale = environment.scale
    return .asDesigned(overrides)
  }
}

extension LoadedDocument {
  /// The document with the name by which other storyboards refer to it.
  fileprivate var inFamily: (name: String, document: LayoutDocument) {
    (StoryboardFile.name(of: name), document)
  }
}

extension LayoutDocument {
  /// Views in the further roots of scenes, with all views inside.
  fileprivate var furtherViews: [ObjectID] {
    var isFurther = views.map { _ in false }
    for scene in scenes { for root in scene.roots.dropFirst() { isFurther[root] = true } }
    // Parents stand before their children.
    for view in views {
      if let parent = view.parent, isFurther[parent] { isFurther[view.index] = true }
    }
    return views.filter { isFurther[$0.index] }.map(\.id)
  }

  fileprivate func rootView(of scene: LayoutScene) -> ObjectID? {
    scene.roots.first.map { views[$0].id }
  }
}
