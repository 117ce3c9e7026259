import DataTables
import EmbeddedTables

/// The attributes that Interface Builder gives to its elements, and their values, as counted in
/// public documents.
///
/// An element has its own attributes and those of its family: a button has those of all controls,
/// and a control has those of all views.
struct AttributeTable: Sendable {
  static let shared = ownTables { () throws(TableFault) in
    try AttributeTable(elements: DataTable(.elements), attributes: DataTable(.attributes))
  }

  /// The type of a value, as the texts in documents show it.
  enum Kind: Character, Sendable {
    case flag = "f"
    case integer = "i"
    case number = "n"
    case priority = "p"
    /// The id of an object.
    case reference = "r"
    case text = "t"
    /// One of some words, which ``AttributeWords`` lists.
    case word = "w"
  }

  private struct Row: Sendable {
    var family: String?
    var documentCount: Int
    var attributes: [String: Attribute]
  }

  private struct Attribute: Sendable {
    var kind: Kind
    var count: Int
  }

  private let table: [String: Row]
  /// The elements and families that have an attribute of their own, by its name, the most frequent
  /// first.
  private let ownersByName: [String: [String]]

  /// - Parameters:
  ///   - elements: each element and family, which begins with `@`, with the family from which it inherits.
  ///   - attributes: the attributes of each of them.
  init(elements: DataTable, attributes: DataTable) throws(TableFault) {
    var table: [String: Row] = [:]
    var rows = try TableRows(elements, ["element", "family", "documents"])
    while rows.next() {
      let name = try rows.name()
      let family = try rows.text()
      let row = Row(
        family: family.isEmpty ? nil : family, documentCount: try rows.integer(), attributes: [:])
      guard table.updateValue(row, forKey: name) == nil else {
        throw rows.fault("'\(name)' has a row already")
      }
    }
    var counts: [String: [(owner: String, count: Int)]] = [:]
    rows = try TableRows(attributes, ["element", "attribute", "kind", "count"])
    while rows.next() {
      let owner = try rows.name()
      guard table[owner] != nil else { throw rows.fault("no element is called '\(owner)'") }
      let name = try rows.name()
      let kind = try rows.value { $0.count == 1 ? $0.first.flatMap(Kind.init) : nil }
      let count = try rows.integer()
      table[owner]?.attributes[name] = Attribute(kind: kind, count: count)
      counts[name, default: []].append((owner, count))
    }
    self.table = table
    ownersByName = counts.mapValues { list in
      list.sorted { ($1.count, $0.owner) < ($0.count, $1.owner) }.map(\.owner)
    }
  }

  /// The type of an attribute's values on an element; `nil` if no document has the attribute there.
  func kind(of attribute: String, on element: String) -> Kind? {
    find(attribute, on: element)?.kind
  }

  /// The type of an attribute's values on the element where it is most frequent.
  func usualKind(of attribute: String) -> Kind? {
    ownersByName[attribute]?.first.flatMap { table[$0]?.attributes[attribute]?.kind }
  }

  /// The attributes that an element can have, its own before those of its family.
  func attributes(of element: String) -> [String] {
    var result: [String] = []
    var current = table[element]
    while let row = current {
      result += row.attributes.keys.sorted()
      current = row.family.flatMap { table[$0] }
    }
    return result
  }

  /// In how many documents an element was seen.
  func documentCount(of element: String) -> Int { table[element]?.documentCount ?? 0 }

  /// How often an attribute was seen, on whatever elements.
  func count(of attribute: String) -> Int {
    (ownersByName[attribute] ?? []).reduce(0) {
      $0 + (table[$1]?.attributes[attribute]?.count ?? 0)
    }
  }

  /// The elements that have an attribute, the most frequent first, in words for a person:
  /// `stackView`, `controls`.
  func owners(of attribute: String) -> [String] {
    (ownersByName[attribute] ?? []).map { owner in
      switch owner {
      case "@view": "every view"
      case "@control": "every control"
      case "@scrollView": "every scroll view"
      case "@controller": "every view controller"
      default: owner
      }
    }
  }

  /// Whether an element inherits the attributes of views.
  func isView(_ element: String) -> Bool {
    var current = table[element]
    while let family = current?.family {
      if family == "@view" { return true }
      current = table[family]
    }
    return false
  }

  private func find(_ attribute: String, on element: String) -> Attribute? {
    var current = table[element]
    while let row = current {
      if let found = row.attributes[attribute] { return found }
      current = row.family.flatMap { table[$0] }
    }
    return nil
  }
}
