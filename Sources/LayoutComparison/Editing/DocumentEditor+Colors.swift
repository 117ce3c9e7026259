import Diagnostics
import ElementTree
import LayoutModel

extension DocumentEditor {
  /// Sets a colour as Interface Builder writes it: with its components, or by a name that the
  /// document's resources define.
  ///
  /// - Parameter steps: from the object's element to the part that has the colour.
  mutating func setColor(
    _ key: String, at steps: [ElementStep], of id: ObjectID, to text: String, in cell: GridCell?
  ) throws(EditFault) {
    guard let element = element(id) else { throw .unknownObject(name: id.text, nearest: nil) }
    let named = namedColors
    guard let value = ColorValue(text, named: named) else {
      let nearest = Spelling.nearest(to: text, in: named.sorted() + ColorValue.words)
      throw .invalidValue(
        property: key, value: text,
        wanted: EditableColor.wanted + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let owner = steps.last?.name ?? element.name
    let part = part(value, key, of: owner)
    edit(id) { object in
      guard let cell else {
        object.edit(at: ElementPath(steps), creating: part != nil) {
          $0.putPart(key: key, to: part)
        }
        return
      }
      object.editVariation(of: cell) { $0.putPart(key: key, to: part) }
    }
    declare(value)
  }

  /// The colours that the document or its asset catalogues name.
  private var namedColors: Set<String> {
    var result = Set(catalogColors.map(\.name))
    for resource in document.tree.root.child("resources")?.children.filter({
      $0.name == "namedColor"
    })
      ?? []
    {
      if let name = resource["name"] { result.insert(name) }
    }
    document.tree.root.forEach { element in
      if element.name == "color", let name = element["name"] { result.insert(name) }
    }
    return result
  }

  private func part(_ value: ColorValue, _ key: String, of owner: String) -> DocumentElement? {
    switch value {
    case .none:
      return EditableColor.writesNil(key, of: owner) ? DocumentElement("nil", ["key": key]) : nil
    case .system(let name): return DocumentElement("color", ["key": key, "systemColor": name])
    case .named(let name): return DocumentElement("color", ["key": key, "name": name])
    case .literal(let components):
      var color = DocumentElement("color", ["key": key])
      color.attributes += attributes(of: components)
      return color
    }
  }

  private func attributes(of color: SystemColorTable.Components) -> [DocumentAttribute] {
    func number(_ value: Double) -> String {
      // Native documents write numbers with fewer digits.
      document.tree.kind == .json && value != 0
        ? NumberText.shortest(value) : NumberText.ofRectangle(value)
    }
    let isGray = color.red == color.green && color.green == color.blue
    let pairs: [(String, String)] =
      isGray && [0, 1].contains(color.red)
        || isGray && color.red * 255 != (color.red * 255).rounded()
      ? [
        ("white", number(color.red)), ("alpha", number(color.alpha)), ("colorSpace", "custom"),
        ("customColorSpace", "genericGamma22GrayColorSpace"),
      ]
      : [
        ("red", number(color.red)), ("green", number(color.green)), ("blue", number(color.blue)),
        ("alpha", number(color.alpha)), ("colorSpace", "custom"), ("customColorSpace", "sRGB"),
      ]
    return pairs.map { DocumentAttribute(name: $0.0, value: $0.1) }
  }

  /// Lists a colour that is used by name among the resources, with its components, and states that
  /// the document needs an Xcode that knows such colours. A native document needs neither.
  private mutating func declare(_ value: ColorValue) {
    guard document.tree.kind != .json else { return }
    let capability: [DocumentAttribute]
    var resource: DocumentElement
    let components: SystemColorTable.Components
    switch value {
    case .none, .literal: return
    case .system(let name):
      guard let color = SystemColorTable.colors[name]?.light else { return }
      components = color
      resource = DocumentElement("systemColor", ["name": name])
      capability = [
        DocumentAttribute(name: "name", value: "System colors in document resources"),
        DocumentAttribute(name: "minToolsVersion", value: "11.0"),
      ]
    case .named(let name):
      guard let color = catalogColors.first(where: { $0.name == name }) else { return }
      components = .init(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      resource = DocumentElement("namedColor", ["name": name])
      capability = [
        DocumentAttribute(name: "name", value: "Named colors"),
        DocumentAttribute(name: "minToolsVersion", value: "9.0"),
      ]
    }
    resource.append(DocumentElement("color", attributes(of: components)))
    let needed = DocumentElement("capability", capability)
    let lists = DocumentElement(
      "document", [:],
      children: [
        DocumentElement("dependencies", [:], children: [needed]), DocumentElement("scenes"),
        DocumentElement("objects"), DocumentElement("resources", [:], children: [resource]),
      ])
    edit { $0.addLists(of: lists) }
  }
}

extension DocumentElement {
  /// Replaces the part with that key. A new part goes where Interface Builder writes it; `nil` removes the part.
  mutating func putPart(key: String, to part: DocumentElement?) {
    let index = content.firstIndex { item in
      if case .element(let child) = item {
        child["key"] == key && child["id"] == nil
      } else {
        false
      }
    }
    switch (index, part) {
    case (let index?, let part?): content[index] = .element(part)
    case (let index?, nil): content.remove(at: index)
    case (nil, let part?): insertInOrder(part)
    case (nil, nil): break
    }
  }
}
