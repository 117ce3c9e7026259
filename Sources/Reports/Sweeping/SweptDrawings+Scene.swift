package import LayoutEngine
import LayoutModel
package import LayoutPreview
package import LayoutWorkbench
package import ProjectFolders

extension SweptDrawings {
  /// Draws the pictures of a scene over the range of its sweep.
  package init(
    _ sweep: LayoutSweep, of scene: Int, over range: SweepRange, in loaded: LoadedDocument,
    _ localization: Localization, assets: ProjectAssets?, appearance: PreviewAppearance?
  ) {
    var resolving = DocumentResolving(
      loaded, scenes: [scene], localization: localization, findsTruncations: false)
    var preview: PreviewDocument?
    var options = PreviewOptions(showsTitle: false, showsDevice: false, appearance: appearance)
    options.showsBackdrop = false
    let classes = sweep.idleClassChanges
    let pieces = sweep.intervals.flatMap { interval in
      Self.divided(interval.lower...interval.upper, at: classes)
    }
    self.init(pieces) { width in
      let request = RequestedEnvironment.environment(range.environment(at: width))
      let layout = resolving.layout(scene: scene, in: request)
      let texts = layout.environment.texts
      let own =
        preview.flatMap { $0.texts == texts ? $0 : nil }
        ?? PreviewDocument(loaded.document, texts: texts, assets: assets)
      preview = own
      var drawing = LayoutDrawing(layout, of: own, title: "")
      drawing.fillContainers(resolving.embedded(in: scene, request))
      // The sentences for people who can't see a picture contain its size.
      return drawing.svg(options).split(separator: "\n")
        .filter { !$0.hasPrefix("  <title>") && !$0.hasPrefix("  <desc>") }
        .joined(separator: "\n")
    }
  }

  /// A range divided into parts. Texts and bars may look different in another size class, even if no frame
  /// changes.
  private static func divided(
    _ range: ClosedRange<Double>, at positions: [Double]
  ) -> [ClosedRange<Double>] {
    var start = range.lowerBound
    var result: [ClosedRange<Double>] = []
    for position in positions.sorted() where position > start && position < range.upperBound {
      result.append(start...position)
      start = position
    }
    return result + [start...range.upperBound]
  }
}
