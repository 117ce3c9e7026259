import ElementTree
import LayoutModel

/// Converts between a constraint in text form and Interface Builder's element.
enum ConstraintElement {
  /// An item that could not be found.
  struct Failure: Error {
    var name: String
    var offset: Int
    var failure: ItemIndex.Failure
  }

  /// The element as Interface Builder writes it. It leaves out default values, and an item that is
  /// the owner itself.
  static func make(
    _ notation: ConstraintNotation, owner: Int, index: ItemIndex
  ) throws(Failure) -> DocumentElement {
    // "Superview" means the container of the other side, so the other side is resolved first.
    var first: Int?
    var second: Int?
    if notation.first.item != "Superview" {
      first = try resolve(notation.first, owner: owner, other: nil, index: index)
    }
    if let anchor = notation.second {
      second = try resolve(anchor, owner: owner, other: first, index: index)
    }
    let firstItem: Int
    if let first {
      firstItem = first
    } else {
      firstItem = try resolve(notation.first, owner: owner, other: second, index: index)
    }

    var attributes: [DocumentAttribute] = []
    func add(_ name: String, _ value: String) {
      attributes.append(DocumentAttribute(name: name, value: value))
    }
    if firstItem != owner { add("firstItem", index.items[firstItem].id) }
    add("firstAttribute", notation.first.attribute.rawValue)
    if notation.relation != .equal { add("relation", notation.relation.rawValue) }
    if let second, let anchor = notation.second {
      add("secondItem", index.items[second].id)
      add("secondAttribute", anchor.attribute.rawValue)
    }
    if notation.multiplier.value != 1 || notation.multiplier.spelling?.contains(":") ?? false {
      add("multiplier", multiplierText(notation.multiplier))
    }
    if !notation.priority.isRequired {
      add("priority", NumberText.shortest(notation.priority.value))
    }
    let isStandard = notation.constant.isStandard
    let constant = notation.constant.value(
      standard: index.standardDistance(firstItem, second ?? owner))
    if constant != 0 { add("constant", NumberText.shortest(constant)) }
    if isStandard { add("symbolic", "YES") }
    return DocumentElement("constraint", attributes)
  }

  private static func resolve(
    _ anchor: ConstraintNotation.Anchor, owner: Int, other: Int?, index: ItemIndex
  ) throws(Failure) -> Int {
    do {
      return try index.resolve(anchor.item, owner: owner, other: other)
    } catch {
      throw Failure(name: anchor.item, offset: anchor.offset, failure: error)
    }
  }

  /// The text of a multiplier. A ratio keeps its spelling, because Interface Builder knows ratios.
  /// Other forms become numbers.
  private static func multiplierText(_ multiplier: Multiplier) -> String {
    let text = multiplier.text
    return text.contains(":") || text.contains("/") ? text : NumberText.shortest(multiplier.value)
  }

  /// The notation of an element. It uses the most readable names that are unambiguous.
  static func notation(
    of element: DocumentElement, owner: Int, index: ItemIndex
  ) -> ConstraintNotation? {
    guard let attribute = element["firstAttribute"].flatMap(LayoutAttribute.init(rawValue:)),
      let relation = LayoutRelation(rawValue: element["relation"] ?? "equal"),
      let multiplier = Multiplier(element["multiplier"] ?? "1"),
      let constant = NumberText.number(element["constant"] ?? "0"),
      let priority = NumberText.number(element["priority"] ?? "1000"),
      LayoutPriority.range.contains(priority)
    else { return nil }
    guard let first = element["firstItem"].map({ index.position(of: $0) }) ?? owner else {
      return nil
    }
    var second: Int?
    var secondAttribute: LayoutAttribute?
    if let id = element["secondItem"] {
      guard let item = index.position(of: id),
        let name = element["secondAttribute"].flatMap(LayoutAttribute.init(rawValue:))
      else { return nil }
      (second, secondAttribute) = (item, name)
    }
    guard let firstName = index.names(of: first, owner: owner, other: second).first else {
      return nil
    }
    var notation = ConstraintNotation(
      first: .init(firstName, attribute), relation: relation, multiplier: multiplier,
      constant: .points(constant), priority: LayoutPriority(priority))
    if let second, let secondAttribute {
      // If one side is called "Superview", the other side needs a name of its own.
      let other = firstName == "Superview" ? nil : first
      guard let name = index.names(of: second, owner: owner, other: other).first else {
        return nil
      }
      notation.second = .init(name, secondAttribute)
    }
    if element["symbolic"] == "YES",
      abs(constant) == index.standardDistance(first, second ?? owner)
    {
      notation.constant = .standard(negative: constant < 0)
    }
    return notation
  }
}
