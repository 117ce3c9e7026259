import Diagnostics
import LayoutEngine
import LayoutModel

/// Rules that look at layouts, in every environment that is asked for.
extension DocumentCheck {
  func findInLayouts(_ resolving: inout DocumentResolving, _ report: inout CheckReport) throws {
    guard var search = LayoutSearch(self, resolving.loaded) else { return }
    var done = 0
    var translated = translations.map {
      (
        texts: $0,
        resolving: DocumentResolving(
          resolving.loaded, scenes: resolving.scenes, localization: $0.localization)
      )
    }
    for scene in resolving.scenes {
      search.begin(scene) { resolving.layout(scene: scene, in: .asDesigned(.init())) }
      for request in requests {
        try Task.checkCancellation()
        try progress?(done)
        done += 1
        search.look(at: resolving.layout(scene: scene, in: request), of: request)
      }
      for index in translated.indices {
        for request in requests {
          try Task.checkCancellation()
          let request = translated[index].texts.request(request)
          search.look(
            at: translated[index].resolving.layout(scene: scene, in: request), of: request)
        }
      }
    }
    report.findings += search.findings
  }
}
