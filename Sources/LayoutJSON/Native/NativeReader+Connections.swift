import Diagnostics
import ElementTree
import LayoutModel

extension NativeReader {
  /// Reads outlets, actions and segues in short form, and other connections in array form.
  mutating func readConnections(
    _ fields: inout NativeFields, into element: inout DocumentElement
  ) {
    guard let values = array("connections", &fields) else { return }
    let children = values.compactMap { readConnection($0) }
    element.append(DocumentElement("connections", [:], children: children))
  }

  private mutating func readConnection(_ value: JSONValue) -> DocumentElement? {
    if case .array = value.content { return readRaw(value) }
    guard var fields = NativeFields(value) else {
      report(NativeValueFault.noObject(noun: "connection", found: nil), at: value.location)
      return nil
    }
    var element: DocumentElement?
    for form in ConnectionForm.all {
      guard let detail = string(form.key, &fields) else { continue }
      if element != nil {
        report(NativeConstraintFault.severalConnections, at: value.location)
        return nil
      }
      element = DocumentElement(form.key, [form.detail: detail])
    }
    guard var element else {
      report(
        NativeConstraintFault.incompleteConnection, at: value.location, subject: fields.subject)
      return nil
    }
    element.location = value.location
    if let destination = fields.take("to") {
      if let text = destination.string {
        element["destination"] = reference(text, at: destination.location)
      } else {
        reportValue(destination, wanted: "an id or a name", "to", fields)
      }
    }
    for (key, attribute) in ConnectionForm.further {
      if let text = string(key, &fields) { element[attribute] = text }
    }
    readID(&fields, into: &element)
    readRest(&fields, into: &element)
    finish(fields)
    return element
  }

  /// The id of a connection's destination, which is written as an id, or as the name of a view or
  /// controller.
  mutating func object(_ mark: String, index: ItemIndex) -> String? {
    guard let reference = pendingReference(mark) else { return nil }
    let text = reference.text
    if index.objectIDs.contains(text) { return text }
    let views = index.items.filter { $0.name == text }.map(\.id)
    let candidates = (index.objects[text] ?? []) + views
    let unique = candidates.enumerated().filter { candidates.firstIndex(of: $1) == $0 }
    if unique.count == 1 { return unique[0].element }
    if unique.isEmpty {
      let names = index.objects.keys.sorted() + index.items.map(\.name)
      report(
        NativeConstraintFault.unknownObject(text, near: Spelling.nearest(to: text, in: names)),
        at: reference.location)
    } else {
      report(NativeConstraintFault.ambiguousObject(text), at: reference.location)
    }
    return nil
  }
}

extension NativeReader {
  /// Reads the guides of a view: `"safeArea"`, or an object with `kind`, `id` and `name`.
  mutating func readGuides(_ fields: inout NativeFields, into element: inout DocumentElement) {
    for value in array("guides", &fields) ?? [] {
      guard let guide = readGuide(value, fields) else { continue }
      if guide.name == "viewControllerLayoutGuide" {
        report(
          NativeValueFault.guideOfController(guide["type"] ?? ""), at: value.location,
          subject: fields.subject)
        continue
      }
      element.append(guide)
    }
  }

  mutating func readGuide(_ value: JSONValue, _ outer: NativeFields) -> DocumentElement? {
    if case .array = value.content { return readRaw(value) }
    if let kind = value.string { return guide(kind, value, outer) }
    guard var fields = NativeFields(value) else {
      reportValue(value, wanted: "the kind of a guide, or an object", "guides", outer)
      return nil
    }
    let kind = string("kind", &fields) ?? "custom"
    var element = guide(kind, value, fields)
    if var guide = element {
      if let name = string("name", &fields) { guide["userLabel"] = name }
      readID(&fields, into: &guide)
      readRest(&fields, into: &guide)
      element = guide
      finish(fields)
    }
    return element
  }

  private mutating func guide(
    _ kind: String, _ value: JSONValue, _ fields: NativeFields
  ) -> DocumentElement? {
    if GuideForm.controllerKinds.contains(kind) {
      var element = DocumentElement("viewControllerLayoutGuide", ["type": kind])
      element.location = value.location
      return element
    }
    guard GuideForm.viewKinds.contains(kind) else {
      let near = Spelling.nearest(to: kind, in: GuideForm.viewKinds + GuideForm.controllerKinds)
      report(
        NativeValueFault.unknownGuide(kind, near: near), at: value.location,
        subject: fields.subject)
      return nil
    }
    return DocumentElement(
      kind == "keyboard" ? "keyboardLayoutGuide" : "viewLayoutGuide",
      [DocumentAttribute(name: "key", value: kind)], location: value.location)
  }
}
