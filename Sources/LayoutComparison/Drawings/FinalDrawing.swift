import ElementTree
package import LayoutModel

/// A document that draws one final size class.
package struct FinalDrawing: Sendable {
  /// The name that the person used.
  package var name: String
  package var cell: GridCell
  package var document: LayoutDocument

  package init(name: String, cell: GridCell, document: LayoutDocument) {
    self.name = name
    self.cell = cell
    self.document = document
  }

  /// The drawing with only what holds in its class, and without cells: views and constraints that
  /// are not installed are removed, and values of cells are plain values.
  var flattened: DocumentTree {
    var result = document.tree
    let gone = Set(
      document.views.filter { view in
        !SharedConstraints.presence(of: view.index, in: document).contains(cell)
      }.map(\.id.text))
    let active = Set(
      SharedConstraints(document).entries.filter { $0.classes.contains(cell) }.map(\.id.text))
    result.root.modify { element in
      element.content.removeAll { item in
        guard case .element(let child) = item else { return false }
        switch child.name {
        case "constraint": return !active.contains(child["id"] ?? "")
        case "outlet", "outletCollection", "action", "segue":
          return gone.contains(child["destination"] ?? "")
        default: return gone.contains(child["id"] ?? "")
        }
      }
      element.flatten(in: cell)
    }
    return result
  }
}

extension DocumentElement {
  /// Makes the values that hold in a cell the plain values.
  fileprivate mutating func flatten(in cell: GridCell) {
    let variations = cellVariations
    if variations.isEmpty { return }
    let keys = Set(variations.map { $0.cell.variationKey })
    content.removeAll { item in
      guard case .element(let child) = item else { return false }
      return child.name == "variation" && keys.contains(child["key"] ?? "")
    }
    for variation in variations where variation.cell.covers(cell) {
      for attribute in variation.value.attributes
      where !GridSettings.noise.contains(attribute.name) {
        self[attribute.name] = attribute.value
      }
      for part in variation.value.children where part.name != "mask" {
        guard let key = part["key"], key != "frame" else { continue }
        setPlain(.part(key: key), to: .part(part))
      }
    }
  }
}
