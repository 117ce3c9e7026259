import Diagnostics
import DocumentAccess
import LayoutComparison
import LayoutEngine
import LayoutJSON
import LayoutModel
import LayoutWorkbench
import PreviewServer
import Reports

extension ServeAPI {
  /// The properties of a view in the document.
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
        if let text = view.settableText {
          writer.key("text")
          writer.object { writer in
            writer.member("property", text.property)
            writer.member("value", text.value)
          }
        }
        writer.list("properties", SettableProperty.properties(of: view)) { property, writer in
          writer.member("property", property.name)
          writer.member("kind", property.kind.rawValue)
          writer.member("value", property.value)
          writer.member("choices", property.choices)
          writer.member("isVaried", property.isVaried)
        }
        writer.member("canMove", view.canMove)
        writer.member("holdsViews", view.children.contains { live.document.views[$0].canMove })
        writer.member("facts", ViewRemarks.remarks(of: view))
        writer.member("line", view.location?.line)
      }
      return .json(writer.bytes)
    }
  }

  /// The constraints of a view and its guides, or of a scene if no view is named: the active ones with their
  /// state in the environment, and the others.
  func constraints(_ request: PageRequest) async throws -> PageAnswer {
    let (key, query) = (try request.documentKey(), try EnvironmentQuery(request))
    return try await live.use(key) { live in
      let scene = try live.scene(request)
      let view = request["id"] == nil ? nil : try live.view(request, scene: scene)
      let environment = try query.environment(for: live)
      let served = ServedConstraints(
        live.document, cell: environment.cell,
        standings: live.standings(scene: scene, in: environment))
      let positions: [Int]
      let count: Int
      if let view {
        positions = served.positions(of: view)
        count = positions.count
      } else {
        (positions, count) = served.positions(ofScene: live.document.scenes[scene])
      }
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("sizeClass", environment.cell.description)
        writer.member("count", count)
        let arrangements = served.arrangements(of: live.document.scenes[scene], about: view)
        writer.list("items", served.items(of: positions, arrangements)) {
          served.append(item: $0, to: &$1)
        }
        writer.list("stacks", arrangements) { arrangement, writer in
          writer.member("stack", arrangement.stack.text)
          writer.member("view", arrangement.view.text)
          writer.member("text", arrangement.text)
        }
        writer.list("constraints", positions) { served.append($0, to: &$1) }
        let contents = live.contentStandings(scene: scene, in: environment)
          .filter { view == nil || view?.index == $0.view }
        writer.list("contents", contents) { served.append($0, to: &$1) }
      }
      return .json(writer.bytes)
    }
  }

  /// Explains why a view is where it is: x, y, width and height.
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

extension LayoutView {
  /// Whether the view can be put into another one, because it is a plain subview or an arranged one.
  fileprivate var canMove: Bool { placement == .subview || placement == .arranged }
}
