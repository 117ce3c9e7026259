/// The files of the page, which are part of the program itself.
///
/// They are plain HTML, CSS and modules in the folder `Page`; the package manager turns each into bytes.
package enum PageFiles {
  /// The description of the API, `Schemas/serve-1.openapi.json`.
  package static var openAPI: [UInt8] { PackageResources.serve_1_openapi_json }

  /// The file at a path; `nil` if there is none.
  static func answer(to path: String) -> PageAnswer? {
    if path == "/api/openapi.json" { return .json(openAPI) }
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    return PageAnswer(contentType: file.contentType, body: file.bytes())
  }

  package static var paths: [String] { files.map(\.path) }

  private struct File: Sendable {
    var path: String
    var contentType: String
    var bytes: @Sendable () -> [UInt8]

    init(_ path: String, _ bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
      self.path = path
      self.bytes = bytes
      contentType =
        switch path.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "text/html; charset=utf-8"
        }
    }
  }

  private static let files = [
    File("/", PackageResources.index_html),
    File("/style.css", PackageResources.style_css),
    File("/icon.svg", PackageResources.icon_svg),
    File("/app.js", PackageResources.app_js),
    File("/sentence.js", PackageResources.sentence_js),
    File("/api.js", PackageResources.api_js),
    File("/state.js", PackageResources.state_js),
    File("/dom.js", PackageResources.dom_js),
    File("/icons.js", PackageResources.icons_js),
    File("/modes.js", PackageResources.modes_js),
    File("/panzoom.js", PackageResources.panzoom_js),
    File("/board.js", PackageResources.board_js),
    File("/graph.js", PackageResources.graph_js),
    File("/standing.js", PackageResources.standing_js),
    File("/arrange.js", PackageResources.arrange_js),
    File("/properties.js", PackageResources.properties_js),
    File("/pins.js", PackageResources.pins_js),
    File("/free.js", PackageResources.free_js),
    File("/documents.js", PackageResources.documents_js),
    File("/environment.js", PackageResources.environment_js),
    File("/devices.js", PackageResources.devices_js),
    File("/ahead.js", PackageResources.ahead_js),
    File("/shapes.js", PackageResources.shapes_js),
    File("/canvas.js", PackageResources.canvas_js),
    File("/tree.js", PackageResources.tree_js),
    File("/inspector.js", PackageResources.inspector_js),
    File("/constraints.js", PackageResources.constraints_js),
    File("/edit.js", PackageResources.edit_js),
    File("/explanation.js", PackageResources.explanation_js),
    File("/check.js", PackageResources.check_js),
    File("/changes.js", PackageResources.changes_js),
    File("/findings.js", PackageResources.findings_js),
    File("/revisions.js", PackageResources.revisions_js),
  ]
}
