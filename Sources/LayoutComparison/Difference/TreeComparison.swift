import ElementTree
import LayoutModel

/// Compares two object tables and collects the differences.
struct TreeComparison {
  let a: ObjectTable
  let b: ObjectTable
  let classifier: NoiseClassifier
  var changes: [Change] = []
  /// The number of elements that are only written differently.
  var formatting = 0

  init(from a: ObjectTable, to b: ObjectTable) {
    self.a = a
    self.b = b
    classifier = NoiseClassifier(a: a, b: b)
  }

  mutating func run() {
    let reordered = Reordering.moved(from: a, to: b)
    for id in b.order {
      guard let new = b[id] else { continue }
      guard let old = a[id] else {
        if let place = new.placement {
          add(id, .added(new.shell.withoutMarks, at: place))
        }
        continue
      }
      if let from = old.placement, let to = new.placement {
        let movesElsewhere = from.parent != to.parent || from.slot != to.slot
        if movesElsewhere || reordered.contains(id) { add(id, .moved(from: from, to: to)) }
      }
      if old.shell.name != new.shell.name {
        let path = PropertyPath(ElementPath(), .kind)
        add(id, .modified(path, old: .text(old.shell.name), new: .text(new.shell.name)))
      }
      compare(old.shell, new.shell, of: id, at: ElementPath())
    }
    for id in a.order where b[id] == nil {
      guard let old = a[id], let place = old.placement else { continue }
      add(id, .removed(old.shell.withoutMarks, from: place))
    }
  }

  private mutating func add(_ id: ObjectID, _ kind: Change.Kind) {
    var change = Change(id, kind)
    change.noise = classifier.noise(of: change)
    changes.append(change)
  }

  // MARK: Properties

  /// Compares two elements that stand for the same thing: attributes, text, parts.
  mutating func compare(
    _ old: DocumentElement, _ new: DocumentElement, of id: ObjectID, at path: ElementPath
  ) {
    compareAttributes(old, new, of: id, at: path)
    let oldText = old.significantText
    let newText = new.significantText
    if oldText != newText {
      add(
        id,
        .modified(
          PropertyPath(path, .text), old: oldText.map(PropertyValue.text),
          new: newText.map(PropertyValue.text)))
    } else if old.formatting != new.formatting || old.decoration != new.decoration {
      formatting += 1
    }
    compareParts(old, new, of: id, at: path)
  }

  private mutating func compareAttributes(
    _ old: DocumentElement, _ new: DocumentElement, of id: ObjectID, at path: ElementPath
  ) {
    if old.attributes == new.attributes { return }
    var before: String?
    var previous: [String: String] = [:]
    for attribute in old.attributes where previous[attribute.name] == nil {
      previous[attribute.name] = attribute.value
    }
    var seen: Set<String> = []
    for attribute in new.attributes where seen.insert(attribute.name).inserted {
      let value = previous[attribute.name]
      if value != attribute.value {
        add(
          id,
          .modified(
            PropertyPath(path, .attribute(attribute.name), after: before),
            old: value.map(PropertyValue.text), new: .text(attribute.value)))
      }
      before = attribute.name
    }
    before = nil
    var removed: Set<String> = []
    for attribute in old.attributes {
      if !seen.contains(attribute.name), removed.insert(attribute.name).inserted {
        add(
          id,
          .modified(
            PropertyPath(path, .attribute(attribute.name), after: before),
            old: .text(attribute.value), new: nil))
      }
      before = attribute.name
    }
    // The attributes of an element that both sides have, with their spellings, in order.
    func common(_ element: DocumentElement) -> [String] {
      element.attributes.filter { seen.contains($0.name) && previous[$0.name] != nil }
        .map { "\($0.name) \($0.spelling?.text ?? "")" }
    }
    if common(old) != common(new) { formatting += 1 }
  }

  private mutating func compareParts(
    _ old: DocumentElement, _ new: DocumentElement, of id: ObjectID, at path: ElementPath
  ) {
    let oldParts = old.parts
    let newParts = new.parts
    if oldParts.isEmpty && newParts.isEmpty { return }
    var remaining: [ElementStep: (element: DocumentElement, after: ChildKey?)] = [:]
    for part in oldParts { remaining[part.step] = (part.element, part.after) }
    var common: [ElementStep] = []
    for part in newParts {
      let inner = path.appending(part.step, after: part.after)
      if let (element, _) = remaining.removeValue(forKey: part.step) {
        common.append(part.step)
        compare(element, part.element, of: id, at: inner)
      } else if part.element.isContainer {
        if part.element.content.isEmpty { formatting += 1 }
        compare(part.step.emptyElement, part.element, of: id, at: inner)
      } else {
        add(
          id,
          .modified(
            PropertyPath(inner, .whole), old: nil, new: .element(part.element.withoutMarks)))
      }
    }
    for part in oldParts where remaining[part.step] != nil {
      let inner = path.appending(part.step, after: part.after)
      if part.element.isContainer {
        if part.element.content.isEmpty { formatting += 1 }
        compare(part.element, part.step.emptyElement, of: id, at: inner)
      } else {
        add(
          id,
          .modified(
            PropertyPath(inner, .whole), old: .element(part.element.withoutMarks), new: nil))
      }
    }
    let kept = Set(common)
    if oldParts.map(\.step).filter(kept.contains) != common { formatting += 1 }
  }
}

extension DocumentElement {
  /// The parts among its children, each with its step and the sibling before it.
  var parts: [(step: ElementStep, element: DocumentElement, after: ChildKey?)] {
    var result: [(step: ElementStep, element: DocumentElement, after: ChildKey?)] = []
    var counter = StepCounter()
    var before: ChildKey?
    for item in content {
      if let id = item.markedObject {
        before = .object(id)
      } else if case .element(let child) = item {
        let step = counter.step(to: child)
        result.append((step, child, before))
        before = .part(step)
      }
    }
    return result
  }

  /// Whether an element only contains others. It exists because they do, so it needs no change of
  /// its own.
  var isContainer: Bool {
    switch name {
    case "variation", "mask": return true
    case "nil", "null", "true", "false", "animations", "string", "mutableString": return false
    default:
      guard attributes.isEmpty, significantText == nil else { return false }
      return true
    }
  }

  /// The text of the element; `nil` if there is only white space between its children.
  var significantText: String? {
    var result = ""
    var isBlank = true
    var hasChildren = false
    for item in content {
      switch item {
      case .text(let part, _):
        result += part
        if isBlank { isBlank = part.allSatisfy(\.isWhitespace) }
      case .element: hasChildren = true
      case .other: if item.markedObject != nil { hasChildren = true }
      }
    }
    if result.isEmpty || (isBlank && hasChildren) { return nil }
    if isBlank && !["string", "mutableString"].contains(name) { return nil }
    return result
  }

  /// The white space, comments and spellings of the element.
  var decoration: [String] {
    content.compactMap { item in
      switch item {
      case .element: nil
      case .text(let text, let spelling): "\(text)\u{0}\(spelling ?? "")"
      case .other(let kind, let text): item.markedObject == nil ? "\(kind)\u{0}\(text)" : nil
      }
    }
  }
}
