import Diagnostics
import LayoutEngine
package import LayoutModel
package import PlatformRules

/// Resolves a document in requested environments, one layout after the other.
package struct DocumentResolving {
  package let loaded: LoadedDocument
  /// The scenes to resolve, by position.
  package let scenes: [Int]
  private let resolver: LayoutResolver
  private let phoneTexts: TextSubstitutions
  private let padTexts: TextSubstitutions
  private let fonts: UserFonts?

  /// - Parameters:
  ///   - scenes: the scenes to resolve, by position; `nil` for all.
  ///   - localization: the texts that replace the document's.
  ///   - findsTruncations: whether layouts report cut texts.
  ///   - keepsElements: whether ``loaded`` keeps the elements of the document; for a large one that is only resolved they are let
  ///     go, unless other texts have to be put into them.
  ///   - book: what canvas and devices do.
  package init(
    _ loaded: LoadedDocument, scenes: [Int]? = nil, localization: Localization = .none,
    findsTruncations: Bool = true, keepsElements: Bool = true, book: RuleBook = .standard
  ) {
    phoneTexts = localization.texts(for: loaded, isPad: false)
    padTexts = localization.texts(for: loaded, isPad: true)
    fonts = localization.fonts
    var kept = loaded
    if !keepsElements, phoneTexts.isEmpty, padTexts.isEmpty {
      kept.document = loaded.document.droppingElements()
    }
    self.loaded = kept
    resolver = LayoutResolver(kept.document, book: book)
    resolver.findsTruncations = findsTruncations
    self.scenes = scenes ?? Array(loaded.document.scenes.indices)
  }

  /// Makes all further layouts contain the values of these constraints, given by position.
  package mutating func measure(constraints: Set<Int>) {
    resolver.measuredConstraints = constraints
  }

  /// The layout of one scene in one environment.
  package mutating func layout(scene: Int, in request: RequestedEnvironment) -> ResolvedLayout {
    resolver.resolve(scene: scene, in: environment(of: request))
  }

  /// The scenes in the container views of a scene that was resolved in an environment.
  package mutating func embedded(
    in scene: Int, _ request: RequestedEnvironment
  ) -> [EmbeddedLayout] {
    resolver.embeddedLayouts(in: scene, environment(of: request))
  }

  private func environment(of request: RequestedEnvironment) -> LayoutEnvironment {
    var result: LayoutEnvironment
    switch request {
    case .environment(let environment): result = environment
    case .asDesigned(let overrides):
      result = resolver.designEnvironment
      overrides.apply(to: &result)
    }
    localize(&result)
    return result
  }

  private func localize(_ environment: inout LayoutEnvironment) {
    environment.texts = environment.isPad ? padTexts : phoneTexts
    environment.fonts = fonts
  }

  /// Calls `body` with every layout: scene by scene, and for each scene in the order of the
  /// environments.
  package mutating func forEachLayout(
    in requests: [RequestedEnvironment], inAllPlaces: Bool = false,
    _ body: (ResolvedLayout) throws -> Void
  ) rethrows {
    if !loaded.document.properties.isTouch, loaded.document.scenes.isEmpty {
      for request in requests { try body(unsupported(request)) }
    }
    for scene in scenes {
      for request in requests {
        let first = layout(scene: scene, in: request)
        try body(first)
        guard inAllPlaces else { continue }
        for other in others(than: first, of: scene, in: request) { try body(other) }
      }
    }
  }

  /// The layouts of a scene in the other places where the app shows it, if they differ on that
  /// device.
  private mutating func others(
    than first: ResolvedLayout, of scene: Int, in request: RequestedEnvironment
  ) -> [ResolvedLayout] {
    guard case .environment(var environment) = request, environment.place == nil,
      let place = first.place, place.count > 1
    else { return [] }
    var found = [first]
    for number in 1..<place.count {
      environment.place = .number(number)
      let other = layout(scene: scene, in: .environment(environment))
      if !found.contains(where: { $0.hasSameRoom(as: other) }) { found.append(other) }
    }
    return Array(found.dropFirst())
  }

  /// The layout of a document without scenes that can't be resolved.
  private func unsupported(_ request: RequestedEnvironment) -> ResolvedLayout {
    let properties = loaded.document.properties
    let environment: LayoutEnvironment =
      switch request {
      case .environment(let environment): environment
      case .asDesigned: LayoutEnvironment(DesignCanvas(properties: properties))
      }
    return ResolvedLayout(
      scene: "", environment: environment, status: .unsupported,
      diagnostics: [
        Diagnostic(
          ResolutionFault.unsupportedRuntime(properties.targetRuntime, scene: nil))
      ])
  }
}

extension ResolvedLayout {
  /// Whether another place gives the scene the same room.
  fileprivate func hasSameRoom(as other: ResolvedLayout) -> Bool {
    place?.frame == other.place?.frame && safeArea == other.safeArea
      && place?.bars == other.place?.bars && environment.cell == other.environment.cell
      && environment.size == other.environment.size
  }
}
