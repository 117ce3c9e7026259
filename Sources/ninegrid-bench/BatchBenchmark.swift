import LayoutEngine
import LayoutModel
import LayoutStore

/// Measures resolving documents of a store on every profile, with the results stored, on one core.
struct BatchBenchmark {
  let folder: String

  private static let engine = "bench"

  func run() throws {
    let trees = try BenchmarkDocuments(folder: folder).trees()
    let environments = DeviceProfile.all.map { LayoutEnvironment($0) }
    try withPassingStore { path in
      let store = try DocumentStore(path: path)
      for (name, tree) in trees {
        try store.importDocument(tree, name: name, time: "2000-01-01T00:00:00Z")
      }
      var loadMs = 0.0
      var resolveMs = 0.0
      var storeMs = 0.0
      var layouts = 0
      var views = 0
      var islands = 0
      for document in try store.documents() {
        let (model, load) = try measured { LayoutDocument(try store.load(document.name)) }
        let structure = ScreenStructure(model)
        let resolver = LayoutResolver(model)
        let (results, resolve) = measured {
          environments.flatMap { environment in
            resolver.resolve(in: environment).map { layout in
              var layout = layout
              layout.environment = environment
              return NewResult(layout, of: structure)
            }
          }
        }
        let (_, add) = try measured {
          try store.addResults(results, of: document.latest, engine: Self.engine)
        }
        loadMs += load
        resolveMs += resolve
        storeMs += add
        layouts += results.count
        islands += resolver.islandCount
        views += results.reduce(0) { $0 + $1.layout.views.count }
      }
      store.close()
      let time = loadMs + resolveMs + storeMs
      printLine(
        "batch",
        [
          "documents": Double(trees.count), "environments": Double(environments.count),
          "layouts": Double(layouts), "views": Double(views), "islands": Double(islands),
          "loadMs": loadMs,
          "resolveMs": resolveMs, "storeMs": storeMs, "ms": time,
          "layoutsPerSecond": Double(layouts) / time * 1000,
        ])
    }
  }
}
