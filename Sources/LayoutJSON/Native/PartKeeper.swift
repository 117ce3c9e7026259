import Diagnostics
import ElementTree
import LayoutModel

/// Finds the parts of a native document to which its errors belong, and puts them into the tree.
///
/// An error has a place in the JSON. The part is the innermost value that starts at this place or
/// before it. If the part belongs to an element, it goes into that element, with its path from the
/// element's object.
struct PartKeeper {
  /// Lists from which single items are left out if they can't be read. Other lists are kept as a
  /// whole.
  private static let lists: Set<String> = [
    "constraints", "subviews", "prototypes", "rows", "sections", "objects", "scenes",
    "connections", "guides", "elements", "dependencies", "resources",
  ]

  /// A value of the document, and its path below the object of an element.
  private struct Place {
    var location: SourceLocation
    var anchor: SourceLocation
    var path: [KeptPart.Step]
    var values: [JSONValue]
  }

  private var places: [Place] = []
  private var elements: Set<SourceLocation> = []
  private var parts: [SourceLocation: [KeptPart]] = [:]

  /// - Parameters:
  ///   - errors: the errors from reading `document`, with their places.
  ///   - root: the tree that was read from it.
  static func keep(_ errors: [Diagnostic], of document: JSONValue, in root: inout DocumentElement) {
    let locations = errors.compactMap(\.location)
    guard !locations.isEmpty, let start = document.location else { return }
    var keeper = PartKeeper()
    keeper.collect(root)
    keeper.elements.insert(start)
    keeper.collect(document, anchor: start, path: [], values: [])
    for location in locations { keeper.keep(at: location) }
    keeper.attach(to: &root)
  }

  private mutating func collect(_ element: DocumentElement) {
    if let location = element.location { elements.insert(location) }
    for child in element.children { collect(child) }
  }

  private mutating func collect(
    _ value: JSONValue, anchor: SourceLocation, path: [KeptPart.Step], values: [JSONValue],
    key: SourceLocation? = nil
  ) {
    guard let location = value.location else { return }
    var place = Place(location: location, anchor: anchor, path: path, values: values + [value])
    if value.members != nil, elements.contains(location) {
      // An error at the start of an object that became an element is about a missing member. So
      // nothing has to be kept.
      place = Place(location: location, anchor: location, path: [], values: [])
    }
    // The place of a key also stands for its value, because an error may be about the key.
    if let key {
      places.append(Place(location: key, anchor: anchor, path: path, values: values + [value]))
    }
    places.append(place)
    for (index, item) in (value.array ?? []).enumerated() {
      collect(
        item, anchor: place.anchor, path: place.path + [.item(index)], values: place.values)
    }
    for member in value.members ?? [] {
      collect(
        member.value, anchor: place.anchor, path: place.path + [.member(member.key)],
        values: place.values, key: member.location)
    }
  }

  private mutating func keep(at location: SourceLocation) {
    guard let place = innermost(at: location) else { return }
    var length = place.path.count
    if let item = place.path.firstIndex(where: { if case .item = $0 { true } else { false } }) {
      let isDropped =
        if item > 0, case .member(let key) = place.path[item - 1] {
          Self.lists.contains(key)
        } else {
          false
        }
      length = isDropped ? item + 1 : item
    }
    guard length > 0 else { return }
    let part = KeptPart(path: Array(place.path.prefix(length)), value: place.values[length - 1])
    parts[place.anchor, default: []].append(part)
  }

  /// The last value that starts at a place or before it. The values are in the order of the file.
  private func innermost(at location: SourceLocation) -> Place? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].location <= location { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? places[low - 1] : nil
  }

  /// Adds the parts to the innermost element that comes from their object. A scene has the same
  /// object as its controller.
  private mutating func attach(to element: inout DocumentElement) {
    ObjectIDs.forEachChild(of: &element) { attach(to: &$0) }
    guard let location = element.location, let own = parts.removeValue(forKey: location) else {
      return
    }
    element.content += Self.inOrder(own).map(\.content)
  }

  /// The parts in an order that does not depend on their places. Parts inside others are left out.
  private static func inOrder(_ parts: [KeptPart]) -> [KeptPart] {
    var result: [KeptPart] = []
    for part in parts.sorted(by: { $0.path.lexicographicallyPrecedes($1.path) }) {
      // A part that lies inside another part, or is equal to it, follows it.
      if let last = result.last, part.path.starts(with: last.path) { continue }
      result.append(part)
    }
    return result
  }
}
