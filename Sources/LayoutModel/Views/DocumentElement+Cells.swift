package import ElementTree

extension DocumentElement {
  /// Whether the element has `<variation>` children, of any cell.
  package var hasVariations: Bool {
    content.contains {
      if case .element(let child) = $0 { child.name == "variation" } else { false }
    }
  }

  /// The `<variation>` children that stand for cells of the grid, general before specific.
  package var cellVariations: [CellValue<DocumentElement>] {
    var result: [CellValue<DocumentElement>] = []
    for case .element(let child) in content where child.name == "variation" {
      if let cell = GridCell(variationKey: child["key"] ?? "") {
        result.append(CellValue(cell: cell, value: child))
      }
    }
    return result.count < 2 ? result : result.sorted { $0.cell < $1.cell }
  }

  /// The value of an attribute in a cell.
  package func value(_ name: String, in cell: GridCell) -> String? {
    var result = self[name]
    for variation in cellVariations where variation.cell.covers(cell) {
      if name != "key", let value = variation.value[name] { result = value }
    }
    return result
  }

  /// A child element with that `key`, and that name if one is given, in a cell.
  package func part(_ name: String? = nil, key: String, in cell: GridCell) -> DocumentElement? {
    var result: DocumentElement?
    for case .element(let child) in content
    where child.name != "variation" && child["key"] == key && (name == nil || child.name == name) {
      result = child
      break
    }
    for variation in cellVariations where variation.cell.covers(cell) {
      if let part = variation.value.child(key: key), name == nil || part.name == name {
        result = part
      }
    }
    return result
  }

  /// The rectangle of a `<rect>` child; `nil` if it is missing or one of its numbers is not finite.
  package func rect(key: String) -> Rect? {
    guard let rect = child("rect", key: key), let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The insets that an `<inset>` or `<edgeInsets>` element states: `minX`, `minY`, `maxX`, `maxY`
  /// or `top`, `left`, `bottom`, `right` (also `leading`, `trailing`).
  package var insets: EdgeInsets {
    EdgeInsets(
      top: number("top") ?? number("minY") ?? 0,
      left: number("left") ?? number("leading") ?? number("minX") ?? 0,
      bottom: number("bottom") ?? number("maxY") ?? 0,
      right: number("right") ?? number("trailing") ?? number("maxX") ?? 0)
  }
}
