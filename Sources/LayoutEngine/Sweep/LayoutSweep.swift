package import LayoutModel

/// How the frames of a scene depend on the width or height of its root: the exact lengths at which
/// the layout changes its behaviour, and a law for each frame between them.
package struct LayoutSweep: Sendable {
  package var scene: ObjectID
  package var axis: LayoutAxis
  package var range: ClosedRange<Double>
  /// The environment at the start of the range.
  package var environment: LayoutEnvironment
  /// Every view that is installed somewhere in the range, in document order.
  package var views: [View]
  /// The intervals from one end of the range to the other. Neighbours meet at a breakpoint.
  package var intervals: [Interval]
  package var breakpoints: [Breakpoint]
  /// Lengths at which the size class changes, but no frame changes its law.
  package var idleClassChanges: [Double]
  /// Single lengths at which the layout differs from both sides, for example because a text has
  /// exactly the width of a line.
  package var isolatedLengths: [IsolatedLength]
  /// The largest difference between a frame and its law at any half point, in points.
  package var largestDeviation: Double
  /// The number of times that the scene was solved.
  package var evaluations: Int
  package var isSupported = true

  package struct View: Hashable, Sendable {
    package var id: ObjectID
    package var name: String
    package var kind: ViewKind
    package var index: Int
  }

  package struct Interval: Sendable {
    package var lower: Double
    package var upper: Double
    package var cell: GridCell
    package var status: LayoutStatus
    /// The laws of the frames, parallel to ``LayoutSweep/views``; `nil` if a view is not installed.
    package var laws: [FrameLaw?]
  }

  /// The laws of a frame in the superview's coordinates, before it is snapped to pixels.
  package struct FrameLaw: Hashable, Sendable {
    package var x: AffineLaw
    package var y: AffineLaw
    package var width: AffineLaw
    package var height: AffineLaw
  }

  package struct Breakpoint: Sendable {
    package var position: Double
    /// Whether frames jump there. Otherwise only their laws change.
    package var isJump: Bool
    /// The root's margins just above this length, before and after the content along the axis;
    /// `nil` if nothing is measured from them.
    package var margins: (before: Double, behind: Double)?
    package var changes: [Change]
    /// The views whose laws change.
    package var views: [ObjectID]

    /// The distance between the margins.
    package var distanceBetweenMargins: Double? {
      margins.map { position - $0.before - $0.behind }
    }
  }

  package struct IsolatedLength: Sendable {
    package var position: Double
    /// The changes at this length.
    package var changes: [Change]
  }

  /// A difference above a breakpoint.
  package struct Change: Hashable, Sendable {
    package var kind: Kind
    /// The constraint that changes, or else the view.
    package var object: ObjectID
    /// The change as a clause, such as `'Blue View.Width >= 150' is no longer active`.
    package var text: String

    package enum Kind: String, Sendable, CaseIterable {
      case sizeClass, installed, uninstalled, constant, attribute
      case margins, safeArea
      case active, inactive, broken, restored, givenUp, heldAgain
      case compressed, stretched, natural
      case lines, cut, whole
      case vanishes, appears, arrangement
    }
  }
}

extension LayoutSweep {
  /// The sweep of some of the views. Neighbouring intervals with the same laws are joined.
  package func restricted(to ids: Set<ObjectID>) -> LayoutSweep {
    var copy = self
    let kept = views.indices.filter { ids.contains(views[$0].id) }
    copy.views = kept.map { views[$0] }
    copy.intervals = []
    copy.breakpoints = []
    for (position, interval) in intervals.enumerated() {
      var interval = interval
      interval.laws = kept.map { interval.laws[$0] }
      guard let last = copy.intervals.last, position > 0 else {
        copy.intervals.append(interval)
        continue
      }
      var breakpoint = breakpoints[position - 1]
      breakpoint.views = breakpoint.views.filter(ids.contains)
      if breakpoint.views.isEmpty, zip(last.laws, interval.laws).allSatisfy({ $0 == $1 }) {
        copy.intervals[copy.intervals.count - 1].upper = interval.upper
      } else {
        copy.intervals.append(interval)
        copy.breakpoints.append(breakpoint)
      }
    }
    return copy
  }

  /// The intervals of one view, each with the law that holds there.
  package func laws(of view: Int) -> [(lower: Double, upper: Double, law: FrameLaw?)] {
    var result: [(lower: Double, upper: Double, law: FrameLaw?)] = []
    for interval in intervals {
      let law = interval.laws[view]
      if let last = result.last, last.law == law {
        result[result.count - 1].upper = interval.upper
      } else {
        result.append((interval.lower, interval.upper, law))
      }
    }
    return result
  }

  /// The symbol of the length: `W` for widths, `H` for heights.
  package var symbol: String { axis == .horizontal ? "W" : "H" }
}
