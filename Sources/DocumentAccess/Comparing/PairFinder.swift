import Diagnostics
import LayoutModel
import LayoutWorkbench

/// Pairs the documents of two folders, or of two states of a repository, by path and then by
/// content.
///
/// A removed document and an added one count as one renamed document if their bytes are the same, or if they share
/// at least half of their objects.
package struct PairFinder {

  package init() {}
  /// A document with the path by which two of them are paired.
  package typealias Entry = (path: String, document: ComparedDocument)

  /// The least share of common objects, relative to the larger document. Git uses half of the lines.
  private static let leastShare = 0.5

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
    var partners: [Int: Int] = [:]
    if !removed.isEmpty, !added.isEmpty {
      let before = removed.map { DocumentLikeness(pairs[$0].old) }
      let after = added.map { DocumentLikeness(pairs[$0].new) }
      var candidates: [(share: Double, old: Int, new: Int)] = []
      for (i, old) in before.enumerated() {
        for (j, new) in after.enumerated() {
          let share = old.share(with: new)
          if share >= Self.leastShare { candidates.append((share, removed[i], added[j])) }
        }
      }
      candidates.sort { ($1.share, $0.old, $0.new) < ($0.share, $1.old, $1.new) }
      var taken: Set<Int> = []
      for candidate in candidates where partners[candidate.new] == nil {
        if taken.insert(candidate.old).inserted { partners[candidate.new] = candidate.old }
      }
    }
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

/// The content by which a document is recognized under another name.
private struct DocumentLikeness {
  private var bytes: [UInt8]?
  private var ids: Set<ObjectID> = []

  /// A document that can't be read is similar to no other. The comparison reports why.
  init(_ document: ComparedDocument?) {
    guard let document else { return }
    do {
      bytes = try document.bytes?()
      ids = Set(try document.load(bytes).document.items.keys)
    } catch {
      ids = []
    }
  }

  /// The share of common objects, from 0 to 1; 1 if nothing differs.
  func share(with other: DocumentLikeness) -> Double {
    if let bytes, bytes == other.bytes { return 1 }
    let most = max(ids.count, other.ids.count)
    return most == 0 ? 0 : Double(ids.intersection(other.ids).count) / Double(most)
  }
}
