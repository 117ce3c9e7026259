import Diagnostics
import LayoutModel

extension NativeReader {
  /// A placeholder for a constraint whose items can't be looked up yet. It carries the id, so that
  /// no other object gets it.
  mutating func pendingConstraint(_ value: JSONValue) -> DocumentElement {
    pending.append(PendingConstraint(value: value))
    var element = DocumentElement(
      "constraint", [DocumentAttribute(name: NativeFormat.pending, value: "\(pending.count - 1)")],
      location: value.location)
    if let id = value["id"]?.string, !id.isEmpty { element["id"] = id }
    return element
  }

  /// Replaces placeholders by constraints: a visual format may give several.
  mutating func resolveConstraints(
    _ element: inout DocumentElement, owner: Int?, index: ItemIndex
  ) {
    let owner = element["id"].flatMap { index.position(of: $0) } ?? owner
    if element.name == "constraints", let owner {
      element.content = element.content.flatMap { content -> [DocumentContent] in
        guard case .element(let child) = content, let mark = child[NativeFormat.pending],
          let number = Int(mark)
        else { return [content] }
        return readConstraint(pending[number].value, owner: owner, index: index).map {
          var made = $0
          made.attributes.append(DocumentAttribute(name: NativeFormat.pending, value: mark))
          return .element(made)
        }
      }
    }
    ObjectIDs.forEachChild(of: &element) { child in
      resolveConstraints(&child, owner: owner, index: index)
    }
  }

  /// Takes the marks off the constraints, and tells which ids each placeholder became.
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
        .invalidConstraint, "a constraint should be a string or an object, not \(value.kindName)",
        at: value.location)
      return []
    }
    guard var fields = NativeFields(value) else { return [] }
    var elements: [DocumentElement] = []
    if let text = fields.take("constraint") {
      elements = readText(text, owner: owner, index: index, metrics: [:], options: [], fields)
    } else if let text = fields.take("visual") {
      var metrics: [String: Double] = [:]
      for metric in members("metrics", &fields) ?? [] { metrics[metric.key] = metric.value.number }
      let options = (array("options", &fields) ?? []).compactMap(\.string)
      elements = readText(
        text, owner: owner, index: index, metrics: metrics, options: options, fields)
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

  /// What a constraint has in one cell: a constant, or any attribute.
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

  /// An equation or a line of the visual format.
  private mutating func readText(
    _ value: JSONValue, owner: Int, index: ItemIndex, metrics: [String: Double],
    options: [String], _ fields: NativeFields? = nil
  ) -> [DocumentElement] {
    guard let text = value.string else {
      report(
        .invalidConstraint, "a constraint's text should be a string, not \(value.kindName)",
        at: value.location, subject: fields?.subject)
      return []
    }
    do {
      let constraints =
        isVisualFormat(text)
        ? try readVisualFormat(text, metrics: metrics, options: options)
        : [try readEquation(text)]
      return constraints.compactMap {
        makeConstraint($0, owner: owner, index: index, at: value.location, fields?.subject)
      }
    } catch {
      report(
        .invalidConstraint, "\(error.message) in '\(text)'", hint: error.hint,
        at: Self.place(error.offset, in: value.location), subject: fields?.subject)
      return []
    }
  }

  /// `first`, `relation`, `second`, `multiplier`, `constant` and `priority`, each by itself.
  private mutating func readParts(
    _ fields: inout NativeFields, owner: Int, index: ItemIndex
  ) -> DocumentElement? {
    guard let firstValue = fields.take("first"), let first = firstValue.string else {
      report(
        .missingKey, "a constraint needs 'constraint', 'visual' or 'first'",
        hint: "write an equation, such as \"constraint\": \"A.Leading = Superview.Leading\"",
        at: fields.value.location, subject: fields.subject)
      return nil
    }
    let relation = string("relation", &fields) ?? "="
    let second = string("second", &fields)
    let multiplier = fields.take("multiplier").flatMap { NativeText.attribute($0) }
    let constant = fields.take("constant").flatMap { NativeText.attribute($0) } ?? "0"
    let priority = fields.take("priority").flatMap { NativeText.attribute($0) }
    var text = "\(first) \(LayoutRelation(rawValue: relation)?.symbol ?? relation) "
    if let second {
      if let multiplier { text += "\(multiplier) x " }
      text += "\(second) \(constant.hasPrefix("-") ? "-" : "+") "
      text += constant.hasPrefix("-") ? String(constant.dropFirst()) : constant
    } else {
      text += constant
    }
    if let priority { text += " (Priority \(priority))" }
    do {
      return makeConstraint(
        try readEquation(text), owner: owner, index: index, at: nil, fields.subject,
        parts: firstValue.location)
    } catch {
      report(
        .invalidConstraint, "\(error.message) in '\(text)'", hint: error.hint,
        at: fields.value.location, subject: fields.subject)
      return nil
    }
  }

  /// - Parameters:
  ///   - text: where the string starts in which the items stand.
  ///   - parts: the place for a constraint whose items stand in members of their own.
  private mutating func makeConstraint(
    _ notation: ConstraintNotation, owner: Int, index: ItemIndex, at text: SourceLocation?,
    _ subject: String?, parts: SourceLocation? = nil
  ) -> DocumentElement? {
    var element: DocumentElement?
    do {
      element = try makeElement(notation, owner: owner, index: index)
      element?.location = text ?? parts
    } catch {
      let location = text.map { Self.place(error.offset, in: $0) } ?? parts
      switch error.failure {
      case .unknown(let nearest):
        report(
          .unknownItem, "there is no view or guide '\(error.name)' in this scene",
          hint: nearest.map { "did you mean '\($0)'?" }, at: location, subject: subject)
      case .ambiguous(let ids):
        let list = ids.map { "'\($0)'" }.joined(separator: ", ")
        report(
          .ambiguousName, "'\(error.name)' is the name of several items: \(list)",
          hint: "write the id instead of the name", at: location, subject: subject)
      case .noSuperview:
        report(
          .unknownItem, "the other side of 'Superview' has no superview", at: location,
          subject: subject)
      }
    }
    return element
  }

  private static func place(_ offset: Int, in string: SourceLocation?) -> SourceLocation? {
    // The quotation mark stands before the text.
    string.map { SourceLocation(line: $0.line, column: $0.column + 1 + offset) }
  }

  /// The element for a constraint, `nil` when an item is unknown.
  func constraintElement(
    _ notation: ConstraintNotation, owner: Int, index: ItemIndex
  ) -> DocumentElement? {
    do {
      return try makeElement(notation, owner: owner, index: index)
    } catch {
      return nil
    }
  }

  private func makeElement(
    _ notation: ConstraintNotation, owner: Int, index: ItemIndex
  ) throws(ConstraintElement.Failure) -> DocumentElement {
    try ConstraintElement.make(notation, owner: owner, index: index)
  }
}
