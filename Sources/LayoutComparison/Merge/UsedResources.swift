import ElementTree
import LayoutModel

/// The images, colours and other resources that a document lists because something in it names them.
///
/// Interface Builder makes the list again whenever it saves. In a merge, either side may have
/// removed the last use of an entry, or added the first one. So the list follows from the uses in
/// the result, not from the sides' lists.
struct UsedResources {
  private static let path = ElementPath([ElementStep("resources")])
  private let entries: [(step: ElementStep, element: DocumentElement, after: ChildKey?)]
  private let uses: Set<String>

  init(_ root: DocumentElement) {
    entries = root.part(at: Self.path)?.parts ?? []
    var uses: Set<String> = []
    for child in root.children where child.name != "resources" {
      child.forEach { element in
        for attribute in element.attributes { uses.insert(attribute.value) }
      }
    }
    self.uses = uses
  }

  /// The changes that make a merged document list what it uses.
  ///
  /// - Parameter sides: the documents from which it was made. An entry is written as in the first
  ///   document that has it. An entry that a side lists without a visible use stays as in the
  ///   merge.
  func changes(from sides: [UsedResources]) -> [Change] {
    var result: [Change] = []
    let listed = Set(entries.map(\.step))
    for entry in entries {
      guard let name = entry.element["name"], !uses.contains(name) else { continue }
      let known = sides.filter { side in side.entries.contains { $0.step == entry.step } }
      guard !known.isEmpty, known.allSatisfy({ $0.uses.contains(name) }) else { continue }
      result.append(Self.change(entry, old: entry.element, new: nil))
    }
    var added: Set<ElementStep> = []
    for entry in sides.flatMap(\.entries) where !listed.contains(entry.step) {
      guard let name = entry.element["name"], uses.contains(name),
        added.insert(entry.step).inserted
      else { continue }
      // If a side uses a resource without listing it, the document was written by hand, or by a
      // version that lists no resources.
      let owners = sides.filter { $0.uses.contains(name) }
      guard owners.allSatisfy({ side in side.entries.contains { $0.step == entry.step } }) else {
        continue
      }
      result.append(Self.change(entry, old: nil, new: entry.element))
    }
    return result
  }

  private static func change(
    _ entry: (step: ElementStep, element: DocumentElement, after: ChildKey?),
    old: DocumentElement?, new: DocumentElement?
  ) -> Change {
    Change(
      ObjectTable.document,
      .modified(
        PropertyPath(path.appending(entry.step, after: entry.after), .whole),
        old: old.map(PropertyValue.element), new: new.map(PropertyValue.element)))
  }
}
