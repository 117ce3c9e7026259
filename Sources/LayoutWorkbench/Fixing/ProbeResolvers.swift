import LayoutEngine
import LayoutModel

/// The resolvers of one document for ``SceneProbe``. A resolver looks through all views of the document before its first scene,
/// so scenes that are probed one after the other share it.
final class ProbeResolvers {
  let document: LayoutDocument
  private lazy var designed = Self.resolver(document, .recorded(measuring: []))
  private lazy var measured = Self.resolver(document, .measured)

  init(_ document: LayoutDocument) { self.document = document }

  /// The layouts by which a repair is judged, in order, until `body` returns false.
  func forEachLayout(of scene: Int, _ body: (ResolvedLayout) -> Bool) {
    guard body(designed.resolveAsDesigned(scene: scene)) else { return }
    guard body(measured.resolveAsDesigned(scene: scene)) else { return }
    for cell in GridCell.finals {
      let environment = LayoutEnvironment(standingFor: cell)
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
