import Diagnostics
import ElementTree
import LayoutModel

extension NativeReader {
  /// A placeholder for a constraint whose items can't be looked up yet. It has the constraint's id,
  /// so that no other object gets this id.
  mutating func pendingConstraint(_ value: JSONValue) -> DocumentElement {
    pending.append(PendingConstraint(value: value))
    var element = DocumentElement(
      "constraint", [DocumentAttribute(name: NativeFormat.pending, value: "\(pending.count - 1)")],
      location: value.location)
    if let id = value["id"]?.string, !id.isEmpty { element["id"] = id }
    return element
  }

  /// Replaces placeholders by constraints. A visual format may give several of them.
  mutating func resolveConstraints(
    _ element: inout DocumentElement, owner: Int?, index: ItemIndex
  ) {
    let owner = element["id"].flatMap { index.position(of: $0) } ?? owner
    ObjectIDs.forEachChild(of: &element) { child in
      if child.name == "constraints" {
        makeConstraints(in: &child, owner: owner, index: index)
      } else {
        resolveConstraints(&child, owner: owner, index: index)
      }
    }
    // A list of which nothing could be read is removed.
    element.content.removeAll { content in
      if case .element(let list) = content { list[NativeFormat.pending] != nil } else { false }
    }
  }

  /// Makes the constraints of a list. A list for which no constraint could be made is marked.
  private mutating func makeConstraints(
    in list: inout DocumentElement, owner: Int?, index: ItemIndex
  ) {
    let count = list.content.count
    list.content = list.content.flatMap { content -> [DocumentContent] in
      guard case .element(let child) = content, let mark = child[NativeFormat.pending],
        let number = Int(mark)
      else { return [content] }
      guard let owner else {
        report(
          NativeConstraintFault.ownerWithoutID, at: pending[number].value.location)
        return []
      }
      return readConstraint(pending[number].value, owner: owner, index: index).map {
        var made = $0
        made.attributes.append(DocumentAttribute(name: NativeFormat.pending, value: mark))
        return .element(made)
      }
    }
    if list.content.isEmpty, count > 0 { list[NativeFormat.pending] = "" }
  }

  /// Removes the marks from the constraints, and notes the ids that each placeholder became.
  mutating func collectPending(
    _ element: inout DocumentElement, into made: inout [String: [String]]
  ) {
    if let mark = element[NativeFormat.pending] {
      made[mark, default: []].append(element["id"] ?? "")
      element[NativeFormat.pending] = nil
    }
    for index in element.content.indices {
      guard case .element(var child) = element.content[index] else { continue }
      element.content[index] = .text("", spelling: nil)
      collectPending(&child, into: &made)
      element.content[index] = .element(child)
    }
  }

  private mutating func readConstraint(
    _ value: JSONValue, owner: Int, index: ItemIndex
  ) -> [DocumentElement] {
    switch value.content {
    case .string: return readText(value, owner: owner, index: index, metrics: [:], options: [])
    case .array: return readRaw(value).map { [$0] } ?? []
    case .object: break
    default:
      report(
        NativeConstraintFault.notAConstraint(found: value.kindName), at: value.location)
      return []
    }
    guard var fields = NativeFields(value) else { return [] }
    var elements: [DocumentElement] = []
    if let text = fields.take("constraint") {
      elements = readText(text, owner: owner, index: index, metrics: [:], options: [], fields)
    } else if let text = fields.take("visual") {
      var metrics: [String: Double] = [:]
      for metric in members("metrics", &fields) ?? [] {
        metrics[metric.key] = metric.value.number
        if metric.value.number == nil {
          reportValue(metric.value, wanted: "a number", metric.key, fields)
        }
      }
      let options = labels("options", &fields) ?? []
      elements = readText(
        text, owner: owner, index: index, metrics: metrics, options: options, fields,
        isVisual: true)
    } else if let element = readParts(&fields, owner: owner, index: index) {
      elements = [element]
    }
    var shell = DocumentElement("constraint", [DocumentAttribute](), location: value.location)
    readID(&fields, into: &shell)
    readProperties(PropertyTable.constraint, &fields, into: &shell)
    for member in members("cells", &fields) ?? [] {
      if let variation = readVariation(member, fields) { shell.append(variation) }
    }
    if var first = elements.first {
      first.attributes += shell.attributes
      first.content += shell.content
      first.location = value.location
      readRest(&fields, into: &first)
      elements[0] = first
    } else {
      readRest(&fields, into: &shell)
    }
    finish(fields)
    return elements
  }

  /// Reads the properties of a constraint in one cell: a constant, or any attribute.
  private mutating func readVariation(
    _ member: JSONMember, _ outer: NativeFields
  ) -> DocumentElement? {
    guard let cell = readCell(member, outer) else { return nil }
    guard var fields = NativeFields(member.value) else {
      reportValue(member.value, wanted: "an object", member.key, outer)
      return nil
    }
    fields.subject = outer.subject
    var variation = DocumentElement("variation", ["key": cell.variationKey])
    readProperties(
      [PropertyRule(key: "constant", attribute: "constant", type: .real)], &fields,
      into: &variation)
    readRest(&fields, into: &variation)
    finish(fields)
    return variation
  }
}
