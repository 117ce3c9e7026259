import ElementTree
import LayoutModel

/// An element that is being written to a native document: the members that are written so far, and
/// the element that a reader would make from them.
///
/// Each step that has members for a part puts the members into ``members`` and the part into the
/// draft. What still differs at the end goes through the escape hatch; see
/// ``NativeReader/readRest(_:into:)``. So nothing can be lost.
struct NativeDraft {
  /// The element without the parts that could not be read.
  let element: DocumentElement
  private let keptParts: [KeptPart]
  private(set) var members: [JSONMember] = []
  private(set) var attributes: [DocumentAttribute] = []
  /// The children in the order in which a reader would make them. `source` is the position of the
  /// same child in the element, or `nil` for a default child that the element may lack.
  private var children: [(content: DocumentContent, source: Int?)] = []
  private var consumed: Set<Int> = []

  init(
    _ element: DocumentElement, attributes: [DocumentAttribute] = [],
    children: [DocumentElement] = []
  ) {
    keptParts = element.content.compactMap { KeptPart($0) }
    var readable = element
    if !keptParts.isEmpty { readable.content.removeAll { KeptPart($0) != nil } }
    self.element = readable
    self.attributes = attributes
    self.children = children.map { (.element($0), nil) }
  }

  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      if let index = attributes.firstIndex(where: { $0.name == name }) {
        if let newValue { attributes[index].value = newValue } else { attributes.remove(at: index) }
      } else if let newValue {
        attributes.append(DocumentAttribute(name: name, value: newValue))
      }
    }
  }

  mutating func say(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, value)) }

  /// Writes the properties that differ from those of the draft.
  mutating func sayProperties(_ rules: [PropertyRule]) {
    for rule in rules {
      guard let text = element[rule.attribute], text != self[rule.attribute],
        let value = rule.value(of: text)
      else { continue }
      say(rule.key, value)
      self[rule.attribute] = text
    }
  }

  /// The first child with that label that no step has taken yet.
  func child(_ label: String) -> (element: DocumentElement, position: Int)? {
    for (position, content) in element.content.enumerated() where !consumed.contains(position) {
      if case .element(let child) = content, ElementOrder.label(content) == label {
        return (child, position)
      }
    }
    return nil
  }

  /// The children that no step has taken yet, in order.
  var remaining: [(element: DocumentElement, position: Int)] {
    element.content.enumerated().compactMap { position, content in
      guard !consumed.contains(position), case .element(let child) = content else { return nil }
      return (child, position)
    }
  }

  /// States that a reader makes this child. It takes the place of a default child, or becomes the
  /// last one.
  mutating func take(_ position: Int, replacing: Bool = false) {
    let content = element.content[position]
    consumed.insert(position)
    if replacing,
      let index = children.firstIndex(where: {
        ElementOrder.label($0.content) == ElementOrder.label(content)
      })
    {
      children[index] = (content, position)
    } else {
      children.append((content, position))
    }
  }

  /// States that a reader makes a child that the element may lack.
  mutating func assume(_ child: DocumentElement, replacing: Bool = false) {
    let content = DocumentContent.element(child)
    if replacing,
      let index = children.firstIndex(where: {
        ElementOrder.label($0.content) == ElementOrder.label(content)
      })
    {
      children[index] = (content, nil)
    } else {
      children.append((content, nil))
    }
  }

  /// Writes everything that is left through the escape hatch.
  ///
  /// - Returns: whether a reader gets exactly the element, and whether the order of attributes had
  ///   to be written, too.
  mutating func finish() -> (isExact: Bool, saysAttributeOrder: Bool) {
    sayAttributes()
    sayDefaults()
    var rest: [JSONValue] = []
    for (position, content) in element.content.enumerated() where !consumed.contains(position) {
      rest.append(ElementNotation.value(of: content))
      children.append((content, position))
      consumed.insert(position)
    }
    if !rest.isEmpty { say("elements", .array(rest)) }

    var draft = DocumentElement(element.name, attributes)
    ElementOrder.arrange(&draft)
    let names = element.attributes.map(\.name)
    let saysOrder = draft.attributes.map(\.name) != names
    if saysOrder {
      if Set(names).count != names.count { return (false, false) }
      say("attributeOrder", .array(names.map { .string($0) }))
    }
    let sorted = ElementOrder.sorted(
      children, by: children.map { ElementOrder.rank($0.content) })
    let wanted = Array(element.content.indices)
    if sorted.map(\.source) != wanted.map(Optional.some) {
      let labels = element.content.map(ElementOrder.label)
      let ordered = ElementOrder.reorder(
        sorted, as: labels, name: { ElementOrder.label($0.content) })
      guard ordered.map(\.source) == wanted.map(Optional.some) else { return (false, saysOrder) }
      say("elementOrder", .array(labels.map { .string($0) }))
    }
    return (true, saysOrder)
  }

  private mutating func sayAttributes() {
    var overrides: [JSONMember] = []
    for attribute in element.attributes where self[attribute.name] != attribute.value {
      overrides.append(JSONMember(attribute.name, .string(attribute.value)))
      self[attribute.name] = attribute.value
    }
    for attribute in attributes where element[attribute.name] == nil {
      overrides.append(JSONMember(attribute.name, .null))
      self[attribute.name] = nil
    }
    if !overrides.isEmpty { say("attributes", .object(overrides)) }
  }

  /// Matches the default children with equal children of the element, and writes which of them are
  /// missing.
  private mutating func sayDefaults() {
    var missing: [String] = []
    for index in children.indices where children[index].source == nil {
      let content = children[index].content
      let match = element.content.enumerated().first {
        !consumed.contains($0.offset) && $0.element == content
      }
      if let match {
        children[index].source = match.offset
        consumed.insert(match.offset)
      } else {
        missing.append(ElementOrder.label(content))
      }
    }
    guard !missing.isEmpty else { return }
    // A reader removes children by label, so other children with that label are written again
    // through the escape hatch.
    for child in children where missing.contains(ElementOrder.label(child.content)) {
      if let source = child.source { consumed.remove(source) }
    }
    children.removeAll { missing.contains(ElementOrder.label($0.content)) }
    say("without", .array(missing.map { .string($0) }))
  }

  /// Puts these members before the others.
  mutating func sayFirst(_ first: [JSONMember]) { members = first + members }

  /// Whether a part could not be read. Then only an object can represent the element.
  var hasKeptParts: Bool { !keptParts.isEmpty }

  var value: JSONValue {
    keptParts.reduce(.object(members)) { $0.setting($1.value, at: $1.path[...]) }
  }
}
