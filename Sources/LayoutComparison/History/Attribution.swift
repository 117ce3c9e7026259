package import ElementTree
package import LayoutModel

/// The version of a document that set each of its properties.
///
/// A value that a version shares with one of its parents belongs to the parent; any other value
/// belongs to the version. So a merged value belongs to the side that set it, and a value that was
/// changed back belongs to the version that changed it back.
package struct Attribution: Sendable {
  /// The version by object and property. The existence of an object is the property for its kind.
  private var entries: [ObjectID: [PropertyPath: Entry]] = [:]

  private struct Entry: Hashable {
    var value: PropertyValue
    var version: Int
  }

  /// The attribution of an empty version: everything in the next version is new.
  package init() {}

  /// - Parameters:
  ///   - version: the number of this version.
  ///   - parents: the attributions of the versions from which it was made, the first parent first.
  package init(_ tree: DocumentTree, version: Int, parents: [Attribution]) {
    let table = ObjectTable(tree.root)
    for id in table.order {
      guard let shell = table[id]?.shell else { continue }
      var properties: [PropertyPath: Entry] = [:]
      Self.forEachProperty(of: shell) { path, value in
        let known = parents.lazy.compactMap { $0.entries[id]?[path] }.first { $0.value == value }
        properties[path] = known ?? Entry(value: value, version: version)
      }
      entries[id] = properties
    }
  }

  /// A property with the version that set it.
  package struct Row: Sendable {
    package var object: ObjectID
    package var path: PropertyPath
    package var value: PropertyValue
    package var version: Int
    /// Whether the property has no effect on the layout.
    package var isNoise: Bool

    /// Whether the row is about the existence of the object.
    package var isWhole: Bool { path.element.steps.isEmpty && path.leaf == .kind }
  }

  /// The properties of a document, in its order.
  ///
  /// - Parameter document: the document of the last version.
  package func rows(of document: LayoutDocument) -> [Row] {
    let table = ObjectTable(document.tree.root)
    let classifier = NoiseClassifier(a: table, b: table)
    var rows: [Row] = []
    for id in table.order {
      guard let shell = table[id]?.shell, let known = entries[id] else { continue }
      Self.forEachProperty(of: shell) { path, value in
        guard let entry = known[path] else { return }
        var isNoise = false
        if path.leaf != .kind {
          switch classifier.noise(of: Change(id, .modified(path, old: value, new: nil))) {
          // These classes of noise compare two values, but here there is only one.
          case .colorSpaces, .numbers, nil: break
          default: isNoise = true
          }
        }
        rows.append(
          Row(object: id, path: path, value: value, version: entry.version, isNoise: isNoise))
      }
    }
    return rows
  }

  /// Calls `body` with the kind of an object, then with all attributes and texts of the object and its parts,
  /// in order.
  private static func forEachProperty(
    of shell: DocumentElement, _ body: (PropertyPath, PropertyValue) -> Void
  ) {
    body(PropertyPath(ElementPath(), .kind), .text(shell.name))
    visit(shell, at: ElementPath(), body)
  }

  private static func visit(
    _ element: DocumentElement, at path: ElementPath,
    _ body: (PropertyPath, PropertyValue) -> Void
  ) {
    let naming = path.steps.isEmpty ? nil : ElementStep(to: element).attribute
    for attribute in element.attributes where attribute.name != "id" && attribute.name != naming {
      body(PropertyPath(path, .attribute(attribute.name)), .text(attribute.value))
    }
    if let text = element.significantText { body(PropertyPath(path, .text), .text(text)) }
    for part in element.parts {
      let inner = path.appending(part.step, after: nil)
      if part.element.attributes.count <= 1, part.element.parts.isEmpty,
        part.element.significantText == nil, !part.element.isContainer
      {
        // For a part such as `nil`, only its existence counts.
        body(PropertyPath(inner, .whole), .element(part.element.withoutMarks))
      } else {
        visit(part.element, at: inner, body)
      }
    }
  }
}
