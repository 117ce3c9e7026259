import LayoutModel

/// Looks for proofs against the recorded frames of a scene, island by island, as they are asked for.
struct FrameProofs {
  private let document: LayoutDocument
  /// The islands of the last layout, by root.
  private let sessions: [LayoutResolver.RootSessions]
  private var known: [Int: FrameContradictions] = [:]

  private let shown: ShownMargins

  /// - Parameters:
  ///   - resolver: has resolved the scene as designed.
  ///   - shown: margins that the document shows.
  init(_ resolver: LayoutResolver, _ shown: ShownMargins) {
    document = resolver.document
    self.shown = shown
    sessions = resolver.sessions
  }

  /// Views that the layout puts elsewhere, by the axis on which it does.
  struct Displaced {
    var horizontally: Set<Int> = []
    var vertically: Set<Int> = []
  }

  /// How often a view was asked of a whole island, as ``FrameContradictions/isImpossible(_:)`` does.
  private(set) var solveCount = 0

  /// What views times rows of their island may be, where each view is asked of the whole island: two seconds, for some 2,000
  /// views. Where there are more, none is asked, so that what is proved does not depend on the order of views.
  static let mostWork = 1 << 25

  /// What the recorded frames of views contradict; those of which nothing can be proved are left out.
  ///
  /// - Parameters:
  ///   - views: those that the layout puts elsewhere.
  ///   - displaced: the same by axis.
  /// - Complexity: O(*rows*) for what rows show by themselves, and at most ``mostWork`` for what only a solve can show.
  mutating func contradictions(
    of views: [Int], among displaced: Displaced
  ) -> [Int: RecordedFrameCheck.CheckedFrame.Contradiction] {
    var result: [Int: RecordedFrameCheck.CheckedFrame.Contradiction] = [:]
    var roots: [Int] = []
    var violated: [Int: RecordedFrameCheck.CheckedFrame.Contradiction] = [:]
    /// By root, those that violate a relation of their own, and not alone.
    var open: [Int: [Int]] = [:]
    for view in views {
      // Right to left frames count from the other side, which no canvas does.
      guard let session = session(around: view), session.island.traits.direction == .leftToRight
      else { continue }
      let root = session.island.root
      if known[root] == nil {
        known[root] = contradictions(session)
        roots.append(root)
      }
      guard let found = known[root]?.violated(by: view, among: displaced) else { continue }
      let contradiction: RecordedFrameCheck.CheckedFrame.Contradiction
      switch found.origin {
      case .constraint(let index): contradiction = .constraint(index)
      case .stack(let stack): contradiction = .stack(stack)
      default: continue
      }
      if found.isAlone {
        result[view] = contradiction
      } else {
        violated[view] = contradiction
        open[root, default: []].append(view)
      }
    }
    for root in roots {
      guard let views = open[root], var proofs = known[root],
        views.count * proofs.rowCount <= Self.mostWork
      else { continue }
      for view in views {
        solveCount += 1
        if proofs.isImpossible(view) { result[view] = violated[view] }
      }
    }
    return result
  }

  private func contradictions(_ session: IslandSession) -> FrameContradictions {
    // Interface Builder knows where these belong, and that it is elsewhere.
    let doubted = session.island.views.filter { FrameMark.isOnAny(document.views[$0]) }
    return FrameContradictions(session, document: document, doubting: Set(doubted), shown)
  }

  private func session(around view: Int) -> IslandSession? {
    for root in document.viewAndSuperviews(of: view) {
      if let session = sessions[root].given.last, session.island.slots[view] != nil {
        return session
      }
    }
    return nil
  }
}
