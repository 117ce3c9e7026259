package import LayoutModel

/// Objects from the inside to the outside: each is what the one before stands in. The last one is the document.
///
/// A ring, which only moves of two sides can make, ends after as many objects as there are.
package struct ObjectOwners: Sequence, IteratorProtocol, Sendable {
  private let table: ObjectTable
  private var following: ObjectID?
  private var left: Int

  fileprivate init(_ table: ObjectTable, of id: ObjectID) {
    self.table = table
    following = table[id]?.placement?.parent
    left = table.records.count + 1
  }

  package mutating func next() -> ObjectID? {
    guard let current = following, left > 0 else { return nil }
    left -= 1
    following = table[current]?.placement?.parent
    return current
  }
}

extension ObjectTable {
  /// What an object stands in, what that stands in, and so on to the document.
  package func owners(of id: ObjectID) -> ObjectOwners { ObjectOwners(self, of: id) }

  /// Whether an object is `owner` or stands inside it. In a ring everything stands inside everything: its objects are in no
  /// document.
  package func isObject(_ id: ObjectID, inside owner: ObjectID) -> Bool {
    if id == owner { return true }
    var count = 0
    for outer in owners(of: id) {
      if outer == owner { return true }
      count += 1
    }
    return count > records.count
  }

  /// The outermost of the objects around `id`, itself included, that are all in `group`.
  func outermost(_ id: ObjectID, in group: Set<ObjectID>) -> ObjectID {
    owners(of: id).prefix(while: group.contains).reduce(id) { $1 }
  }
}
