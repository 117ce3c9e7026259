package import LayoutModel

/// The way in which the frames of a scene follow the width or height of its root: the exact lengths
/// at which the layout changes its behaviour, and a law for each frame between them.
package struct LayoutSweep: Sendable {
  package var scene: ObjectID
  package var axis: LayoutAxis
  package var range: ClosedRange<Double>
  /// At the start of the range.
  package var environment: LayoutEnvironment
  /// Every view that is installed somewhere in the range, in document order.
  package var views: [View]
  /// From end to end of the range; neighbours meet in a breakpoint.
  package var intervals: [Interval]
  package var breakpoints: [Breakpoint]
  /// Lengths at which the size class changes, and no frame with it.
  package var idleClassChanges: [Double]
  /// Single lengths at which the layout differs from both sides, for example because a text has
  /// exactly the width of a line.
  package var isolatedLengths: [IsolatedLength]
  /// The largest distance of a frame from its law, at every half point, in points.
  package var largestDeviation: Double
  /// How often the scene was solved.
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
    /// Parallel to ``LayoutSweep/views``; `nil` where the view is not installed.
    package var laws: [FrameLaw?]
  }

  /// Laws of a frame in the superview's coordinates, before it is put on pixels.
  package struct FrameLaw: Hashable, Sendable {
    package var x: AffineLaw
    package var y: AffineLaw
    package var width: AffineLaw
    package var height: AffineLaw
  }

  package struct Breakpoint: Sendable {
    package var position: Double
    /// Frames jump there; else they only turn.
    package var isJump: Bool
    /// The root's margins just above this length, before and after the content along the axis;
    /// `nil` if nothing is measured from them.
    package var margins: (before: Double, behind: Double)?
    package var changes: [Change]
    /// Views whose laws change.
    package var views: [ObjectID]

    /// The distance between the margins.
    package var distanceBetweenMargins: Double? {
      margins.map { position - $0.before - $0.behind }
    }
  }

  package struct IsolatedLength: Sendable {
    package var position: Double
    /// What is different there.
    package var changes: [Change]
  }

  /// What is different above a breakpoint.
  package struct Change: Hashable, Sendable {
    package var kind: Kind
    /// What it is about: a constraint, else a view.
    package var object: ObjectID
    /// A clause, such as `'Blue View.Width >= 150' is no longer active`.
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
  /// The same for some of the views: intervals in which their laws are the same are joined.
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

  /// Where one view's law changes: the intervals with the law that holds there.
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

  /// `W` for widths, `H` for heights.
  package var symbol: String { axis == .horizontal ? "W" : "H" }
}
