import Diagnostics
import DocumentAccess
import LayoutEngine
import LayoutJSON
import LayoutModel
import LayoutWorkbench
import PreviewServer
import Reports

extension ServeAPI {
  /// What the document says of a view.
  func view(_ request: PageRequest) async throws -> PageAnswer {
    let key = try request.documentKey()
    return try await live.use(key) { live in
      let scene = try live.scene(request)
      let view = try live.view(request, scene: scene)
      let served = ServedView(live.document, view)
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("document", key.document)
        writer.member("scene", live.document.scenes[scene].id.text)
        served.append(to: &writer)
        if let frame = view.recordedFrame { writer.member("recordedFrame", frame) }
        for (name, priority) in [
          ("hugging", view.contentHugging), ("resistance", view.compressionResistance),
        ] {
          writer.key(name)
          writer.object { writer in
            writer.member("horizontal", priority(.horizontal).value)
            writer.member("vertical", priority(.vertical).value)
          }
        }
        if let text = view.shownText {
          writer.key("text")
          writer.object { writer in
            writer.member("property", text.property)
            writer.member("value", text.value)
          }
        }
        writer.member("facts", ViewRemarks.remarks(of: view))
        writer.member("line", view.location?.line)
      }
      return .json(writer.bytes)
    }
  }

  /// The constraints of a view and of its guides: those that hold in the environment, and the others.
  func constraints(_ request: PageRequest) async throws -> PageAnswer {
    let (key, query) = (try request.documentKey(), try EnvironmentQuery(request))
    return try await live.use(key) { live in
      let view = try live.view(request, scene: live.scene(request))
      let cell = try query.environment(for: live).cell
      let served = ServedConstraints(live.document, cell: cell)
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("sizeClass", cell.description)
        writer.list("constraints", served.positions(of: view)) { served.append($0, to: &$1) }
      }
      return .json(writer.bytes)
    }
  }

  /// Why a view is where it is: x, y, width and height.
  func explanation(_ request: PageRequest) async throws -> PageAnswer {
    let (key, query) = (try request.documentKey(), try EnvironmentQuery(request))
    return try await live.use(key) { live in
      let view = try live.view(request, scene: live.scene(request))
      let explanations = live.explanations(
        of: view.index, in: try query.environment(for: live))
      var writer = JSONWriter()
      writer.object { writer in
        writer.key("explanations")
        writer.array { writer in
          for explanation in explanations {
            ExplanationWriter.append(explanation, of: key.document, to: &writer)
          }
        }
        writer.key("lines")
        writer.array { writer in
          for explanation in explanations {
            writer.array { writer in
              for line in explanation.lines(isTitled: false) { writer.value(line) }
            }
          }
        }
      }
      return .json(writer.bytes)
    }
  }
}
