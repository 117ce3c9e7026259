import Diagnostics
import ElementTree
import LayoutModel

extension NativeReader {
  /// Reads a view with its whole content.
  ///
  /// - Parameters:
  ///   - key: its `key` in the parent.
  ///   - kind: the kind to use if the document states none.
  mutating func readView(
    _ value: JSONValue, _ placement: NativePlacement, key: String? = nil, kind: String = "view"
  ) -> DocumentElement? {
    if case .array = value.content { return readRaw(value) }
    guard var fields = NativeFields(value) else {
      report(
        NativeValueFault.noObject(noun: "view", found: value.kindName), at: value.location)
      return nil
    }
    let kind = readKind(&fields) ?? kind
    var element = DocumentElement(kind, [DocumentAttribute](), location: value.location)
    if let key { element["key"] = key }
    element.attributes += KindDefaults.attributes(of: kind)
    if kind == NativeFormat.cellContent.kind {
      element[NativeFormat.cellContent.attribute] = NativeFormat.pending
    }
    readID(&fields, into: &element)
    readProperties(PropertyTable.view, &fields, into: &element)
    readPriorities(&fields, into: &element)
    readTitle(&fields, into: &element)
    element.content = KindDefaults.children(of: kind).map { .element($0) }
    readFrame(&fields, placement, into: &element)
    readAppearance(&fields, into: &element)
    readRuntimeFlags(&fields, into: &element)
    readViews(&fields, into: &element)
    readGuides(&fields, into: &element)
    readConnections(&fields, into: &element)
    let constraints = array("constraints", &fields) ?? []
    var list = constraints.map { pendingConstraint($0) }
    readCells(&fields, constraints: &list, into: &element)
    if !list.isEmpty {
      element.append(
        DocumentElement("constraints", [DocumentAttribute](), content: list.map { .element($0) }))
    }
    readRest(&fields, into: &element)
    finish(fields)
    return element
  }

  /// Reads an element in array form. Missing parts are not added: no ids are made for the elements
  /// inside.
  mutating func readRaw(_ value: JSONValue) -> DocumentElement? {
    do {
      guard case .element(var element) = try ElementNotation.content(of: value) else {
        report(NativeValueFault.textForElement, at: value.location)
        return nil
      }
      if element["id"] == nil { element["id"] = NativeFormat.withoutID }
      Self.markRaw(&element)
      return element
    } catch {
      report(
        NativeValueFault.wrongElement(wanted: error.wanted, found: error.value.kindName),
        at: error.value.location)
      return nil
    }
  }

  /// Reads content in array form, or as text. For anything else, it reports an error and returns
  /// `nil`.
  mutating func rawContent(_ value: JSONValue) -> DocumentContent? {
    do {
      return try ElementNotation.content(of: value)
    } catch {
      report(
        NativeValueFault.wrongElement(wanted: error.wanted, found: error.value.kindName),
        at: error.value.location)
      return nil
    }
  }

  private static func markRaw(_ element: inout DocumentElement) {
    if element.name == "scene", element["sceneID"] == nil {
      element["sceneID"] = NativeFormat.withoutID
    }
    let shell = DocumentElement(element.name, element.attributes)
    ObjectIDs.forEachChild(of: &element) { child in
      if child["id"] == nil, ObjectIDs.needsID(child, in: shell) {
        child["id"] = NativeFormat.withoutID
      }
      markRaw(&child)
    }
  }

  private mutating func readKind(_ fields: inout NativeFields) -> String? {
    guard let value = fields.take("kind") else { return nil }
    guard let kind = value.string, !kind.isEmpty else {
      reportValue(value, wanted: "the kind of a view", "kind", fields)
      return nil
    }
    if !ViewKind.known.contains(kind),
      let near = Spelling.nearest(to: kind, in: KindDefaults.names)
    {
      report(
        NativeValueFault.unknownView(kind, near: near), at: value.location,
        subject: fields.subject)
      return near
    }
    return kind
  }

  /// Reads the id. `"id": null` means that there is none. Without the key, an id is made later.
  mutating func readID(_ fields: inout NativeFields, into element: inout DocumentElement) {
    guard let value = fields.take("id") else { return }
    if value.isNull {
      element["id"] = NativeFormat.withoutID
    } else if let id = value.string, !id.isEmpty {
      element["id"] = id
    } else {
      reportValue(value, wanted: "a string that is not empty", "id", fields)
    }
  }

  mutating func readProperties(
    _ rules: [PropertyRule], _ fields: inout NativeFields, into element: inout DocumentElement
  ) {
    for rule in rules {
      guard let value = fields.take(rule.key) else { continue }
      if let text = rule.text(of: value) {
        element[rule.attribute] = text
      } else {
        reportValue(value, wanted: rule.wanted, rule.key, fields)
      }
    }
  }

  /// Reads hugging, resistance and the intrinsic size, each horizontal first and vertical second.
  private mutating func readPriorities(
    _ fields: inout NativeFields, into element: inout DocumentElement
  ) {
    for pair in PriorityPair.all {
      guard let values = numbers(pair.key, count: 2, &fields) else { continue }
      for (attribute, value) in zip([pair.horizontal, pair.vertical], values) {
        element[attribute] = value == pair.standard ? nil : NumberText.shortest(value)
      }
    }
    for (key, attributes) in PriorityPair.intrinsic {
      guard let value = fields.take(key) else { continue }
      guard let sides = value.array, sides.count == 2,
        sides.allSatisfy({ $0.isNull || ($0.number ?? -1) >= 0 })
      else {
        reportValue(
          value, wanted: "an array of two numbers from 0, or null for none", key, fields)
        continue
      }
      for (attribute, side) in zip(attributes, sides) {
        if let number = side.number { element[attribute] = NativeText.real(number) }
      }
    }
  }

  /// Reads the escape hatch, the members `attributes`, `without`, `elements` and `attributeOrder`.
  /// They contain everything that has no member of its own, and everything that differs from the
  /// defaults and the usual order.
  mutating func readRest(_ fields: inout NativeFields, into element: inout DocumentElement) {
    for member in members("attributes", &fields) ?? [] {
      if member.value.isNull {
        element[member.key] = nil
      } else if let text = NativeText.attribute(member.value) {
        element[member.key] = text
      } else {
        reportValue(member.value, wanted: "a string or null", member.key, fields)
      }
    }
    for label in labels("without", &fields) ?? [] {
      element.content.removeAll { ElementOrder.label($0) == label }
    }
    for value in array("elements", &fields) ?? [] {
      if case .array(let parts) = value.content, parts.first?.string?.first != "#" {
        if var child = readRaw(value) {
          if child["id"] == NativeFormat.withoutID, !ObjectIDs.needsID(child, in: element) {
            child["id"] = nil
          }
          element.append(child)
        }
      } else if let content = rawContent(value) {
        element.content.append(content)
      }
    }
    ElementOrder.arrange(&element)
    if let order = labels("attributeOrder", &fields) {
      element.attributes = ElementOrder.reorder(element.attributes, as: order, name: \.name)
    }
    if let order = labels("elementOrder", &fields) {
      element.content = ElementOrder.reorder(
        element.content, as: order, name: ElementOrder.label)
    }
  }

  mutating func labels(_ key: String, _ fields: inout NativeFields) -> [String]? {
    guard let values = array(key, &fields) else { return nil }
    return values.compactMap { value in
      if value.string == nil { reportValue(value, wanted: "a string", key, fields) }
      return value.string
    }
  }
}
