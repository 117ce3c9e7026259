import Diagnostics
import LayoutEngine
import LayoutModel

/// Rules that look at layouts, in every requested environment.
extension DocumentCheck {
  func findInLayouts(_ resolving: inout DocumentResolving, _ report: inout CheckReport) throws {
    guard var search = LayoutSearch(self, resolving.loaded) else { return }
    var done = 0
    var sure = EstablishedLayouts(
      resolving.loaded, scenes: resolving.scenes, localization: localization)
    var translated = translations.map {
      (
        texts: $0,
        resolving: DocumentResolving(
          resolving.loaded, scenes: resolving.scenes, localization: $0.localization),
        sure: EstablishedLayouts(
          resolving.loaded, scenes: resolving.scenes, localization: $0.localization)
      )
    }
    for scene in resolving.scenes {
      search.begin(scene) { resolving.layout(scene: scene, in: .asDesigned(.init())) }
      for request in requests {
        try Task.checkCancellation()
        try progress?(done)
        done += 1
        let layout = resolving.layout(scene: scene, in: request)
        search.look(at: layout, of: request) {
          sure.layout(scene: scene, in: request, like: layout)
        }
      }
      for index in translated.indices {
        for request in requests {
          try Task.checkCancellation()
          let request = translated[index].texts.request(request)
          let layout = translated[index].resolving.layout(scene: scene, in: request)
          search.look(at: layout, of: request) {
            translated[index].sure.layout(scene: scene, in: request, like: layout)
          }
        }
      }
    }
    let found = search.findings
    report.findings += listsUncertain ? found : found.filter(\.isCertain)
    if !listsUncertain { report.uncertainCount += found.count { !$0.isCertain } }
  }
}
