import LayoutEngine
import LayoutJSON
import LayoutModel

/// Measures documents that are each large in one way. `growth` is the time divided by the time for
/// half the size: 2 if it is linear, 4 if it is quadratic.
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
        let resolver = LayoutResolver(document)
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

  /// A visual format with a row of views.
  func runVisualFormat() throws {
    var last = 0.0
    for count in [2500, 5000, 10_000, 20_000] {
      let text = "H:|-" + (0..<count).map { "[view\($0)(>=20)]" }.joined(separator: "-8-") + "-|"
      var read = 0
      let milliseconds = try measured { read = try readVisualFormat(text).count }.milliseconds
      printLine(
        "read visual format",
        [
          "size": Double(count), "constraints": Double(read), "ms": milliseconds,
          "growth": last > 0 ? milliseconds / last : 0,
        ])
      last = milliseconds
    }
  }
}
