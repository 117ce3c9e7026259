import LayoutModel

/// Which of the resources that one side dropped the other still needs.
///
/// Interface Builder lists the images, colours and classes that a document uses. A side that removes the last use
/// drops the entry; where the other side adds a use, the entry has to stay.
struct UsedResources {
  private let base: DocumentElement
  private let uses: (base: [String: Int], ours: [String: Int], theirs: [String: Int])

  init(base: DocumentElement, ours: DocumentElement, theirs: DocumentElement) {
    self.base = base
    uses = (Self.uses(in: base), Self.uses(in: ours), Self.uses(in: theirs))
  }

  /// How often each text is the value of an attribute outside the lists of resources.
  private static func uses(in root: DocumentElement) -> [String: Int] {
    var result: [String: Int] = [:]
    for child in root.children where child.name != "resources" {
      child.forEach { element in
        for attribute in element.attributes { result[attribute.value, default: 0] += 1 }
      }
    }
    return result
  }

  /// Their changes without those that drop what ours came to use, and with what ours dropped and theirs came to use.
  func keeping(_ changes: [Change]) -> [Change] {
    var result = changes.filter { change in
      guard let name = Self.droppedResource(change) else { return true }
      return uses.ours[name, default: 0] <= uses.base[name, default: 0]
    }
    let path = ElementPath([ElementStep("resources")])
    guard let resources = base.part(at: path) else { return result }
    for part in resources.parts {
      guard let name = part.element["name"],
        uses.ours[name, default: 0] < uses.base[name, default: 0],
        uses.theirs[name, default: 0] > uses.base[name, default: 0]
      else { continue }
      result.append(
        Change(
          ObjectTable.document,
          .modified(
            PropertyPath(path.appending(part.step, after: part.after), .whole), old: nil,
            new: .element(part.element))))
    }
    return result
  }

  private static func droppedResource(_ change: Change) -> String? {
    guard change.object == ObjectTable.document,
      case .modified(let path, .element(let element)?, nil) = change.kind,
      path.element.steps.first?.name == "resources"
    else { return nil }
    return element["name"]
  }
}
