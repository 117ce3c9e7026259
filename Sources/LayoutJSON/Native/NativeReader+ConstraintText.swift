import Diagnostics
import ElementTree
import LayoutModel

/// Makes elements from constraints in text form, or reports errors with the place in the text.
extension NativeReader {
  /// Reads an equation or a line of the visual format.
  mutating func readText(
    _ value: JSONValue, owner: Int, index: ItemIndex, metrics: [String: Double],
    options: [String], _ fields: NativeFields? = nil, isVisual: Bool = false
  ) -> [DocumentElement] {
    guard let text = value.string else {
      report(
        NativeConstraintFault.notAText(found: value.kindName), at: value.location,
        subject: fields?.subject)
      return []
    }
    do {
      let constraints =
        isVisual || isVisualFormat(text)
        ? try readVisualFormat(text, metrics: metrics, options: options)
        : [try readEquation(text)]
      let made = constraints.map {
        makeConstraint($0, owner: owner, index: index, at: value.location, fields?.subject)
      }
      // If one part of a line can't be made, the whole line is kept as it is. So no other part of
      // it may become a constraint.
      return made.contains { $0 == nil } ? [] : made.compactMap { $0 }
    } catch {
      report(
        NativeConstraintFault.notation(error, text: text),
        at: Self.place(error.offset, in: value.location), subject: fields?.subject)
      return []
    }
  }

  /// Reads `first`, `relation`, `second`, `multiplier`, `constant` and `priority` as separate
  /// members.
  mutating func readParts(
    _ fields: inout NativeFields, owner: Int, index: ItemIndex
  ) -> DocumentElement? {
    guard let firstValue = fields.take("first"), let first = firstValue.string else {
      report(
        NativeConstraintFault.incomplete, at: fields.value.location, subject: fields.subject)
      return nil
    }
    let relation = string("relation", &fields) ?? "="
    let second = string("second", &fields)
    let multiplier = part("multiplier", &fields)
    let constant = part("constant", &fields) ?? "0"
    let priority = part("priority", &fields)
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
        NativeConstraintFault.notation(error, text: text), at: fields.value.location,
        subject: fields.subject)
      return nil
    }
  }

  /// Reads a number of a constraint, which may be written as text.
  mutating func part(_ key: String, _ fields: inout NativeFields) -> String? {
    guard let value = fields.take(key) else { return nil }
    let text = NativeText.attribute(value)
    if text == nil { reportValue(value, wanted: "a number", key, fields) }
    return text
  }

  /// - Parameters:
  ///   - text: the place where the string with the items starts.
  ///   - parts: the place of each item, if the items stand in members of their own.
  mutating func makeConstraint(
    _ notation: ConstraintNotation, owner: Int, index: ItemIndex, at text: SourceLocation?,
    _ subject: String?, parts: SourceLocation? = nil
  ) -> DocumentElement? {
    if let fault = notation.attributePairFault {
      let location = text.map { Self.place(notation.first.offset, in: $0) } ?? parts
      report(
        NativeConstraintFault.refusedPair(fault, text: notation.text), at: location,
        subject: subject)
      return nil
    }
    var element: DocumentElement?
    do {
      element = try makeElement(notation, owner: owner, index: index)
      element?.location = text ?? parts
    } catch {
      let location = text.map { Self.place(error.offset, in: $0) } ?? parts
      switch error.failure {
      case .unknown:
        let advice =
          Self.missingSign(error.name, owner: owner, index: index)
          ?? nearest(error.name, owner: owner, index: index)
        report(
          NativeConstraintFault.unknownItem(error.name, advice: advice), at: location,
          subject: subject)
      case .ambiguous(let ids):
        report(
          NativeConstraintFault.ambiguousItem(error.name, ids: ids), at: location,
          subject: subject)
      case .noSuperview:
        report(NativeConstraintFault.noSuperview, at: location, subject: subject)
      }
    }
    return element
  }

  /// The number of unknown names in a document for which a similar name is searched. Each search
  /// compares all names of a scene, and a text may have as many wrong names as the scene has right
  /// ones.
  static let mostSearches = 64

  /// What somebody may have meant by an unknown name.
  private mutating func nearest(
    _ name: String, owner: Int, index: ItemIndex
  ) -> NativeConstraintFault.Advice? {
    if searches == Self.mostSearches {
      searches += 1
      return .searchesEnd(after: Self.mostSearches)
    }
    guard searches < Self.mostSearches else { return nil }
    searches += 1
    return index.nearestName(to: name, owner: owner).map { .near($0) }
  }

  /// What to write for `50% Item`, where the sign between factor and item is missing.
  static func missingSign(
    _ name: String, owner: Int, index: ItemIndex
  ) -> NativeConstraintFault.Advice? {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, Multiplier(words[0]) != nil else { return nil }
    var rest = words[1]
    if rest.hasPrefix("of ") { rest.removeFirst(3) }
    guard rest == "Superview" || (try? index.resolve(rest, owner: owner, other: nil)) != nil else {
      return nil
    }
    return .missingSign(factor: words[0], item: rest)
  }

  static func place(_ offset: Int, in string: SourceLocation?) -> SourceLocation? {
    // The quotation mark precedes the text.
    string.map { SourceLocation(line: $0.line, column: $0.column + 1 + offset) }
  }

  /// The element for a constraint; `nil` if an item is unknown.
  func constraintElement(
    _ notation: ConstraintNotation, owner: Int, index: ItemIndex
  ) -> DocumentElement? {
    do {
      return try makeElement(notation, owner: owner, index: index)
    } catch {
      return nil
    }
  }

  func makeElement(
    _ notation: ConstraintNotation, owner: Int, index: ItemIndex
  ) throws(ConstraintElement.Failure) -> DocumentElement {
    try ConstraintElement.make(notation, owner: owner, index: index)
  }
}
