package import LayoutModel

/// What tells an element without id from its siblings: its name, the attribute that names it, and,
/// where several are alike, which of them it is.
///
/// Such elements (fonts, colours, variations, resources, …) are properties of the object around them.
package struct ElementStep: Hashable, Sendable {
  package var name: String
  /// The attribute that tells it apart: `key`, `identifier`, `keyPath`, `reference` or `name`.
  package var attribute: String?
  package var value: String?
  /// Counts from 1 among siblings that are alike so far.
  package var ordinal: Int

  package init(_ name: String, _ attribute: String? = nil, _ value: String? = nil, ordinal: Int = 1)
  {
    self.name = name
    self.attribute = attribute
    self.value = value
    self.ordinal = ordinal
  }

  /// Attributes that name an element, the strongest first.
  /// - Source: the repeated elements of public documents: segments and array items have none.
  private static let naming = ["key", "identifier", "keyPath", "reference", "name"]

  /// The step to an element, as if it had no brothers that are alike.
  init(to element: DocumentElement) {
    name = element.name
    ordinal = 1
    for candidate in Self.naming {
      if let found = element[candidate] {
        attribute = candidate
        value = found
        return
      }
    }
  }

  /// An element with nothing but what the step says.
  var emptyElement: DocumentElement {
    guard let attribute, let value else { return DocumentElement(name) }
    return DocumentElement(name, [DocumentAttribute(name: attribute, value: value)])
  }

  /// `fontDescription`, `state[normal]`, `segment#2`.
  package var text: String {
    var result = name
    if let value, value != name { result += "[\(value)]" }
    if ordinal > 1 || (attribute == nil && ElementStep.listed.contains(name)) {
      result += "#\(ordinal)"
    }
    return result
  }

  private static let listed: Set<String> = ["segment", "string", "real", "integer", "fragment"]
}

/// A child of an element: an object of its own, or a part of the object around it.
package enum ChildKey: Hashable, Sendable {
  case object(ObjectID)
  case part(ElementStep)
}

/// The way from an object down to an element inside it that has no id.
///
/// Two paths are equal when their steps are; the hints only help to put something in its place.
package struct ElementPath: Hashable, Sendable {
  package var steps: [ElementStep]
  /// For each step: the sibling that stands right before, if any.
  package var hints: [ChildKey?]

  package init(_ steps: [ElementStep] = [], hints: [ChildKey?]? = nil) {
    self.steps = steps
    self.hints = hints ?? steps.map { _ in nil }
  }

  package static func == (a: Self, b: Self) -> Bool { a.steps == b.steps }
  package func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  func appending(_ step: ElementStep, after hint: ChildKey?) -> ElementPath {
    ElementPath(steps + [step], hints: hints + [hint])
  }

  /// The cell of the grid, where the path leads through a variation.
  package var cell: GridCell? {
    for step in steps where step.name == "variation" {
      if let key = step.value { return GridCell(variationKey: key) }
    }
    return nil
  }

  package var text: String { steps.map(\.text).joined(separator: "/") }
}

/// A property of an object: an attribute of its own or of a part of it, a text, or a whole part.
package struct PropertyPath: Hashable, Sendable {
  package var element: ElementPath
  package var leaf: Leaf
  /// The attribute that stands right before; a hint like those of ``ElementPath``.
  package var after: String?

  package enum Leaf: Hashable, Sendable {
    case attribute(String)
    /// What stands between the tags.
    case text
    /// The element as a whole: it is there, or it is not.
    case whole
    /// The element's name: what kind of object it is.
    case kind
  }

  package init(_ element: ElementPath, _ leaf: Leaf, after: String? = nil) {
    self.element = element
    self.leaf = leaf
    self.after = after
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.element == b.element && a.leaf == b.leaf
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(element)
    hasher.combine(leaf)
  }

  package var cell: GridCell? { element.cell }

  /// `constant`, `fontDescription.pointSize`, `state[normal].title`; for people and for JSON.
  package var text: String {
    let way = element.text
    switch leaf {
    case .attribute(let name): return way.isEmpty ? name : "\(way).\(name)"
    case .text: return way.isEmpty ? "text()" : "\(way).text()"
    case .whole: return way
    case .kind: return "kind"
    }
  }
}
