import ElementTree
import InterfaceBuilder
import LayoutModel
import LayoutStore

/// Measures reading, storing, storing again without changes, and building files from the tables.
struct ImportBenchmark {
  let folder: String

  func run() throws {
    let documents = try BenchmarkDocuments(folder: folder)
    let (trees, read) = measured { documents.trees() }
    let (models, model) = measured { trees.map { LayoutDocument($0.tree) } }
    try withPassingStore { path in
      let store = try DocumentStore(path: path)
      let (_, add) = try measured { try importAll(trees, into: store) }
      let (_, again) = try measured { try importAll(trees, into: store) }
      let (bytes, export) = try measured {
        try trees.reduce(0) { $0 + writeInterfaceBuilder(try store.load($1.name)).count }
      }
      store.close()
      printLine(
        "import",
        [
          "documents": Double(trees.count), "bytes": Double(documents.byteCount),
          "exportedBytes": Double(bytes),
          "views": Double(models.reduce(0) { $0 + $1.views.count }),
          "constraints": Double(models.reduce(0) { $0 + $1.constraints.count }),
          "readMs": read, "modelMs": model, "storeMs": add, "storeAgainMs": again,
          "exportMs": export,
        ])
    }
  }

  private func importAll(
    _ trees: [(name: String, tree: DocumentTree)], into store: DocumentStore
  ) throws {
    for (name, tree) in trees {
      try store.importDocument(tree, name: name, time: "2000-01-01T00:00:00Z")
    }
  }
}
