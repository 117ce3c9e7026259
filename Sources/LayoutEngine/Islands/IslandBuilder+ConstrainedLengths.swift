import LayoutModel

extension IslandBuilder {
  /// Finds how installed constraints state or tie the lengths of views.
  ///
  /// - Complexity: O(*constraints of the island*).
  func readConstrainedLengths() -> [ViewLength: ConstrainedLength] {
    var result: [ViewLength: ConstrainedLength] = [:]
    var tied: [ViewLength: [ViewLength]] = [:]
    var filled: Set<ViewLength> = []
    var weak: Set<ViewLength> = []
    for index in constraints {
      let constraint = document.constraints[index]
      let first = namedLength(constraint.first)
      let second = constraint.second.flatMap(namedLength)
      if let first, let second, let other = constraint.second?.attribute,
        constraint.first.attribute.isLength, other.isLength, areNeighbours(first.view, second.view)
      {
        tied[first, default: []].append(second)
        tied[second, default: []].append(first)
        continue
      }
      for (length, other) in [(first, second), (second, first)] {
        guard let length else { continue }
        if let other, other.axis == length.axis, document.isView(other.view, below: length.view) {
          filled.insert(length)
        } else if constraint.priority
          >= document.views[length.view].compressionResistance(length.axis)
        {
          result[length] = .sized
        } else if constraint.second == nil, constraint.priority > .defaultLow {
          weak.insert(length)
        }
      }
    }
    // A stated size also gives a size to all lengths that are tied to it.
    var reached = tied.keys.filter { result[$0] == .sized }
    while let length = reached.popLast() {
      for other in tied[length] ?? [] where result[other] == nil {
        result[other] = .sized
        reached.append(other)
      }
    }
    for length in tied.keys where result[length] == nil { result[length] = .tied }
    for length in filled where result[length] == nil { result[length] = .filled }
    for length in weak where result[length] == nil { result[length] = .weak }
    return result
  }

  /// The length that an anchor names, or along which it names an edge. `nil` for a centre, and for
  /// an item that is not a view of this island.
  private func namedLength(_ anchor: LayoutAnchor) -> ViewLength? {
    guard let view = view(of: anchor.item), slots[view] != nil else { return nil }
    switch anchor.attribute {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return nil
    default: return ViewLength(view: view, axis: anchor.attribute.axis)
    }
  }

  /// Whether the two are arranged in the same stack view, or are the same arranged view.
  private func areNeighbours(_ first: Int, _ second: Int) -> Bool {
    let views = (document.views[first], document.views[second])
    return views.0.placement == .arranged && views.1.placement == .arranged
      && views.0.parent == views.1.parent
  }
}

extension LayoutAttribute {
  var isLength: Bool { self == .width || self == .height }
}

/// What constraints say about a view's length along an axis, if they say anything.
enum ConstrainedLength {
  /// They constrain an edge of the view, or compare its length with a number or with another view.
  case sized
  /// The constraints only compare the length with the view's other length, or with lengths of views
  /// arranged beside it, of which nothing else is stated.
  case tied
  /// They only compare it with a number, at a priority below its resistance and above the usual
  /// hugging (250).
  case weak
  /// They only relate its edges, or its length, to views inside it.
  case filled
}

/// The width or height of a view.
struct ViewLength: Hashable {
  var view: Int
  var axis: LayoutAxis
}
