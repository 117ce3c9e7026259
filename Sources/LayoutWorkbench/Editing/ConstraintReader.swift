package import LayoutComparison
import LayoutJSON
package import LayoutModel

/// Reads constraints that a person writes as an equation or in the Visual Format Language.
package struct ConstraintReader {
  package let document: LayoutDocument
  package let finder: ObjectFinder

  package init(_ document: LayoutDocument, scene: Int?) {
    self.document = document
    finder = ObjectFinder(document, scene: scene)
  }

  /// - Throws: ``EditFault`` if the text is no constraint, or names an object that the document does not have.
  package func constraints(
    _ text: String, metrics: [String: Double] = [:], options: [String] = []
  ) throws(EditFault) -> [ConstraintDraft] {
    let notations: [ConstraintNotation]
    do {
      notations =
        isVisualFormat(text)
        ? try readVisualFormat(text, metrics: metrics, options: options)
        : [try readEquation(text)]
    } catch {
      throw .notation(text: text, message: error.message, hint: error.hint)
    }
    if let fault = notations.lazy.compactMap({ notation in
      notation.attributePairFault.map { (notation.text, $0) }
    }).first {
      throw .attributePair(text: fault.0, fault: fault.1)
    }
    var result: [ConstraintDraft] = []
    for notation in notations { result.append(try draft(notation, among: notations)) }
    return result
  }

  /// A constraint as a draft. In an equation, `Superview` and guides belong to the other item; in the visual
  /// format, to any view in the line.
  private func draft(
    _ notation: ConstraintNotation, among all: [ConstraintNotation]
  ) throws(EditFault) -> ConstraintDraft {
    let sides = [notation.first, notation.second].compactMap { $0 }
    var known: [String: ObjectID] = [:]
    // Independent items are looked up first, because the others are relative to them.
    for side in sides where !isRelative(side.item) {
      known[side.item] = try finder.item(side.item, beside: nil)
    }
    for side in sides where known[side.item] == nil {
      var other = known.values.first
      if other == nil { other = try anyView(all) }
      known[side.item] = try finder.item(side.item, beside: other)
    }
    guard let first = known[notation.first.item] else {
      throw .unknownObject(name: notation.first.item, nearest: nil)
    }
    let second = notation.second.flatMap { anchor in
      known[anchor.item].map { LayoutAnchor(item: $0, attribute: anchor.attribute) }
    }
    guard notation.priority.isWritable else {
      throw .invalidValue(
        property: "the priority", value: NumberText.shortest(notation.priority.value),
        wanted: "a whole number from 1 to 1000")
    }
    let constant = notation.constant.value(
      standard: document.standardDistance(first, second?.item))
    return ConstraintDraft(
      LayoutAnchor(item: first, attribute: notation.first.attribute), notation.relation, second,
      multiplier: notation.multiplier, constant: constant,
      isSymbolic: notation.constant.isStandard,
      priority: notation.priority)
  }

  /// Whether the meaning of a name depends on the other item.
  private func isRelative(_ name: String) -> Bool {
    if document.items[ObjectID(name)] != nil { return false }
    if name == "Superview" { return true }
    return document.guides.contains { document.name(of: $0.id).lowercased() == name.lowercased() }
  }

  private func anyView(_ notations: [ConstraintNotation]) throws(EditFault) -> ObjectID? {
    for notation in notations {
      for side in [notation.first, notation.second].compactMap({ $0 }) where !isRelative(side.item)
      {
        return try finder.item(side.item, beside: nil)
      }
    }
    return nil
  }
}
