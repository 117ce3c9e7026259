import ElementTree
import LayoutModel

/// The meaning of a property, in whatever form it is written.
///
/// A text is an attribute, or, if it has several lines, a `string` element with a key. A removed
/// colour is a `nil` with the same key. An element has only one of these forms.
struct PropertySlot: Hashable {
  /// The element that has the property.
  private let owner: ElementPath
  private let key: String

  /// `nil` if the property has no key, such as a text between tags.
  init?(_ path: PropertyPath) {
    switch path.leaf {
    case .attribute(let name): (owner, key) = (path.element, name)
    case .whole:
      guard let step = path.element.steps.last, step.attribute == "key", let value = step.value
      else { return nil }
      (owner, key) = (ElementPath(Array(path.element.steps.dropLast())), value)
    case .text, .kind: return nil
    }
  }

  /// Whether a property is one of the forms, or lies inside one of them.
  func holds(_ path: PropertyPath) -> Bool {
    guard path.element.starts(with: owner) else { return false }
    let depth = owner.steps.count
    if path.element.steps.count > depth {
      let step = path.element.steps[depth]
      return step.attribute == "key" && step.value == key && step.name != "variation"
    }
    return path.leaf == .attribute(key)
  }

  /// The forms in which an object has the property.
  func forms(in shell: DocumentElement?) -> [PropertyPath] {
    guard let element = shell?.part(at: owner) else { return [] }
    var result = element[key] == nil ? [] : [PropertyPath(owner, .attribute(key))]
    for part in element.parts
    where part.step.attribute == "key" && part.step.value == key && part.step.name != "variation" {
      result.append(PropertyPath(owner.appending(part.step, after: part.after), .whole))
    }
    return result
  }
}

extension ObjectTable {
  /// The value of an object at a path, or in another form of the same property.
  func valueInAnyForm(_ path: PropertyPath, of id: ObjectID) -> PropertyValue? {
    if let value = value(path, of: id) { return value }
    guard let form = PropertySlot(path)?.forms(in: self[id]?.shell).first else { return nil }
    return value(form, of: id)
  }
}
