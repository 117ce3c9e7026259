import Diagnostics
import ElementTree
import LayoutModel

extension NativeReader {
  /// Reads what differs between cells of the grid.
  ///
  /// A constraint that stands in a cell belongs to the view like any other constraint, but is
  /// installed only in that cell.
  mutating func readCells(
    _ fields: inout NativeFields, constraints: inout [DocumentElement],
    into element: inout DocumentElement
  ) {
    guard let members = members("cells", &fields) else { return }
    var variations: [DocumentElement] = []
    var excluded: [DocumentElement] = []
    for member in members {
      guard let cell = readCell(member, fields) else { continue }
      guard var inner = NativeFields(member.value) else {
        reportValue(member.value, wanted: "an object", member.key, fields)
        continue
      }
      inner.subject = fields.subject
      var variation = DocumentElement(
        "variation", [DocumentAttribute(name: "key", value: cell.variationKey)],
        location: member.location)
      var own: [DocumentElement] = []
      for value in array("constraints", &inner) ?? [] {
        let constraint = pendingConstraint(value)
        constraints.append(constraint)
        own.append(Self.entry("include", constraint[NativeFormat.pending] ?? ""))
        excluded.append(Self.entry("exclude", constraint[NativeFormat.pending] ?? ""))
      }
      let masks = readMasks(&inner) + own
      if !masks.isEmpty { variation.append(Self.mask(masks)) }
      readConstants(&inner, cell: cell)
      readProperties(PropertyTable.view, &inner, into: &variation)
      if let text = string("text", &inner) { variation["text"] = text }
      if let frame = numbers("frame", count: 4, &inner) {
        variation.append(PartNotation.rect(frame))
      }
      readAppearance(&inner, into: &variation)
      readRest(&inner, into: &variation)
      finish(inner)
      variations.append(variation)
    }
    if !excluded.isEmpty {
      let key = GridCell.base.variationKey
      if let index = variations.firstIndex(where: { $0["key"] == key }) {
        variations[index].append(Self.mask(excluded))
      } else {
        variations.insert(
          DocumentElement(
            "variation", ["key": key], children: [Self.mask(excluded)]), at: 0)
      }
    }
    for variation in variations { element.append(variation) }
  }

  mutating func readCell(_ member: JSONMember, _ fields: NativeFields) -> GridCell? {
    if let cell = GridCell(member.key), cell.description == member.key { return cell }
    let names = GridCell.inOrder.map(\.description)
    let near = GridCell(member.key)?.description ?? Spelling.nearest(to: member.key, in: names)
    report(
      NativeValueFault.unknownCell(member.key, near: near, cells: names), at: member.location,
      subject: fields.subject)
    return nil
  }

  /// Reads `uninstall` and `install` as one list, or `mask` with `-id` and `+id` if the order
  /// matters.
  private mutating func readMasks(_ fields: inout NativeFields) -> [DocumentElement] {
    var result: [DocumentElement] = []
    for (key, name) in [("uninstall", "exclude"), ("install", "include")] {
      for value in array(key, &fields) ?? [] {
        if let text = value.string {
          result.append(Self.entry(name, reference(text, at: value.location)))
        } else {
          reportValue(value, wanted: "the id or name of a view or constraint", key, fields)
        }
      }
    }
    for value in array("mask", &fields) ?? [] {
      guard let text = value.string, let sign = text.first, sign == "+" || sign == "-" else {
        reportValue(value, wanted: "an id after + or -", "mask", fields)
        continue
      }
      result.append(
        Self.entry(
          sign == "+" ? "include" : "exclude",
          reference(String(text.dropFirst()), at: value.location)))
    }
    return result
  }

  /// Reads `"constants": {"id or equation": 20}`: the constants of constraints in this cell.
  private mutating func readConstants(_ fields: inout NativeFields, cell: GridCell) {
    for member in members("constants", &fields) ?? [] {
      guard let number = member.value.number else {
        reportValue(member.value, wanted: "a number", member.key, fields)
        continue
      }
      constants.append(
        PendingConstant(
          constraint: member.key, cell: cell, value: number, location: member.location))
    }
  }

  mutating func reference(_ text: String, at location: SourceLocation?) -> String {
    references.append(PendingReference(text: text, location: location))
    return "\u{0}reference \(references.count - 1)"
  }

  private static func entry(_ name: String, _ reference: String) -> DocumentElement {
    DocumentElement(name, ["reference": reference])
  }

