import LayoutEngine
import LayoutModel

/// The resolvers of one document for ``SceneProbe``. A resolver looks through all views of the document before its first scene,
/// so scenes that are probed one after the other share it.
final class ProbeResolvers {
  let document: LayoutDocument
  private lazy var designed = Self.resolver(document, .recorded(measuring: []))
  private lazy var measured = Self.resolver(document, .measured)

  init(_ document: LayoutDocument) { self.document = document }

  /// How many layouts are as designed. They come first.
  static let designedCount = 2
  /// The environments of the layouts after them.
  private static let devices = GridCell.finals.map { LayoutEnvironment(standingFor: $0) }
  static let requests = devices.map(RequestedEnvironment.environment)

  /// The layouts by which a repair is judged, in order, until `body` returns false.
  func forEachLayout(of scene: Int, _ body: (ResolvedLayout) -> Bool) {
    guard body(designed.resolveAsDesigned(scene: scene)) else { return }
    guard body(measured.resolveAsDesigned(scene: scene)) else { return }
    for environment in Self.devices {
      guard body(measured.resolve(scene: scene, in: environment)) else { return }
    }
  }

  private static func resolver(
    _ document: LayoutDocument, _ leafSizes: LeafSizes
  ) -> LayoutResolver {
    let resolver = LayoutResolver(document, leafSizes: leafSizes)
    resolver.findsTruncations = false
    return resolver
  }
}
