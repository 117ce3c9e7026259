import Diagnostics
import LayoutModel
import LayoutWorkbench

/// Pairs the documents of two folders, or of two states of a repository, by path and then by
/// content.
///
/// A removed document and an added one count as one renamed document if their bytes are the same, or if they share
/// at least half of their objects; see ``RenameFinder``.
package struct PairFinder {

  package init() {}
  /// A document with the path by which two of them are paired.
  package typealias Entry = (path: String, document: ComparedDocument)

  package static func pairs(_ old: [Entry], _ new: [Entry]) -> [DocumentPair] {
    var partners: [String: Int] = [:]
    for (index, entry) in old.enumerated() { partners[entry.path] = index }
    var pairs: [DocumentPair] = []
    var taken: Set<Int> = []
    for entry in new {
      var pair = DocumentPair(old: nil, new: entry.document, name: entry.path)
      if let index = partners[entry.path] {
        pair.old = old[index].document
        taken.insert(index)
      }
      pairs.append(pair)
    }
    for (index, entry) in old.enumerated() where !taken.contains(index) {
      pairs.append(DocumentPair(old: entry.document, new: nil, name: entry.path))
    }
    return joiningRenames(pairs)
  }

  /// Joins pairs that are one renamed document, in the order of their names.
  package static func joiningRenames(_ pairs: [DocumentPair]) -> [DocumentPair] {
    let removed = pairs.indices.filter { pairs[$0].state == .removed }
    let added = pairs.indices.filter { pairs[$0].state == .added }
    let found = RenameFinder(
      of: added.compactMap { index in pairs[index].new.map { (pairs[index].name, $0) } },
      among: removed.compactMap { index in pairs[index].old.map { (pairs[index].name, $0) } })
    let partners = Dictionary(
      uniqueKeysWithValues: found.partners.map { (added[$0.key], removed[$0.value]) })
    let joined = Set(partners.values)
    var result: [DocumentPair] = []
    for (index, pair) in pairs.enumerated() where !joined.contains(index) {
      var pair = pair
      if let partner = partners[index] {
        pair.old = pairs[partner].old
        pair.oldName = pairs[partner].name
      }
      result.append(pair)
    }
    return result.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
