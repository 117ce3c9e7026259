package import LayoutModel

/// Turns a document and an environment into frames.
///
/// A session for one document: what depends on the document alone is built once for each cell,
/// direction, scale and text size, and solved for each device with other sizes. Results are a pure
/// function of document and environment.
package struct LayoutResolver {
  package let document: LayoutDocument
  let measurer: any LeafMeasuring
  let canvas: CanvasRules
  let hasToolbars: Bool
  /// What ``document`` says instead of its own texts already.
  let texts: TextSubstitutions
  /// Resolvers of the same document with other texts.
  var translated: [TextSubstitutions: LayoutResolver] = [:]
  /// Texts measured so far, by traits and view; views without text too.
  var textRooms: [IslandTraits: [Int: TextRoom?]] = [:]
  /// Islands built so far, by root and traits.
  var islands: [IslandKey: IslandSession] = [:]

  struct IslandKey: Hashable {
    var root: Int
    var traits: IslandTraits
    var minimumHeight: Double?
  }

  package init(
    _ document: LayoutDocument, measurer: any LeafMeasuring = StandardLeafMeasurer(),
    texts: TextSubstitutions = [:]
  ) {
    self.document = document.replacingTexts(texts)
    self.texts = texts
    self.measurer = measurer
    canvas = CanvasRules(self.document)
    hasToolbars = document.views.contains { $0.kind == .toolbar }
  }

  /// The version of the rules by which frames are computed: results of another version are stale.
  package static let rulesVersion = 2

  /// Every scene in an environment, in document order.
  package mutating func resolve(in environment: LayoutEnvironment) -> [ResolvedLayout] {
    document.scenes.indices.map { resolve(scene: $0, in: environment) }
  }

  /// The environment in which the document was last saved.
  package var designEnvironment: LayoutEnvironment { canvas.environment }

  /// Every scene in the environment in which the document was last saved.
  package mutating func resolveAsDesigned() -> [ResolvedLayout] {
    document.scenes.indices.map { resolveAsDesigned(scene: $0) }
  }

  /// One scene in the environment in which the document was last saved.
  package mutating func resolveAsDesigned(scene: Int) -> ResolvedLayout {
    resolve(scene: scene, in: canvas.environment)
  }
}
