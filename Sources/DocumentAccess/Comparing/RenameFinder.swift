import LayoutModel
import LayoutWorkbench

/// Finds which removed documents and which added ones are two versions of one renamed document.
///
/// As in git, equal bytes come first, and the same file name decides between candidates that are equally alike. Documents
/// are read only if their bytes are found nowhere, and compared only with those that share an object with
/// them: the time grows with the number of objects, not with the square of the number of documents.
struct RenameFinder {
  /// A document, and its path.
  typealias Entry = (path: String, document: ComparedDocument)

  /// The least share of common objects, relative to the larger document. Git uses half of the lines.
  private static let leastShare = 0.5

  private let old: [Entry]
  private let new: [Entry]
  private var partners: [Int: Int] = [:]
  private var taken: Set<Int> = []

  /// For the index of a new document the index of the old one that it was.
  static func partners(of new: [Entry], among old: [Entry]) -> [Int: Int] {
    if old.isEmpty || new.isEmpty { return [:] }
    var finder = RenameFinder(old: old, new: new)
    finder.pairEqualBytes()
    finder.pairCommonObjects()
    return finder.partners
  }

  private init(old: [Entry], new: [Entry]) {
    self.old = old
    self.new = new
  }

  private mutating func pairEqualBytes() {
    var places: [[UInt8]: [Int]] = [:]
    for (index, entry) in old.enumerated() {
      if let bytes = entry.document.content { places[bytes, default: []].append(index) }
    }
    let candidates = new.indices.flatMap { index in
      (new[index].document.content.flatMap { places[$0] } ?? []).map { (1.0, $0, index) }
    }
    pair(candidates)
  }

  private mutating func pairCommonObjects() {
    let rest = new.indices.filter { partners[$0] == nil }
    let free = old.indices.filter { !taken.contains($0) }
    if rest.isEmpty || free.isEmpty { return }
    var places: [ObjectID: [Int]] = [:]
    var counts: [Int: Int] = [:]
    for index in free {
      let ids = old[index].document.objectIDs
      counts[index] = ids.count
      for id in ids { places[id, default: []].append(index) }
    }
    var candidates: [(Double, Int, Int)] = []
    for index in rest {
      let ids = new[index].document.objectIDs
      var common: [Int: Int] = [:]
      for place in ids.lazy.flatMap({ places[$0] ?? [] }) { common[place, default: 0] += 1 }
      for (place, count) in common {
        let share = Double(count) / Double(max(ids.count, counts[place] ?? 0))
        if share >= Self.leastShare { candidates.append((share, place, index)) }
      }
    }
    pair(candidates)
  }

  /// Takes the best candidates first; each document is renamed once.
  private mutating func pair(_ candidates: [(share: Double, old: Int, new: Int)]) {
    let ranked = candidates.map {
      ($0, hasOtherName: fileName(old[$0.old]) != fileName(new[$0.new]))
    }
    .sorted { a, b in
      if a.0.share != b.0.share { return a.0.share > b.0.share }
      if a.hasOtherName != b.hasOtherName { return b.hasOtherName }
      return (a.0.old, a.0.new) < (b.0.old, b.0.new)
    }
    for (candidate, _) in ranked where partners[candidate.new] == nil {
      if taken.insert(candidate.old).inserted { partners[candidate.new] = candidate.old }
    }
  }

  private func fileName(_ entry: Entry) -> Substring {
    entry.path.split(separator: "/").last ?? ""
  }
}

extension ComparedDocument {
  /// The bytes; `nil` for a document of the store, and for one that can't be read: it is like no other, and the
  /// comparison reports why.
  fileprivate var content: [UInt8]? {
    do { return try bytes?() } catch { return nil }
  }

  /// The ids of all objects; none if the document can't be read.
  fileprivate var objectIDs: Set<ObjectID> {
    do { return Set(try load(nil).document.items.keys) } catch { return [] }
  }
}
