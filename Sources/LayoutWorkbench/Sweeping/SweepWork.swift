package import LayoutEngine
import LayoutModel

/// What a sweep does with each document; several tasks share it.
package struct SweepWork: Sendable {
  /// One for each size class that is named.
  package let ranges: [SweepRange]
  package let localization: Localization

  package init(ranges: [SweepRange], localization: Localization) {
    self.ranges = ranges
    self.localization = localization
  }

  /// Sweeps of some scenes of a document, by position: scene by scene, and for each its ranges.
  package func sweeps(of scenes: [Int], in loaded: LoadedDocument) -> [LayoutSweep] {
    var inspectors: [TextSubstitutions: SceneInspector] = [:]
    return scenes.flatMap { scene in
      ranges.map { range in
        var range = range
        let texts = localization.texts(for: loaded, isPad: range.environment.isPad)
        range.environment.texts = texts
        range.environment.fonts = localization.fonts
        return inspectors[texts, default: SceneInspector(loaded.document, texts: texts)]
          .sweep(scene: scene, over: range)
      }
    }
  }
}
