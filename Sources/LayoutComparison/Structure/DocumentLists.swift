import ElementTree
import LayoutModel

/// Edits the lists of a document beside its scenes. Their entries move together with scenes.
extension DocumentElement {
  /// The values of all attributes below the elements that meet a condition.
  private func values(below isTaken: (DocumentElement) -> Bool) -> Set<String> {
    var result: Set<String> = []
    for child in children where isTaken(child) {
      child.forEach { element in
        for attribute in element.attributes { result.insert(attribute.value) }
      }
    }
    return result
  }

  /// The names that objects use; the lists of resources don't count.
  var usedNames: Set<String> {
    values {
      !["resources", "classes", "designables", "inferredMetricsTieBreakers"].contains($0.name)
    }
  }

  /// Removes entries from one of the document's lists, and the list itself if it becomes empty.
  mutating func filterList(_ name: String, _ stays: (DocumentElement) -> Bool) {
    guard let index = content.firstIndex(where: { $0.isElement(name) }),
      case .element(var list) = content[index]
    else { return }
    let count = list.content.count
    list.content.removeAll { item in
      if case .element(let child) = item { !stays(child) } else { false }
    }
    guard list.content.count < count else { return }
    if list.children.contains(where: { _ in true }) {
      content[index] = .element(list)
    } else {
      content.remove(at: index)
    }
  }

  /// Keeps in the lists only what the document still uses after objects were removed.
  ///
  /// - Parameters:
  ///   - whole: the document with all objects.
  ///   - keepsUnused: whether to keep entries that nothing in the whole document used.
  mutating func keepUsedEntries(of whole: DocumentElement, keepsUnused: Bool) {
    let used = usedNames
    let usedBefore = whole.usedNames
    filterList("resources") { resource in
      guard let name = resource["name"] else { return true }
      return used.contains(name) || keepsUnused && !usedBefore.contains(name)
    }
    if !keepsUnused { filterList("classes") { $0["className"].map(used.contains) ?? true } }
    dropEntries(ofObjectsGoneFrom: whole.idsInside)
  }

  /// Removes entries of removed objects: drawn sizes of views, and segues that decide on bars.
  ///
  /// - Parameter before: the ids of all earlier objects.
  mutating func dropEntries(ofObjectsGoneFrom before: Set<String>) {
    let gone = before.subtracting(idsInside)
    filterList("designables") { !($0["name"].map(gone.contains) ?? false) }
    filterList("inferredMetricsTieBreakers") { !($0["reference"].map(gone.contains) ?? false) }
  }

  /// Adds entries that another document has in one of its lists.
  ///
  /// - Parameter key: the key that identifies an entry. If two have the same key, the first one
  ///   stays.
  mutating func addToList(
    _ name: String, from other: DocumentElement, key: (DocumentElement) -> String
  ) {
    guard let theirs = other.child(name) else { return }
    var known = Set((child(name)?.children ?? DocumentElement(name).children).map(key))
    let new = theirs.children.filter { known.insert(key($0)).inserted }
    guard !new.isEmpty else { return }
    makeList(name, whereItStandsIn: other)
    editList(name) { list in
      for entry in new {
        let place = list.content.firstIndex { item in
          guard case .element(let there) = item else { return false }
          return Self.precedes(entry, there, key)
        }
        list.content.insert(.element(entry), at: place ?? list.content.count)
      }
    }
  }

  /// The lists behind the scenes, in the order of Interface Builder. Before Xcode 11 some resources came
  /// earlier.
  private static let listsBehindScenes = [
    "classes", "designables", "inferredMetricsTieBreakers", "resources",
  ]

  /// Adds a missing list, empty, at the place that it has in another document, or at its usual place.
  private mutating func makeList(_ name: String, whereItStandsIn other: DocumentElement) {
    guard child(name) == nil else { return }
    let known = other.children.map(\.name)
    let rule = Self.listsBehindScenes.drop { $0 != name }.dropFirst()
      .filter { !known.contains($0) }
    let following = known.drop { $0 != name }.dropFirst() + rule
    let place = content.firstIndex { item in following.contains { item.isElement($0) } }
    content.insert(.element(DocumentElement(name)), at: place ?? content.count)
  }

  /// Whether an entry precedes another one. Interface Builder sorts its lists by kind and name.
  private static func precedes(
    _ a: DocumentElement, _ b: DocumentElement, _ key: (DocumentElement) -> String
  ) -> Bool {
    if a.name != b.name { return a.name.utf8.lexicographicallyPrecedes(b.name.utf8) }
    return key(a).utf8.lexicographicallyPrecedes(key(b).utf8)
  }

  /// Adds all entries of another document's lists that its scenes need.
  mutating func addLists(of other: DocumentElement) {
    addToList("resources", from: other) { "\($0.name) \($0["name"] ?? "")" }
    addToList("designables", from: other) { $0["name"] ?? "" }
    addToList("inferredMetricsTieBreakers", from: other) { $0["reference"] ?? "" }
    addToList("classes", from: other) { "\($0.name) \($0["className"] ?? "")" }
    addToList("customFonts", from: other) { $0["key"] ?? "" }
    // Plug-ins and the deployment target stay as they are in this document.
    var capabilities = other
    capabilities.filterList("dependencies") { $0.name == "capability" }
    addToList("dependencies", from: capabilities) { $0["name"] ?? $0["identifier"] ?? $0.name }
  }
}

extension DocumentContent {
  func isElement(_ name: String) -> Bool {
    if case .element(let child) = self { child.name == name } else { false }
  }
}
