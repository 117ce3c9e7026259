import Diagnostics
import ElementTree
package import LayoutModel

/// A document as lines for programs that compare lines, such as `git log -p` and `git blame`.
///
///     scene 'scA-00-001'
///       viewController 'vcA-00-001' (Boxes)
///         title: Boxes
///         view 'vwA-00-001'
///           view 'bxL-00-001' (Left Box)
///             constraint 'cnH-00-001': height = 100
///           constraint 'cnL-00-001': view 'bxL-00-001'.leading = viewLayoutGuide 'sfA-00-001'.leading + 16
///
/// Parts that do not change the layout are left out, and lists without an order are sorted by id.
/// So two listings differ where a reviewer should look. A line depends only on its own object, and
/// on the kinds of the objects to which it refers.
package struct DocumentListing: Sendable {
  package private(set) var lines: [String] = []
  private let table: ObjectTable
  private let side: DocumentSide
  private let classifier: NoiseClassifier

  package init(_ document: LayoutDocument) {
    side = DocumentSide(document)
    table = side.table
    classifier = NoiseClassifier(a: table, b: table)
    guard let root = table[ObjectTable.document]?.shell else { return }
    lines.append("document")
    listProperties(of: root, ObjectTable.document, at: ElementPath(), depth: 1)
    for id in members(of: ObjectTable.document) { list(id, depth: 0) }
  }

  /// All lines as one text, each with its line end.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func list(_ id: ObjectID, depth: Int) {
    guard let shell = table[id]?.shell else { return }
    add(title(of: id, shell), depth)
    listProperties(of: shell, id, at: ElementPath(), depth: depth + 1)
    for inner in members(of: id) { list(inner, depth: depth + 1) }
  }

  private mutating func add(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  // MARK: Objects

  /// The objects directly inside an object: lists in their order, then constraints and connections by id.
  private func members(of id: ObjectID) -> [ObjectID] {
    guard let shell = table[id]?.shell else { return [] }
    var ordered: [ObjectID] = []
    var unordered: [(list: String, id: String)] = []
    for mark in shell.marks {
      let list = table[mark]?.placement?.slot.steps.last?.name ?? ""
      if ["constraints", "connections", "layoutGuides"].contains(list) {
        unordered.append((list, mark.text))
      } else {
        ordered.append(mark)
      }
    }
    unordered.sort { ($0.list, $0.id) < ($1.list, $1.id) }
    return ordered + unordered.map { ObjectID($0.id) }
  }

  private func title(of id: ObjectID, _ shell: DocumentElement) -> String {
    let start = reference(id)
    if shell.name == "constraint" { return "\(start): \(equation(shell))" }
    if side.isConnection(id) {
      let name = shell["property"] ?? shell["selector"] ?? shell["identifier"] ?? shell["kind"]
      let end = shell["destination"].map { " → \(reference(ObjectID($0)))" } ?? ""
      return start + (name.map { " (\($0))" } ?? "") + end
    }
    let name = shell["userLabel"] ?? shell["customClass"]
    return start + (name.map { " (\($0))" } ?? "")
  }

  /// `label 'abc'`.
  private func reference(_ id: ObjectID) -> String {
    "\(table[id]?.shell.name ?? "object") '\(id)'"
  }

  private static let inEquation: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "constant", "priority",
  ]

  private func equation(_ shell: DocumentElement) -> String {
    func anchor(_ item: String?, _ attribute: String?) -> String {
      let owner = item.map { "\(reference(ObjectID($0)))." } ?? ""
      return owner + (attribute ?? "?")
    }
    let relation =
      switch shell["relation"] {
      case "greaterThanOrEqual": ">="
      case "lessThanOrEqual": "<="
      default: "="
      }
    var text = "\(anchor(shell["firstItem"], shell["firstAttribute"])) \(relation) "
    let constant = shell.number("constant") ?? 0
    let number = NumberText.shortest(abs(constant))
    if shell["secondAttribute"] != nil || shell["secondItem"] != nil {
      if let multiplier = shell["multiplier"], Multiplier(multiplier)?.value != 1 {
        text += "\(multiplier) × "
      }
      text += anchor(shell["secondItem"], shell["secondAttribute"])
      if constant != 0 { text += constant < 0 ? " - \(number)" : " + \(number)" }
    } else {
      text += (constant < 0 ? "-" : "") + number
    }
    if let priority = shell.number("priority"), priority != 1000 {
      text += " @\(NumberText.shortest(priority))"
    }
    return text
  }

  // MARK: Properties

  private mutating func listProperties(
    of element: DocumentElement, _ id: ObjectID, at path: ElementPath, depth: Int
  ) {
    let naming = path.steps.isEmpty ? nil : ElementStep(to: element).attribute
    var told: Set<String> = ["id", "sceneID", "sceneMemberID"]
    if path.steps.isEmpty, element.name == "constraint" { told.formUnion(Self.inEquation) }
    if path.steps.isEmpty, side.isConnection(id) { told.formUnion(["destination", "property"]) }
    if path.steps.isEmpty { told.insert("userLabel") }
    for attribute in element.attributes.sorted(by: { $0.name < $1.name })
    where attribute.name != naming && !told.contains(attribute.name) {
      let property = PropertyPath(path, .attribute(attribute.name))
      guard !isNoise(property, .text(attribute.value), of: id) else { continue }
      add("\(SentenceWriter.label(of: property)): \(value(attribute))", depth)
    }
    if let text = element.significantText {
      add("\(SentenceWriter.label(of: PropertyPath(path, .whole))): \(text.onOneLine)", depth)
    }
    for part in element.parts {
      let inner = path.appending(part.step, after: nil)
      let whole = PropertyPath(inner, .whole)
      if !part.element.isContainer, isNoise(whole, .element(part.element), of: id),
        !hasOtherThanNoise(part.element, id, at: inner)
      {
        continue
      }
      if ValueDescription.wholes.contains(part.step.name) {
        add("\(SentenceWriter.label(of: whole)): \(Self.words(part.element))", depth)
      } else if part.element.isContainer || part.element.attributes.count > 1
        || part.element.significantText != nil || !part.element.parts.isEmpty
      {
        listProperties(of: part.element, id, at: inner, depth: depth)
      } else {
        let word = part.element.name == "nil" ? ": none" : ""
        add("\(SentenceWriter.label(of: whole))\(word)", depth)
      }
    }
  }

  /// Whether a rectangle that recorded a frame contains numbers that affect the layout.
  private func hasOtherThanNoise(
    _ element: DocumentElement, _ id: ObjectID, at path: ElementPath
  ) -> Bool {
    let naming = ElementStep(to: element).attribute
    return element.attributes.contains { attribute in
      attribute.name != naming
        && !isNoise(PropertyPath(path, .attribute(attribute.name)), .text(attribute.value), of: id)
    }
  }

  /// Whether a property could be removed without any effect.
  private func isNoise(_ path: PropertyPath, _ value: PropertyValue, of id: ObjectID) -> Bool {
    switch classifier.noise(of: Change(id, .modified(path, old: value, new: nil))) {
    // These classes of noise compare two values, but here there is only one.
    case .colorSpaces, .numbers, nil: false
    default: true
    }
  }

  private func value(_ attribute: DocumentAttribute) -> String {
    let id = ObjectID(attribute.value)
    if DocumentElement.isReference(attribute.name), table[id] != nil { return reference(id) }
    return attribute.value.onOneLine
  }

  /// A font, colour or similar part in words. It is written in full if short words would hide something.
  private static func words(_ element: DocumentElement) -> String {
    let isRounded =
      element.name == "color"
      && ["red", "green", "blue"].contains { name in
        guard let value = element.number(name) else { return false }
        return abs(value * 255 - (value * 255).rounded()) > 1e-6
      }
    return isRounded ? ValueDescription.attributes(of: element) : ValueDescription.element(element)
  }
}

extension DocumentElement {
  /// The objects whose marks it contains, in order.
  fileprivate var marks: [ObjectID] {
    content.flatMap { item -> [ObjectID] in
      if let id = item.markedObject { return [id] }
      if case .element(let child) = item { return child.marks }
      return []
    }
  }
}
