import LayoutModel

/// Searches for proofs against the recorded frames of a scene. An island is examined when one of
/// its views is asked for.
struct FrameProofs {
  private let document: LayoutDocument
  /// The sessions of the last layout's islands, by root.
  private let sessions: [LayoutResolver.RootSessions]
  private var known: [Int: FrameContradictions] = [:]

  private let shown: ShownMargins

  /// - Parameters:
  ///   - resolver: a resolver that has resolved the scene as designed.
  ///   - shown: margins that recorded frames of the document show.
  init(_ resolver: LayoutResolver, _ shown: ShownMargins) {
    document = resolver.document
    self.shown = shown
    sessions = resolver.sessions
  }

  /// The views that the layout puts elsewhere, by axis.
  struct Displaced {
    var horizontally: Set<Int> = []
    var vertically: Set<Int> = []
  }

  /// The number of solves for ``FrameContradictions/isImpossible(_:)``.
  private(set) var solveCount = 0

  /// The greatest product of views and rows for which islands are solved once for each view. It
  /// takes two seconds, for some 2,000 views. If there are more, none is solved, so that the proofs
  /// do not depend on the order of the views.
  static let mostWork = 1 << 25

  /// The contradictions of the recorded frames of views. A view without a proof is left out.
  ///
  /// - Parameters:
  ///   - views: the views that the layout puts elsewhere.
  ///   - displaced: the same views by axis.
  /// - Complexity: O(*rows*) for what single rows prove, and at most ``mostWork`` for what only a
  ///   solve can prove.
  mutating func contradictions(
    of views: [Int], among displaced: Displaced
  ) -> [Int: RecordedFrameCheck.CheckedFrame.Contradiction] {
    var result: [Int: RecordedFrameCheck.CheckedFrame.Contradiction] = [:]
    var roots: [Int] = []
    var violated: [Int: RecordedFrameCheck.CheckedFrame.Contradiction] = [:]
    /// By root, the views that violate a row of their own together with other displaced views.
    var open: [Int: [Int]] = [:]
    for view in views {
      // Frames in a right-to-left layout count from the other side. No canvas has such frames.
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
    // Interface Builder knows the right frames of these views, and has marked the recorded ones as
    // wrong.
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
