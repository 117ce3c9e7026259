import ElementTree
import LayoutModel

extension NativeWriter {
  /// Writes a constraint as an equation. Other members are added only if they are needed.
  func constraint(_ element: DocumentElement, owner: Int) -> JSONValue {
    let raw = ElementNotation.value(of: element)
    guard element.name == "constraint",
      let text = ConstraintElement.notation(of: element, owner: owner, index: index)?.text,
      !isVisualFormat(text), let made = read(text, owner: owner)
    else { return raw }
    var draft = NativeDraft(element, attributes: made.attributes)
    draft["id"] = element["id"]
    draft.sayProperties(PropertyTable.constraint)
    var cells: [JSONMember] = []
    for (child, position) in draft.remaining {
      guard child.name == "variation", let cell = GridCell(variationKey: child["key"] ?? ""),
        !cells.contains(where: { $0.key == cell.description }),
        let value = variation(child, key: cell.variationKey)
      else { continue }
      cells.append(JSONMember(cell.description, value))
      draft.take(position)
    }
    if !cells.isEmpty { draft.say("cells", .object(cells)) }
    let (isExact, saysOrder) = draft.finish()
    guard isExact else { return raw }
    let id = idMember(element, isForced: saysOrder)
    if id.isEmpty, draft.members.isEmpty, !draft.hasKeptParts { return .string(text) }
    draft.sayFirst(id + [JSONMember("constraint", .string(text))])
    return draft.value
  }

  private func read(_ text: String, owner: Int) -> DocumentElement? {
    guard let notation = try? readEquation(text), notation.attributePairFault == nil else {
      return nil
    }
    return try? ConstraintElement.make(notation, owner: owner, index: index)
  }

  private func variation(_ element: DocumentElement, key: String) -> JSONValue? {
    var draft = NativeDraft(element, attributes: [DocumentAttribute(name: "key", value: key)])
    draft.sayProperties([PropertyRule(key: "constant", attribute: "constant", type: .real)])
    return draft.finish().isExact ? draft.value : nil
  }

  /// Writes the constraints of a view, and the differences between cells of the grid.
  func sayConstraints(_ draft: inout NativeDraft) {
    let owner = draft.element["id"].flatMap { index.position(of: $0) }
    var list: (element: DocumentElement, position: Int)?
    if let found = draft.child("constraints"), owner != nil, Self.isPlainList(found.element),
      !found.element.content.isEmpty
    {
      list = found
    }
    let constraints = list?.element.children.map { $0 } ?? []
    let values = owner.map { owner in constraints.map { constraint($0, owner: owner) } } ?? []
    let cells = CellPlan(draft, constraints: constraints, index: index)
    let plain = Array(values.prefix(cells.plainCount))
    if !plain.isEmpty { draft.say("constraints", .array(plain)) }
    var members: [JSONMember] = []
    for variation in cells.variations {
      let own = variation.constraints.map { values[$0] }
      if let member = cell(variation, constraints: own) { members.append(member) }
      draft.take(variation.position)
    }
    if !members.isEmpty { draft.say("cells", .object(members)) }
    if let list { draft.take(list.position) }
  }

  private func cell(_ variation: CellPlan.Variation, constraints: [JSONValue]) -> JSONMember? {
    var draft = variation.draft
    draft.sayFirst(variation.masks)
    if !constraints.isEmpty {
      draft.sayFirst([JSONMember("constraints", .array(constraints))])
    }
    if draft.members.isEmpty, variation.isImplied { return nil }
    return JSONMember(variation.cell.description, draft.value)
  }
}