  /// A mask for views and constraints together. They are in one list until it is known which is
  /// which.
  private static func mask(_ entries: [DocumentElement]) -> DocumentElement {
    DocumentElement("mask", ["key": NativeFormat.pending], children: entries)
  }
}

extension NativeReader {
  /// Replaces the references of masks and connections by ids, and divides each mask into one for
  /// views and one for constraints.
  mutating func resolveReferences(
    _ element: inout DocumentElement, index: ItemIndex, made: [String: [String]], owner: Int?
  ) {
    let owner = element["id"].flatMap { index.position(of: $0) } ?? owner
    if element.content.contains(where: Self.isVariation), element.name != "constraint" {
      var copy = element
      for position in copy.content.indices {
        guard case .element(var variation) = copy.content[position], variation.name == "variation"
        else { continue }
        resolveMasks(in: &variation, of: element, index: index, made: made, owner: owner)
        copy.content[position] = .element(variation)
      }
      element = copy
    }
    if let mark = element["destination"], mark.hasPrefix("\u{0}") {
      // A reference that is not found stays as it is written, and does not become a destination.
      element["destination"] = object(mark, index: index)
    }
    ObjectIDs.forEachChild(of: &element) {
      resolveReferences(&$0, index: index, made: made, owner: owner)
    }
  }

  private static func isVariation(_ content: DocumentContent) -> Bool {
    if case .element(let child) = content { child.name == "variation" } else { false }
  }

  private mutating func resolveMasks(
    in variation: inout DocumentElement, of view: DocumentElement, index: ItemIndex,
    made: [String: [String]], owner: Int?
  ) {
    var subviews: [DocumentElement] = []
    var constraints: [DocumentElement] = []
    var position: Int?
    for (place, content) in variation.content.enumerated() {
      guard case .element(let mask) = content, mask["key"] == NativeFormat.pending else { continue }
      position = position ?? place
      for entry in mask.children {
        let mark = entry["reference"] ?? ""
        let ids = made[mark] ?? maskTargets(mark, of: view, index: index, owner: owner)
        for id in ids {
          let resolved = DocumentElement(entry.name, ["reference": id])
          if index.position(of: id) != nil {
            subviews.append(resolved)
          } else {
            constraints.append(resolved)
          }
        }
      }
    }
    guard let position else { return }
    variation.content.removeAll {
      if case .element(let mask) = $0 { mask["key"] == NativeFormat.pending } else { false }
    }
    for (key, entries) in [("constraints", constraints), ("subviews", subviews)]
    where !entries.isEmpty {
      variation.content.insert(
        .element(DocumentElement("mask", ["key": key], children: entries)), at: position)
    }
  }

  /// The ids that a text in a mask means. The text is an id, the name of a subview, or a
  /// constraint's equation.
  private mutating func maskTargets(
    _ mark: String, of view: DocumentElement, index: ItemIndex, owner: Int?
  ) -> [String] {
    guard let reference = pendingReference(mark) else { return [] }
    let text = reference.text
    let constraints = view.child("constraints")
    if constraints?.children.contains(where: { $0["id"] == text }) ?? false { return [text] }
    if index.position(of: text) != nil { return [text] }
    if let owner {
      if let item = try? index.resolve(text, owner: owner, other: nil) {
        return [index.items[item].id]
      }
      if let wanted = try? readEquation(text),
        let element = constraintElement(wanted, owner: owner, index: index),
        let found = constraints?.children.first(where: { Self.isSame($0, element) }),
        let id = found["id"]
      {
        return [id]
      }
    }
    let near = Spelling.nearest(
      to: text,
      in: (constraints?.children.compactMap { $0["id"] } ?? []) + index.items.map(\.name))
    report(
      NativeConstraintFault.neitherConstraintNorView(text, near: near), at: reference.location,
      subject: view["id"] == NativeFormat.withoutID ? nil : view["id"])
    return []
  }

  /// Whether two constraints are equal apart from their ids.
  static func isSame(_ a: DocumentElement, _ b: DocumentElement) -> Bool {
    let names = [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant",
      "multiplier", "priority",
    ]
    return names.allSatisfy { a[$0] == b[$0] }
  }

  func pendingReference(_ mark: String) -> PendingReference? {
    guard mark.hasPrefix("\u{0}reference "), let number = Int(mark.dropFirst(11)),
      references.indices.contains(number)
    else { return nil }
    return references[number]
  }
}
