import ElementTree
import LayoutModel

/// A row of `element` with the values for it from other tables, from which an element is built.
struct ElementRow {
  var number: Int
  var parent: Int?
  var position: Int
  var shape: ElementShape
  var formatting: TagFormatting?
  var name: String?
  var table: TypedTable?
  /// Whether the element is in the tree.
  var isReached = false
  /// The children with their positions.
  var children: [(Int, Child)] = []

  /// A child: an element, by its index among the rows, or other content.
  enum Child {
    case element(Int)
    case content(DocumentContent)
  }

  /// Values of the attributes that the shape has.
  private var values: [DocumentAttribute?]
  /// Attributes that SQL has added, with their column; those without a column come last.
  private var additions: [(column: Int?, attribute: DocumentAttribute)] = []

  init(number: Int, parent: Int?, position: Int, shape: ElementShape, formatting: TagFormatting?) {
    self.number = number
    self.parent = parent
    self.position = position
    self.shape = shape
    self.formatting = formatting
    name = shape.name
    values = Array(repeating: nil, count: shape.attributes.count)
  }

  /// Whether the shape has a place for an attribute.
  func hasSlot(for name: String) -> Bool { shape.position(ofAttribute: name) != nil }

  /// Sets the attribute of a column.
  mutating func set(_ name: String, _ value: String, column: Int) {
    let attribute = DocumentAttribute(name: name, value: value)
    if let slot = shape.position(ofAttribute: name) {
      values[slot] = attribute
    } else {
      additions.append((column, attribute))
    }
  }

  /// Sets an attribute without a column, or one whose column is NULL.
  mutating func setUnlessTyped(_ name: String, _ value: String) {
    let attribute = DocumentAttribute(name: name, value: value)
    if let slot = shape.position(ofAttribute: name) {
      if values[slot] == nil { values[slot] = attribute }
    } else if !additions.contains(where: { $0.attribute.name == name }) {
      additions.append((table?.position(ofAttribute: name), attribute))
    }
  }

  /// Writes an attribute in the spelling of the file, if it still has the value that `text` stands
  /// for.
  mutating func respell(_ name: String, as text: String, spelling: AttributeSpelling?) {
    guard let slot = shape.position(ofAttribute: name), let current = values[slot] else {
      return
    }
    if current.value != text {
      guard let table, let column = table.position(ofAttribute: name) else { return }
      let type = table.columns[column].type
      guard let old = type.value(text), old == type.value(current.value) else { return }
    }
    values[slot] = DocumentAttribute(name: name, value: text, spelling: spelling)
  }

  /// All attributes in order. An attribute that SQL has added stands before the first one that
  /// Interface Builder would write after it.
  func attributes() -> [DocumentAttribute] {
    var result = values.compactMap { $0 }
    for (column, attribute) in additions {
      let place = column.flatMap { column in
        result.firstIndex { other in
          (table?.position(ofAttribute: other.name) ?? -1) > column
        }
      }
      result.insert(attribute, at: place ?? result.endIndex)
    }
    return result
  }
}
