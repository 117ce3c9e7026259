import ElementTree
import LayoutModel

/// Entries about objects that Interface Builder writes at the end of a document, and makes again
/// when it saves: the sizes of `IBDesignable` views, and the segues from which it derives simulated
/// metrics.
///
/// An entry needs its object, but nothing needs the entry. So an entry never keeps an object that a
/// side removed, and is removed with it.
enum DerivedEntries {
  static let lists: Set<String> = ["designables", "inferredMetricsTieBreakers"]

  /// The objects that a record needs. Objects to which only an entry of the document refers are not
  /// needed.
  static func needs(of record: ObjectTable.Record?) -> [ObjectID] {
    guard let record else { return [] }
    if record.id != ObjectTable.document { return record.shell.references }
    var shell = record.shell
    shell.content.removeAll { item in
      if case .element(let child) = item { lists.contains(child.name) } else { false }
    }
    return shell.references
  }

  /// The changes to a merged document that remove the entries of objects that it lost.
  ///
  /// - Parameter sides: the documents from which it was made. An object that is in none of them was
  ///   lost before.
  static func changes(to merged: DocumentTree, from sides: [DocumentTree]) -> [Change] {
    let entries = merged.root.children.filter { lists.contains($0.name) }
    if entries.isEmpty { return [] }
    var present: Set<ObjectID> = []
    merged.root.forEach { element in
      if let id = element["id"] { present.insert(ObjectID(id)) }
    }
    var known: Set<ObjectID> = []
    for side in sides {
      side.root.forEach { element in
        if let id = element["id"] { known.insert(ObjectID(id)) }
      }
    }
    return entries.flatMap { list -> [Change] in
      let path = ElementPath([ElementStep(list.name)])
      return list.parts.compactMap { part in
        guard let name = part.element["reference"] ?? part.element["name"],
          !present.contains(ObjectID(name)), known.contains(ObjectID(name))
        else { return nil }
        return Change(
          ObjectTable.document,
          .modified(
            PropertyPath(path.appending(part.step, after: part.after), .whole),
            old: .element(part.element), new: nil))
      }
    }
  }
}
