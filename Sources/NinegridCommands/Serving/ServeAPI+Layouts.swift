import Diagnostics
import DocumentAccess
import LayoutJSON
import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PreviewServer
import Reports

extension PreviewOptions {
  /// The options with the app's appearance if it has only one, unless the request names one.
  func of(_ project: DocumentProject) -> PreviewOptions {
    var copy = self
    copy.appearance = appearance ?? project.appearance
    return copy
  }
}

extension ServeAPI {
  /// The frames of a scene in an environment, the place of each view on the screen, and the place of the screen in the
  /// picture.
  func layout(_ request: PageRequest) async throws -> PageAnswer {
    let (key, query) = (try request.documentKey(), try EnvironmentQuery(request))
    let options = try PictureLayers(request).options
    return try await live.use(key) { live in
      let layout = try live.layout(
        scene: live.scene(request), in: query.environment(for: live))
      var writer = JSONWriter()
      writer.object { writer in
        writer.key("layout")
        LayoutLine.append(layout, of: key.document, to: &writer)
        writer.key("spoken")
        writer.array { writer in
          for fault in layout.diagnostics {
            writer.spoken(fault.message, hint: fault.hint, objects: fault.objects)
          }
        }
        writer.member("title", Self.title(of: layout.environment))
        writer.member("version", live.stamp?.text)
        let drawing = live.drawing(of: layout)
        writer.key("places")
        writer.array { writer in
          for place in live.places(of: drawing) {
            guard let place else {
              writer.null()
              continue
            }
            writer.object { writer in
              writer.member("frame", place.frame)
              writer.member("visible", place.visible)
            }
          }
        }
        if !layout.views.isEmpty {
          writer.member("picture", drawing.pictureRect(options.of(live.project)))
        }
      }
      return .json(writer.bytes)
    }
  }

  /// The picture of a scene in an environment.
  func drawing(_ request: PageRequest) async throws -> PageAnswer {
    let (key, query) = (try request.documentKey(), try EnvironmentQuery(request))
    let options = try PictureLayers(request).options
    return try await live.use(key) { live in
      let scene = try live.scene(request)
      let environment = try query.environment(for: live)
      let layout = live.layout(scene: scene, in: environment)
      guard !layout.views.isEmpty else {
        throw DocumentFailure.nothingToDraw(document: key.document)
      }
      return .svg(
        live.fullDrawing(of: layout, scene: scene, in: environment)
          .svg(options.of(live.project)))
    }
  }

  static func title(of environment: LayoutEnvironment) -> String {
    environment.isAsDesigned && environment.device != nil
      ? "as designed, \(environment.caption)" : environment.caption
  }
}
