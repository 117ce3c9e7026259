import LayoutEngine
import LayoutModel

/// Measures resolving without a store: once as designed, once on one device, then on every profile.
struct ResolveBenchmark {
  let folder: String

  func run() throws {
    let documents = try BenchmarkDocuments(folder: folder).trees().map { LayoutDocument($0.tree) }
    let phone = LayoutEnvironment(try DeviceProfile.profile(named: "iphone-4.7"))
    let every = DeviceProfile.all.map { LayoutEnvironment($0) }

    report("resolve as designed", documents, environments: 1) { $0.resolveAsDesigned() }
    report("resolve on one device", documents, environments: 1) { $0.resolve(in: phone) }
    report("resolve on every device", documents, environments: every.count) { resolver in
      every.flatMap { resolver.resolve(in: $0) }
    }
    report("resolve on every device again", documents, environments: every.count, rounds: 2) {
      resolver in every.flatMap { resolver.resolve(in: $0) }
    }
  }

  /// - Parameter rounds: how often each document is resolved; only the last round counts.
  private func report(
    _ workload: String, _ documents: [LayoutDocument], environments: Int, rounds: Int = 1,
    _ resolve: (LayoutResolver) -> [ResolvedLayout]
  ) {
    var layouts = 0
    var views = 0
    var time = 0.0
    for document in documents {
      var resolver = LayoutResolver(document)
      for _ in 1..<rounds { _ = resolve(resolver) }
      let (found, milliseconds) = measured {
        // The time to prepare a document counts where the document is prepared.
        if rounds == 1 { resolver = LayoutResolver(document) }
        return resolve(resolver)
      }
      time += milliseconds
      layouts += found.count
      views += found.reduce(0) { $0 + $1.views.count }
    }
    printLine(
      workload,
      [
        "documents": Double(documents.count),
        "scenes": Double(documents.reduce(0) { $0 + $1.scenes.count }),
        "constraints": Double(documents.reduce(0) { $0 + $1.constraints.count }),
        "environments": Double(environments), "layouts": Double(layouts), "views": Double(views),
        "ms": time, "layoutsPerSecond": Double(layouts) / time * 1000,
      ])
  }
}
