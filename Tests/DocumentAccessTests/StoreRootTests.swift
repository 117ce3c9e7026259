import DocumentAccess
import PlainText
import TestSupport
import Testing

/// Names of files in a store, relative to the root that the first import has set.
@Suite struct StoreRootTests {
  @Test func `the working directory is the root of the files below it`() {
    let file = FoundFile(path: "/projects/App/Main.storyboard", name: "App/Main.storyboard")
    let root = StoreRoot(for: file, workingDirectory: "/projects")
    #expect(root.path == "/projects")
    #expect(root.name(of: file, workingDirectory: "/projects") == "App/Main.storyboard")
    #expect(root.name(of: file, workingDirectory: "/projects/App") == "App/Main.storyboard")
  }

  @Test func `elsewhere the root is the parent of the named folder`() {
    let file = FoundFile(
      path: "/other/App/Base.lproj/Main.storyboard",
      name: "../other/App/Base.lproj/Main.storyboard",
      folder: "/other/App")
    let root = StoreRoot(for: file, workingDirectory: "/projects")
    #expect(root.path == "/other")
    #expect(root.name(of: file, workingDirectory: "/projects") == "App/Base.lproj/Main.storyboard")
  }

  @Test func `paths are kept relative to the root, and paths outside of it as they are`() {
    let root = StoreRoot(path: "/projects/App")
    for path in [
      "/projects/App/a.xib", "/projects/App/b c/Größe.xib", "/projects/Application/a.xib", "/a.xib",
    ] {
      #expect(root.absolutePath(of: root.recordedPath(of: path)) == path)
    }
    #expect(root.recordedPath(of: "/projects/App/b/a.xib") == "b/a.xib")
    #expect(root.recordedPath(of: "/projects/Application/a.xib") == "/projects/Application/a.xib")
  }

  @Test(arguments: ["", "App", "Stores"])
  func `a store and its root can be moved together`(place: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/Stores/notes.txt")
    let root = StoreRoot(path: folder.path + "/App")
    let store = "\(folder.path)/\(place == "Stores" ? "App/Stores" : place)/a.sqlite"
    let recorded = root.recorded(inStore: FilePaths.normalized(store))
    #expect(!recorded.hasPrefix("/"))
    let moved = store.replacing(folder.path, with: "/elsewhere")
    #expect(StoreRoot(recorded: recorded, store: moved).path == "/elsewhere/App")
  }
}
