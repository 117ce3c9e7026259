package import LayoutEngine
import LayoutModel

/// The sweep that is made of each document; several tasks share it.
package struct SweepWork: Sendable {
  /// The ranges, one for each size class that is named.
  package let ranges: [SweepRange]
  package let localization: Localization

  package init(ranges: [SweepRange], localization: Localization) {
    self.ranges = ranges
    self.localization = localization
  }

  /// The sweeps of some scenes of a document, by position: scene by scene, and for each scene its
  /// ranges.
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
