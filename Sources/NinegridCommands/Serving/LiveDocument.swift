import LayoutEngine
import LayoutModel
import LayoutPreview

/// A document that is kept ready to be resolved: the systems of its scenes stay built, so that another size costs a few
/// pivots.
final class LiveDocument {
  let loaded: LoadedDocument
  let stamp: ServedDocuments.Stamp?
  private var resolver: LayoutResolver
  private var inspector: SceneInspector?
  private lazy var preview = PreviewDocument(loaded.document)
  /// The last layouts: the page asks for frames and picture of the same one after the other.
  private var recent: [Solved] = []
  /// How many layouts were solved, and not only remembered.
  private(set) var solvedCount = 0

  private struct Solved {
    var scene: Int
    var environment: LayoutEnvironment
    var layout: ResolvedLayout
  }

  /// Enough for a page, its previews and two revisions beside each other.
  private static let remembered = 8

  init(_ loaded: LoadedDocument, stamp: ServedDocuments.Stamp?) {
    self.loaded = loaded
    self.stamp = stamp
    resolver = LayoutResolver(loaded.document)
  }

  var document: LayoutDocument { loaded.document }
  var designEnvironment: LayoutEnvironment { resolver.designEnvironment }

  func layout(scene: Int, in environment: LayoutEnvironment) -> ResolvedLayout {
    if let known = recent.last(where: { $0.scene == scene && $0.environment == environment }) {
      return known.layout
    }
    let layout = resolver.resolve(scene: scene, in: environment)
    solvedCount += 1
    recent.append(Solved(scene: scene, environment: environment, layout: layout))
    if recent.count > Self.remembered { recent.removeFirst() }
    return layout
  }

  func explanations(of view: Int, in environment: LayoutEnvironment) -> [LayoutExplanation] {
    var inspector = inspector ?? SceneInspector(loaded.document)
    let result = inspector.explain(view: view, in: environment)
    self.inspector = inspector
    return result
  }

  /// The picture of a layout; what is wrong stands out.
  func drawing(of layout: ResolvedLayout) -> LayoutDrawing {
    LayoutDrawing(
      markingFaultsOf: layout, of: preview, title: FilePaths.lastComponent(of: loaded.name))
  }

  /// Where each view of a layout is drawn, and what is seen of it; `nil` for what is not.
  ///
  /// Pictures move what scrolls out from under the bars, and show views beside the screen.
  func places(of drawing: LayoutDrawing) -> [(frame: Rect, visible: Rect)?] {
    let layout = drawing.layout
    return zip(drawing.screenFrames, ScreenStructure(document).frames(of: layout)).map {
      drawn, place in
      guard let drawn else { return nil }
      guard let place else { return (drawn, drawn) }
      var visible = place.clipped
      visible.origin.x += drawn.x - place.frame.x
      visible.origin.y += drawn.y - place.frame.y
      return (drawn, visible)
    }
  }
}
