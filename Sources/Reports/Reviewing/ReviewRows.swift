package import LayoutJSON
import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Prints a review with a row for each scene: `--format json`, `jsonl` and `csv`.
package struct ReviewRows {

  package init() {}
  package static let columns = [
    "document", "scene", "title", "state", "views", "devices", "ofDevices", "pictures",
    "newFindings", "sentence",
  ].map { TableColumn($0) }

  package static func row(_ document: String, _ scene: ReviewedScene, _ files: [String])
    -> [JSONValue]
  {
    [
      .string(document), .string(scene.id.text), .string(scene.title),
      .string(scene.state.rawValue),
      .integer(Int64(scene.movedViews)), .integer(Int64(scene.movedDevices)),
      .integer(Int64(scene.deviceCount)),
      .array(files.map(JSONValue.string)), .integer(Int64(scene.findings.count)),
      .string(scene.summary),
    ]
  }
}
