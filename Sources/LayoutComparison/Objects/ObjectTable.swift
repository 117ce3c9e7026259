package import ElementTree
package import LayoutModel

/// A tree divided into its objects. Each object has its own element, in which marks stand for the
/// objects inside it.
///
/// Comparison and merging work on this table: an object keeps its identity wherever it stands, and
/// moving it only moves a mark.
package struct ObjectTable: Sendable {
  /// The id that stands for the document itself, which is an object, too.
  package static let document = ObjectID("")

  package struct Record: Sendable {
    package var id: ObjectID
    /// The element with its parts; marks stand for the objects inside.
    package var shell: DocumentElement
    package var placement: Placement?
  }

  package private(set) var records: [ObjectID: Record] = [:]
  /// The ids of all objects, in document order.
  package private(set) var order: [ObjectID] = []

  package init(_ root: DocumentElement) {
    order = [Self.document]
    let shell = take(root, in: Self.document, slot: ElementPath())
    records[Self.document] = Record(id: Self.document, shell: shell, placement: nil)
  }

  package subscript(id: ObjectID) -> Record? {
    get { records[id] }
    set { records[id] = newValue }
  }

  /// The id of the object that an element is; `nil` for a part of the object around it.
  private mutating func identity(of element: DocumentElement) -> ObjectID? {
    let text: String?
    switch element.name {
    case "scene": text = element["sceneID"] ?? element["id"]
    case "device", "adaptation": text = nil  // Their ids are names of devices.
    default: text = element["id"]
    }
    guard let text, !text.isEmpty else { return nil }
    var id = ObjectID(text)
    var count = 1
    while seen.contains(id) {  // A faulty document repeats an id: the later ones get a number.
      count += 1
      id = ObjectID("\(text)#\(count)")
    }
    seen.insert(id)
    return id
  }
  private var seen: Set<ObjectID> = []

  private mutating func take(
    _ element: DocumentElement, in owner: ObjectID, slot: ElementPath
  ) -> DocumentElement {
    var shell = element
    ParallelList.takeApart(&shell)
    var lastObject: ObjectID?
    var near: ChildKey?
    var counter = StepCounter()
    for index in shell.content.indices {
      guard case .element(let child) = shell.content[index] else { continue }
      if let id = identity(of: child) {
        order.append(id)
        let placement = Placement(parent: owner, slot: slot, after: lastObject, near: near)
        shell.content[index] = .mark(id)
        let inner = take(child, in: id, slot: ElementPath())
        records[id] = Record(id: id, shell: inner, placement: placement)
        lastObject = id
        near = .object(id)
      } else {
        let step = counter.step(to: child)
        let way = slot.appending(step, after: near)
        shell.content[index] = .element(take(child, in: owner, slot: way))
        near = .part(step)
      }
    }
    return shell
  }

  /// Builds the tree again, from the document downwards. Objects without a mark are left out.
  package func tree() -> DocumentElement {
    guard let root = records[Self.document] else { return DocumentElement("document") }
    var pending = records
    pending[Self.document] = nil
    return Self.assemble(root.shell, &pending)
  }

  /// Builds the element of an object. Each object is used once, so a mark that occurs twice or
  /// inside itself cannot loop.
  private static func assemble(
    _ shell: DocumentElement, _ pending: inout [ObjectID: Record]
  ) -> DocumentElement {
    var result = shell
    result.content = []
    result.content.reserveCapacity(shell.content.count)
    for item in shell.content {
      if let id = item.markedObject {
        guard let record = pending.removeValue(forKey: id) else { continue }
        result.content.append(.element(assemble(record.shell, &pending)))
      } else if case .element(let child) = item {
        result.content.append(.element(assemble(child, &pending)))
      } else {
        result.content.append(item)
      }
    }
    ParallelList.putTogether(&result)
    return result
  }

  /// The value of an object at a path; `nil` if it has none.
  func value(_ path: PropertyPath, of id: ObjectID) -> PropertyValue? {
    guard let part = self[id]?.shell.part(at: path.element) else { return nil }
    switch path.leaf {
    case .attribute(let name): return part[name].map(PropertyValue.text)
    case .text: return part.significantText.map(PropertyValue.text)
    case .kind: return .text(part.name)
    case .whole: return .element(part.withoutMarks)
    }
  }
}

extension DocumentContent {
  private static let markKind = "ninegrid-object"

  static func mark(_ id: ObjectID) -> DocumentContent { .other(kind: markKind, text: id.text) }

  var markedObject: ObjectID? {
    if case .other(Self.markKind, let text) = self { ObjectID(text) } else { nil }
  }
}

extension DocumentElement {
  /// The element and its parts without the marks of objects.
  var withoutMarks: DocumentElement {
    var result = self
    result.content = content.compactMap { item in
      if item.markedObject != nil { return nil }
      if case .element(let child) = item { return .element(child.withoutMarks) }
      return item
    }
    return result
  }

  /// Whether it contains the mark of an object, at any depth.
  var hasMarks: Bool {
    content.contains { item in
      if case .element(let child) = item { child.hasMarks } else { item.markedObject != nil }
    }
  }
}
