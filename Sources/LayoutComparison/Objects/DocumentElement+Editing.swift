import ElementTree
import LayoutModel

/// Edits of an object's shell along paths of steps.
extension DocumentElement {
  /// Calls `body` to change the element at the end of a path. `creating` makes missing elements on
  /// the way.
  ///
  /// - Returns: whether there is such an element.
  @discardableResult
  mutating func edit(
    at path: ElementPath, creating: Bool = false, from depth: Int = 0,
    _ body: (inout DocumentElement) -> Void
  ) -> Bool {
    guard depth < path.steps.count else {
      body(&self)
      return true
    }
    let step = path.steps[depth]
    if index(of: step) == nil, creating {
      insert(.element(step.emptyElement), after: nil, near: path.hints[depth])
    }
    guard let index = index(of: step), case .element(var child) = content[index] else {
      return false
    }
    content[index] = .text("", spelling: nil)  // `child` is the only copy: no copy on write.
    defer { content[index] = .element(child) }
    return child.edit(at: path, creating: creating, from: depth + 1, body)
  }

  /// Sets or removes the part at the end of a path.
  mutating func setPart(at path: ElementPath, to value: PropertyValue?) -> Bool {
    guard let step = path.steps.last else { return false }
    var parent = path
    parent.steps.removeLast()
    let hint = parent.hints.removeLast()
    return edit(at: parent, creating: value != nil) { element in
      let index = element.index(of: step)
      switch value {
      case .element(let part):
        if let index {
          element.content[index] = .element(part)
        } else {
          element.insert(.element(part), after: nil, near: hint)
        }
      case .text, nil:
        // A part with objects inside it stays: only a change of such an object may remove it.
        if let index, case .element(let part) = element.content[index], !part.hasMarks {
          element.content.remove(at: index)
        }
      }
    }
  }

  /// The part at the end of a path.
  func part(at path: ElementPath) -> DocumentElement? {
    var element = self
    for step in path.steps {
      guard let index = element.index(of: step), case .element(let child) = element.content[index]
      else { return nil }
      element = child
    }
    return element
  }

  /// The position in the content of the child to which a step leads.
  func index(of step: ElementStep) -> Int? {
    var plain = step
    plain.ordinal = 1
    var count = 0
    for (index, item) in content.enumerated() {
      guard case .element(let child) = item, child.name == step.name,
        ElementStep(to: child) == plain
      else { continue }
      count += 1
      if count == step.ordinal { return index }
    }
    return nil
  }

  private func index(of key: ChildKey) -> Int? {
    switch key {
    case .object(let id): content.firstIndex { $0.markedObject == id }
    case .part(let step): index(of: step)
    }
  }

  /// Inserts after `near` if that lies between the object `after` and the next object. Otherwise it
  /// inserts directly after `after`, or at the start without either.
  ///
  /// If something else stands there now, or `near` is gone, a part goes where Interface Builder
  /// writes it.
  mutating func insert(_ item: DocumentContent, after: ObjectID?, near: ChildKey?) {
    let lower = after.flatMap { index(of: .object($0)) }.map { $0 + 1 } ?? 0
    var upper = content.count
    if item.markedObject != nil {
      upper = content[lower...].firstIndex { $0.markedObject != nil } ?? content.count
    }
    var position = lower
    if let near, let index = index(of: near) {
      if index + 1 >= lower && index + 1 <= upper { position = index + 1 }
    } else if near != nil, after == nil, item.markedObject == nil {
      position = ElementOrder.knownRank(item).flatMap(place(ofRank:)) ?? upper
    }
    if item.markedObject == nil, let rank = ElementOrder.knownRank(item) {
      while position < content.count, let next = ElementOrder.knownRank(content[position]),
        next < rank
      {
        position += 1
      }
    }
    content.insert(item, at: position)
  }

  /// The position behind the last child of a lower rank.
  private func place(ofRank rank: Int) -> Int? {
    content.lastIndex { ElementOrder.rank($0) < rank }.map { $0 + 1 }
  }

  mutating func setAttribute(_ name: String, to value: String, after: String?) {
    if self[name] != nil {
      self[name] = value
      return
    }
    let attribute = DocumentAttribute(name: name, value: value)
    if let after, let index = attributes.firstIndex(where: { $0.name == after }) {
      attributes.insert(attribute, at: index + 1)
    } else {
      attributes.insert(attribute, at: after == nil ? 0 : attributes.count)
    }
  }

  /// Replaces all text by one text. Children stay where they are.
  mutating func replaceText(with text: String) {
    let first = content.firstIndex { if case .text = $0 { true } else { false } }
    content.removeAll { if case .text = $0 { true } else { false } }
    if !text.isEmpty {
      content.insert(.text(text, spelling: nil), at: min(first ?? content.count, content.count))
    }
  }

  /// Removes the mark of an object, and the lists that this makes empty.
  ///
  /// - Returns: whether the mark was there.
  @discardableResult
  mutating func removeMark(of id: ObjectID) -> Bool {
    if let index = content.firstIndex(where: { $0.markedObject == id }) {
      content.remove(at: index)
      return true
    }
    for index in content.indices {
      guard case .element(var child) = content[index] else { continue }
      if child.removeMark(of: id) {
        if child.isContainer && child.holdsNothing {
          content.remove(at: index)
        } else {
          content[index] = .element(child)
        }
        return true
      }
    }
    return false
  }

  /// Removes containers along a path that contain nothing any more, the innermost first.
  mutating func prune(along path: ElementPath, from depth: Int = 0) {
    guard depth < path.steps.count, let index = index(of: path.steps[depth]),
      case .element(var child) = content[index]
    else { return }
    child.prune(along: path, from: depth + 1)
    if child.isContainer && child.holdsNothing {
      content.remove(at: index)
    } else {
      content[index] = .element(child)
    }
  }

  /// Whether the element has no content, and no attribute but the one that names it.
  var holdsNothing: Bool {
    let named = ElementStep(to: self).attribute == nil ? 0 : 1
    return attributes.count <= named
      && content.allSatisfy { item in
        if case .text(let text, _) = item { text.allSatisfy(\.isWhitespace) } else { false }
      }
  }
}
