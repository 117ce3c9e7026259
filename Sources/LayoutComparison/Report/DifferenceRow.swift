import ElementTree
package import LayoutModel

/// One change as simple values, for JSON and CSV.
package struct DifferenceRow: Sendable, Hashable {
  /// The root object of the scene; `nil` for the document.
  package var scene: String?
  /// The id of the object; empty for the document.
  package var id: String
  /// The kind of object: its element's name in Interface Builder.
  package var kind: String
  /// `added`, `removed`, `moved` or `modified`.
  package var change: String
  /// The property; `nil` for whole objects.
  package var path: String?
  package var cell: String?
  package var old: String?
  package var new: String?
  /// The class of noise; `nil` for a change that a reviewer should see.
  package var noise: String?
  package var sentence: String
}

extension DifferenceReport {
  /// The changes as rows; with `includingNoise` the noise follows them.
  package func rows(
    from a: LayoutDocument, to b: LayoutDocument, includingNoise: Bool = false
  ) -> [DifferenceRow] {
    let old = DocumentSide(a)
    let new = DocumentSide(b)
    var rows: [DifferenceRow] = []
    for (index, change) in difference.changes.enumerated() {
      var row = Self.row(change, old, new)
      row.scene = scene(ofChange: index)?.text
      row.sentence = sentence(ofChange: index)
      rows.append(row)
    }
    guard includingNoise else { return rows }
    for change in difference.noise {
      var row = Self.row(change, old, new)
      row.scene = (new.scene(of: change.object) ?? old.scene(of: change.object))?.id.text
      row.sentence =
        "\(new.describe(change.object)): \(row.path ?? row.change) \(row.old ?? "none") → \(row.new ?? "none")"
      rows.append(row)
    }
    return rows
  }

  private static func row(_ change: Change, _ a: DocumentSide, _ b: DocumentSide) -> DifferenceRow {
    var row = DifferenceRow(
      scene: nil, id: change.object.text,
      kind: (b.table[change.object] ?? a.table[change.object])?.shell.name ?? "",
      change: change.kind.name, path: nil, cell: change.cell?.description, old: nil, new: nil,
      noise: change.noise?.rawValue, sentence: "")
    switch change.kind {
    case .added(_, let place): row.new = text(place)
    case .removed(_, let place): row.old = text(place)
    case .moved(let from, let to):
      row.old = text(from)
      row.new = text(to)
    case .modified(let path, let old, let new):
      row.path = path.text
      row.old = old.map(text)
      row.new = new.map(text)
    }
    return row
  }

  /// A place as text: `vQv-Ph-pnR/subviews`, and the object before it.
  private static func text(_ place: Placement) -> String {
    let parts = [place.parent.text, place.slot.text].filter { !$0.isEmpty }
    return parts.joined(separator: "/") + (place.after.map { " after \($0)" } ?? "")
  }

  /// The text of an attribute as it is; a part in words.
  private static func text(_ value: PropertyValue) -> String {
    switch value {
    case .text(let text): text
    case .element(let element): ValueDescription.element(element)
    }
  }
}
