import ElementTree
import LayoutModel

/// Edits of variations, in which cells of the grid state their values.
extension DocumentElement {
  /// Calls `body` to change the statements of a cell. A variation that becomes empty is removed.
  mutating func editVariation(
    _ cell: GridCell, creating: Bool, _ body: (inout DocumentElement) -> Void
  ) {
    let key = cell.variationKey
    func isOfCell(_ item: DocumentContent) -> Bool {
      guard case .element(let child) = item else { return false }
      return child.name == "variation" && child["key"] == key
    }
    if !content.contains(where: isOfCell), creating {
      content.insert(
        .element(DocumentElement("variation", ["key": key])), at: place(ofVariation: cell))
    }
    guard let index = content.firstIndex(where: isOfCell),
      case .element(var variation) = content[index]
    else { return }
    let wasEmpty = variation.saysNothing
    body(&variation)
    if variation.saysNothing && !wasEmpty || variation.saysNothing && creating {
      content.remove(at: index)
    } else {
      content[index] = .element(variation)
    }
  }

  /// The place for a variation in the content of the element.
  ///
  /// - Source: of 700 elements with variations, 660 have them last, and 40 have them before
  ///   connections or the place on the canvas. Variations stand in the order in which they apply.
  private func place(ofVariation cell: GridCell) -> Int {
    var last: Int?
    var first: Int?
    for (index, item) in content.enumerated() {
      guard case .element(let child) = item, child.name == "variation" else { continue }
      if first == nil { first = index }
      if let other = GridCell(variationKey: child["key"] ?? ""), other < cell { last = index }
    }
    if let last { return last + 1 }
    if let first { return first }
    let isBehind = { (item: DocumentContent) in
      guard case .element(let child) = item else { return false }
      return child.name == "connections" || child["key"] == "canvasLocation"
    }
    return content.firstIndex(where: isBehind) ?? content.count
  }

  private var saysNothing: Bool {
    attributes.allSatisfy { $0.name == "key" }
      && content.allSatisfy { item in
        if case .text(let text, _) = item { text.allSatisfy(\.isWhitespace) } else { false }
      }
  }

  // MARK: In a variation

  /// States whether an object is installed; removes the statement if `isInstalled` is `nil`.
  mutating func setMask(of object: ObjectID, in list: String, to isInstalled: Bool?) {
    for index in content.indices.reversed() {
      guard case .element(var mask) = content[index], mask.name == "mask" else { continue }
      let count = mask.content.count
      mask.content.removeAll { item in
        guard case .element(let entry) = item else { return false }
        return entry["reference"] == object.text
      }
      if mask.content.count == count { continue }
      if mask.content.isEmpty {
        content.remove(at: index)
      } else {
        content[index] = .element(mask)
      }
    }
    guard let isInstalled else { return }
    let entry = DocumentContent.element(
      DocumentElement(isInstalled ? "include" : "exclude", ["reference": object.text]))
    for index in content.indices {
      guard case .element(var mask) = content[index], mask.name == "mask", mask["key"] == list
      else { continue }
      mask.content.append(entry)
      content[index] = .element(mask)
      return
    }
    let mask = DocumentElement(
      "mask", [DocumentAttribute(name: "key", value: list)], content: [entry])
    // Masks of views stand before those of constraints.
    let later = content.firstIndex { item in
      guard case .element(let child) = item else { return false }
      return child.name == "mask" && list == "subviews"
    }
    content.insert(.element(mask), at: later ?? content.count)
  }

  /// States a property; removes the statement if `value` is `nil`.
  mutating func set(_ property: GridSetting.Property, to value: SettingValue?) {
    switch (property, value) {
    case (.attribute(let name), .text(let text)?): self[name] = text
    case (.attribute(let name), _): self[name] = nil
    case (.part(let key), _):
      var part: DocumentElement?
      if case .part(let element)? = value { part = element }
      setPart(key: key, to: part)
    case (.installed, _): break
    }
  }

  // MARK: Plain values

  mutating func setPlain(_ property: GridSetting.Property, to value: SettingValue) {
    switch (property, value) {
    case (.attribute(let name), .text(let text)):
      // If the value is the same, its spelling is kept.
      if SettingValue.attribute(name, self[name], of: self) == value { return }
      setInOrder(name, to: SettingValue.standard(name, of: self) == text ? nil : text)
    case (.attribute(let name), _): self[name] = nil
    case (.part(let key), .part(let part)): setPart(key: key, to: part)
    case (.part(let key), _): setPart(key: key, to: nil)
    case (.installed, _): break
    }
  }

  private mutating func setPart(key: String, to part: DocumentElement?) {
    let index = content.firstIndex { item in
      guard case .element(let child) = item else { return false }
      return child.name != "variation" && child["key"] == key
    }
    switch (index, part) {
    case (let index?, let part?): content[index] = .element(part)
    case (let index?, nil): content.remove(at: index)
    case (nil, let part?): insertInOrder(part)
    case (nil, nil): break
    }
  }
}
