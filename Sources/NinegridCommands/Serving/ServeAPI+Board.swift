import Diagnostics
import DocumentAccess
import LayoutJSON
import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PreviewServer
import ProjectFiles
import Reports

extension ServeAPI {
  /// The devices for the tiles of a board: those on which the app around a document runs, in both orientations and
  /// with divided screens. All devices if no app is known.
  func devices(_ request: PageRequest) async throws -> PageAnswer {
    let key = try request.documentKey()
    let apps = try await live.use(key) { $0.project.apps }
    var writer = JSONWriter()
    writer.object { writer in
      writer.list("devices", DeviceProfile.all.filter { apps.run(on: $0) }) { profile, writer in
        writer.member("device", profile.name)
        writer.member("orientation", profile.orientation.rawValue)
        writer.member("split", profile.split)
        writer.member("width", profile.size.width)
        writer.member("height", profile.size.height)
        writer.member("sizeClass", profile.cell.description)
        writer.member("title", LayoutEnvironment(profile).caption)
      }
    }
    return .json(writer.bytes)
  }

  /// A scene in an environment as a tile of a board: its picture, and whether its layout has faults.
  ///
  /// One request returns the picture together with the text about it, so that only one layout is solved.
  func tile(_ request: PageRequest) async throws -> PageAnswer {
    let (key, query) = (try request.documentKey(), try EnvironmentQuery(request))
    var options = try PictureLayers(request).options
    options.namesViews = false
    // A tile draws its own edge.
    options.showsDevice = false
    return try await live.use(key) { [options] live in
      let scene = try live.scene(request)
      let environment = try query.environment(for: live)
      let layout = live.layout(scene: scene, in: environment)
      func count(_ severity: Diagnostic.Severity) -> Int {
        layout.diagnostics.count { $0.severity == severity }
      }
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("title", Self.title(of: layout.environment))
        writer.member("status", layout.status.rawValue)
        writer.member("errors", count(.error))
        writer.member("warnings", count(.warning))
        writer.member(
          "message",
          layout.diagnostics.first { $0.severity != .note }.map {
            SpokenSentence($0.message, objects: $0.objects).text
          })
        writer.member("version", live.stamp?.text)
        writer.member(
          "svg",
          layout.views.isEmpty
            ? nil
            : live.fullDrawing(of: layout, scene: scene, in: environment)
              .svg(options.of(live.project)))
      }
      return .json(writer.bytes)
    }
  }
}
