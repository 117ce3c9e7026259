package import LayoutModel

/// Finds the constraints of a document by their ids, without a search through all constraints each
/// time.
package struct ConstraintLookup: Sendable {
  private let document: LayoutDocument
  /// The position of the first constraint with each id.
  private let positions: [ObjectID: Int]
  /// The positions of further constraints with an id that repeats, in order.
  private let repeated: [ObjectID: [Int]]

  /// - Complexity: O(*constraints*).
  package init(_ document: LayoutDocument) {
    self.document = document
    var positions: [ObjectID: Int] = [:]
    var repeated: [ObjectID: [Int]] = [:]
    positions.reserveCapacity(document.constraints.count)
    for (position, constraint) in document.constraints.enumerated() {
      if positions[constraint.id] == nil {
        positions[constraint.id] = position
      } else {
        repeated[constraint.id, default: []].append(position)
      }
    }
    self.positions = positions
    self.repeated = repeated
  }

  /// The position of the first constraint with an id.
  package func position(of id: ObjectID) -> Int? { positions[id] }

  /// The first constraint with an id.
  package func first(_ id: ObjectID) -> LayoutConstraint? {
    position(of: id).map { document.constraints[$0] }
  }

  /// The identifiers that a document gives constraints, by the ids of the constraints.
  package func identifiers(of objects: [String]) -> [String: String] {
    var result: [String: String] = [:]
    for object in objects {
      guard let identifier = first(ObjectID(object))?.identifier, !identifier.isEmpty else {
        continue
      }
      result[object] = identifier
    }
    return result
  }

  /// The ids of objects, followed by the ids of the items of the constraints among them.
  package func withItems(_ objects: [String]) -> [String] {
    var result = objects
    let ids = Set(objects.map { ObjectID($0) })
    let found = ids.flatMap { id in
      (positions[id].map { [$0] } ?? []) + (repeated[id] ?? [])
    }
    for position in found.sorted() {
      let constraint = document.constraints[position]
      for item in [constraint.first.item, constraint.second?.item] {
        if let item, !result.contains(item.text) { result.append(item.text) }
      }
    }
    return result
  }
}
