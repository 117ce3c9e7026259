import LayoutEngine
import LayoutModel

/// What documents cost that are large in one way each; `growth` is the time beside that of half the size: 2 where it
/// is linear, 4 where it is the square.
struct GrowthBenchmark {
  func run() {
    for family in GrowthFamily.allCases {
      var last: [String: Double] = [:]
      for count in family.counts {
        let document = LayoutDocument(family.tree(count))
        func report(_ work: String, _ milliseconds: Double) {
          let growth = last[work].map { milliseconds / max($0, 0.001) } ?? 0
          last[work] = milliseconds
          printLine(
            "\(work) \(family.rawValue)",
            [
              "size": Double(count), "views": Double(document.views.count),
              "constraints": Double(document.constraints.count), "ms": milliseconds,
              "growth": growth,
            ])
        }
        var resolver = LayoutResolver(document)
        report("resolve", measured { _ = resolver.resolveAsDesigned() }.milliseconds)
        var check = RecordedFrameCheck(document)
        report(
          "compare frames of",
          measured { for scene in document.scenes.indices { _ = check.check(scene: scene) } }
            .milliseconds)
        var inspector = SceneInspector(document)
        let environment = inspector.designedEnvironment
        let view = document.views.count - 1
        report(
          "explain", measured { _ = inspector.explain(view: view, in: environment) }.milliseconds)
      }
    }
  }
}
