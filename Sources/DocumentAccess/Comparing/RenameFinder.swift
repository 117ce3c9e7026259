import LayoutModel
import LayoutWorkbench

/// Finds which removed documents and which added ones are two versions of one renamed document.
///
/// As in git, equal bytes come first, and the same file name decides between candidates that are equally alike. Only the
/// others are read, and compared with those that share one of their rarest ids.
struct RenameFinder {
  /// A document, and its path.
  typealias Entry = (path: String, document: ComparedDocument)

  /// The least share of common objects, relative to the larger document. Git uses half of the lines.
  private static let leastShare = 0.5

  /// For the index of a new document the index of the old one that it was.
  private(set) var partners: [Int: Int] = [:]
  /// How many pairs of documents were compared by their objects.
  private(set) var comparisonCount = 0

  private let old: [Entry]
  private let new: [Entry]
  private var taken: Set<Int> = []

  init(of new: [Entry], among old: [Entry]) {
    self.old = old
    self.new = new
    if old.isEmpty || new.isEmpty { return }
    pairEqualBytes()
    pairCommonObjects()
  }

  /// Pairs documents with the same bytes: those with the same file name, and then the others.
  private mutating func pairEqualBytes() {
    let (before, after) = (old.map(\.document.content), new.map(\.document.content))
    func named(_ contents: [[UInt8]?], _ entries: [Entry]) -> [NamedContent?] {
      zip(contents, entries).map { content, entry in
        content.map { NamedContent(bytes: $0, name: Self.fileName(entry)) }
      }
    }
    pairInOrder(named(before, old), named(after, new))
    pairInOrder(before, after)
  }

  private struct NamedContent: Hashable {
    let bytes: [UInt8]
    let name: Substring
  }

  /// Pairs the documents with the same key, the first with the first.
  private mutating func pairInOrder<Key: Hashable>(_ before: [Key?], _ after: [Key?]) {
    var waiting: [Key: [Int]] = [:]
    for index in old.indices.reversed() where !taken.contains(index) {
      if let key = before[index] { waiting[key, default: []].append(index) }
    }
    for index in new.indices where partners[index] == nil {
      if let key = after[index], let partner = waiting[key]?.popLast() {
        pair(index, with: partner)
      }
    }
  }

  private mutating func pairCommonObjects() {
    let rest = new.indices.filter { partners[$0] == nil }
    let free = old.indices.filter { !taken.contains($0) }
    if rest.isEmpty || free.isEmpty { return }
    let before = Dictionary(
      uniqueKeysWithValues: free.map { ($0, old[$0].document.objectIDs) })
    var places: [ObjectID: [Int]] = [:]
    for index in free { for id in before[index] ?? [] { places[id, default: []].append(index) } }
    var candidates: [(share: Double, hasOtherName: Bool, old: Int, new: Int)] = []
    for index in rest {
      let ids = new[index].document.objectIDs
      for place in Self.candidates(sharing: ids, places) {
        comparisonCount += 1
        let other = before[place] ?? []
        let share = Double(ids.intersection(other).count) / Double(max(ids.count, other.count))
        guard share >= Self.leastShare else { continue }
        let hasOtherName = Self.fileName(old[place]) != Self.fileName(new[index])
        candidates.append((share, hasOtherName, place, index))
      }
    }
    candidates.sort { a, b in
      if a.share != b.share { return a.share > b.share }
      if a.hasOtherName != b.hasOtherName { return b.hasOtherName }
      return (a.old, a.new) < (b.old, b.new)
    }
    for found in candidates where partners[found.new] == nil && !taken.contains(found.old) {
      pair(found.new, with: found.old)
    }
  }

  /// The documents that may have half of some ids. One that has half of them has at least one of any half and one more,
  /// so it is enough to look at the rarest.
  private static func candidates(
    sharing ids: Set<ObjectID>, _ places: [ObjectID: [Int]]
  ) -> Set<Int> {
    let needed = Int((Double(ids.count) * leastShare).rounded(.up))
    let rarest = ids.map { places[$0] ?? [] }.sorted { $0.count < $1.count }
      .prefix(ids.count - needed + 1)
    return rarest.reduce(into: []) { $0.formUnion($1) }
  }

  private mutating func pair(_ index: Int, with partner: Int) {
    partners[index] = partner
    taken.insert(partner)
  }

  private static func fileName(_ entry: Entry) -> Substring {
    entry.path.split(separator: "/").last ?? ""
  }
}

extension ComparedDocument {
  /// The bytes; `nil` for a document of the store, and for one that can't be read: it is like no other, and the
  /// comparison reports why.
  fileprivate var content: [UInt8]? {
    do { return try bytes?() } catch { return nil }
  }

  /// The ids of all objects; none if the document can't be read. File's Owner and First Responder have the same negative
  /// numbers in every xib, and tell nothing.
  fileprivate var objectIDs: Set<ObjectID> {
    do {
      return Set(try load(nil).document.items.keys.filter { !$0.text.hasPrefix("-") })
    } catch {
      return []
    }
  }
}
