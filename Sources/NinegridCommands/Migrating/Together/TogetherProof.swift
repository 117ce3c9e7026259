import LayoutComparison
import LayoutModel

/// Resolves scenes before and after they went from one document to another, and tells what moves.
///
/// Scenes are the same where their root views are.
struct TogetherProof {
  private var before: [DocumentResolving]
  private let after: [LoadedDocument]
  /// For each root view, where its scene was.
  private var places: [ObjectID: (document: Int, scene: Int)] = [:]
  /// Views beside the one that a scene is about: in a xib each is for itself, in a storyboard they are in the scene of
  /// their controller. No other view decides where they are.
  private let furtherViews: Set<ObjectID>

  /// As designed, which is what the frames in the documents rest on, and wherever ``MigrationProof`` looks.
  static let environments: [RequestedEnvironment] =
    [.asDesigned(.init())] + MigrationProof.environments

  init(from before: [LoadedDocument], to after: [LoadedDocument]) {
    self.before = before.map { DocumentResolving($0, findsTruncations: false) }
    self.after = after
    furtherViews = Set(
      after.flatMap { $0.document.furtherViews } + before.flatMap { $0.document.furtherViews })
    for (document, loaded) in before.enumerated() where loaded.document.properties.isTouch {
      for scene in loaded.document.scenes {
        guard let root = loaded.document.rootView(of: scene), places[root] == nil else { continue }
        places[root] = (document, scene.index)
      }
    }
  }

  /// Calls `body` for every scene in every environment where something moves or the status changes, with the document
  /// in which the scene is now.
  mutating func forEachEffect(
    _ body: (EffectComparison.Effect, LoadedDocument) throws -> Void
  ) throws {
    for loaded in after where loaded.document.properties.isTouch {
      var resolving = DocumentResolving(loaded, findsTruncations: false)
      for scene in loaded.document.scenes {
        guard let root = loaded.document.rootView(of: scene), let place = places[root] else {
          continue
        }
        for request in Self.environments {
          let a = before[place.document].layout(scene: place.scene, in: request)
          let b = resolving.layout(
            scene: scene.index, in: Self.like(a.environment, request, for: loaded))
          var difference = LayoutDifference.between(a, b)
          difference.effects.removeAll {
            ($0.old == nil || $0.new == nil) && furtherViews.contains($0.id)
          }
          let effect = EffectComparison.Effect(
            environment: b.environment, difference: difference,
            oldStatus: a.status, newStatus: b.status)
          if !effect.isEmpty { try body(effect, loaded) }
        }
      }
    }
  }

  /// The same request with the pixels of where the scene was, as far as the document does not state them.
  ///
  /// A canvas without a device has those of its author's display, found by whether any frame of the document has half
  /// points: no scene says that of another one.
  private static func like(
    _ environment: LayoutEnvironment, _ request: RequestedEnvironment, for loaded: LoadedDocument
  ) -> RequestedEnvironment {
    guard case .asDesigned(var overrides) = request, loaded.document.properties.device == nil
    else { return request }
    overrides.scale = environment.scale
    return .asDesigned(overrides)
  }
}

extension LayoutDocument {
  /// Those in the further roots of scenes, with all that is in them.
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
