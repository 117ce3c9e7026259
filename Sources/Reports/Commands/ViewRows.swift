package import LayoutJSON
import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Views as rows of a table.
package enum ViewRows {
  package static let columns = [
    TableColumn("document"), TableColumn("scene"), TableColumn("id"), TableColumn("superview"),
    TableColumn("kind"), TableColumn("name"), TableColumn("customClass"),
    TableColumn("x"), TableColumn("y"),
    TableColumn("width"), TableColumn("height"),
    TableColumn("installedIn"), TableColumn("constraints"),
  ]

  package static func rows(of loaded: LoadedDocument, scene: Int) -> [[JSONValue]] {
    let document = loaded.document
    var owned: [Int: Int] = [:]
    for owner in document.constraintOwners { owned[owner, default: 0] += 1 }
    return document.scenes[scene].views.map { index in
      let view = document.views[index]
      let frame = view.recordedFrame
      func number(_ value: Double?) -> JSONValue { value.map(JSONValue.number) ?? .null }
      return [
        .string(loaded.name), .string(document.scenes[scene].id.text), .string(view.id.text),
        view.parent.map { .string(document.views[$0].id.text) } ?? .null,
        .string(view.kind.rawValue), .string(view.name),
        view.customClass.map(JSONValue.string) ?? .null, number(frame?.x), number(frame?.y),
        number(frame?.width), number(frame?.height),
        .array(view.installation.finalCells.map { .string($0.description) }),
        .number(Double(owned[index] ?? 0)),
      ]
    }
  }
}
