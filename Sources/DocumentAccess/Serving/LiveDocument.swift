package import LayoutEngine
package import LayoutModel
package import LayoutPreview
package import LayoutWorkbench
import PlainText

/// A document that is ready to be resolved. The systems of its scenes are kept, so that another
/// size takes only a few pivots.
package final class LiveDocument {
  package let loaded: LoadedDocument
  package let stamp: ServedDocuments.Stamp?
  package let project: DocumentProject
  private var texts: ProjectTexts
  private let resolver: LayoutResolver
  /// The inspector, with the texts for which it was made.
  private var inspector: (texts: TextSubstitutions, inspector: SceneInspector)?
  private var preview: PreviewDocument?
  /// The last layouts, because the page asks for the frames and the picture of one layout
  /// separately.
  private var recent: [Solved] = []
  /// How many layouts were solved, without those that were remembered.
  package private(set) var solvedCount = 0

  private struct Solved {
    var scene: Int
    var environment: LayoutEnvironment
    var layout: ResolvedLayout
  }

  /// How many layouts are remembered: enough for a page, its previews, and two revisions beside
  /// each other.
  private static let remembered = 8

  package init(_ loaded: LoadedDocument, stamp: ServedDocuments.Stamp?, _ project: DocumentProject)
  {
    self.loaded = loaded
    self.stamp = stamp
    self.project = project
    texts = ProjectTexts(project)
    resolver = LayoutResolver(loaded.document)
  }

  package var document: LayoutDocument { loaded.document }
  package var designEnvironment: LayoutEnvironment { resolver.designEnvironment }

  /// The environment that is shown if none is requested.
  package var usualEnvironment: LayoutEnvironment {
    get throws(UnknownDevice) {
      guard case .environment(let environment) = try loaded.usualEnvironment else {
        return designEnvironment
      }
      return environment
    }
  }

  /// Adds the texts of a language to an environment.
  package func apply(language: String, to environment: inout LayoutEnvironment) throws {
    try texts.apply(language, of: loaded, to: &environment)
  }

  package func layout(scene: Int, in environment: LayoutEnvironment) -> ResolvedLayout {
    if let known = recent.last(where: { $0.scene == scene && $0.environment == environment }) {
      return known.layout
    }
    let layout = resolver.resolve(scene: scene, in: environment)
    solvedCount += 1
    recent.append(Solved(scene: scene, environment: environment, layout: layout))
    if recent.count > Self.remembered { recent.removeFirst() }
    return layout
  }

  package func explanations(of view: Int, in environment: LayoutEnvironment) -> [LayoutExplanation]
  {
    inspecting(environment) { $0.explain(view: view, in: environment) }
  }

  /// The states of a scene's constraints in a layout, by position.
  package func standings(
    scene: Int, in environment: LayoutEnvironment
  ) -> [Int: ConstraintStanding] {
    inspecting(environment) { $0.standings(scene: scene, in: environment) }
  }

  /// How the sizes of views compare with those of their contents.
  package func contentStandings(
    scene: Int, in environment: LayoutEnvironment
  ) -> [ContentStanding] {
    inspecting(environment) { $0.contentStandings(scene: scene, in: environment) }
  }

  private func inspecting<Result>(
    _ environment: LayoutEnvironment, _ body: (inout SceneInspector) -> Result
  ) -> Result {
    let texts = environment.texts
    var inspector =
      self.inspector.flatMap { $0.texts == texts ? $0.inspector : nil }
      ?? SceneInspector(loaded.document, texts: texts)
    let result = body(&inspector)
    self.inspector = (texts, inspector)
    return result
  }

  /// The picture of a layout, in which faults stand out.
  package func drawing(of layout: ResolvedLayout) -> LayoutDrawing {
    LayoutDrawing(
      markingFaultsOf: layout, of: preview(layout.environment.texts),
      title: FilePaths.lastComponent(of: loaded.name))
  }

  /// The same picture, with the scenes in its container views.
  ///
  /// - Parameter environment: the environment for which the layout was requested.
  package func fullDrawing(
    of layout: ResolvedLayout, scene: Int, in environment: LayoutEnvironment
  ) -> LayoutDrawing {
    var drawing = drawing(of: layout)
    drawing.fillContainers(resolver.embeddedLayouts(in: scene, environment))
    return drawing
  }

  private func preview(_ texts: TextSubstitutions) -> PreviewDocument {
    if let preview, preview.texts == texts { return preview }
    let new = PreviewDocument(loaded.document, texts: texts, assets: project.assets)
    preview = new
    return new
  }

  /// The place where each view of a layout is drawn, and its visible part; `nil` for a view that is
  /// not drawn.
  ///
  /// Pictures move scrollable content out from under the bars, and show views outside of the
  /// screen.
  package func places(of drawing: LayoutDrawing) -> [(frame: Rect, visible: Rect)?] {
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
