import LayoutModel

/// Looks for proofs against the recorded frames of a scene, island by island, as they are asked for.
struct FrameProofs {
  private let document: LayoutDocument
  /// The islands of the last layout, by root.
  private let sessions: [LayoutResolver.RootSessions]
  private var known: [Int: FrameContradictions] = [:]

  /// - Parameter resolver: has resolved the scene as designed.
  init(_ resolver: LayoutResolver) {
    document = resolver.document
    sessions = resolver.sessions
  }

  /// What the recorded frame of a view contradicts; `nil` where nothing can be proved.
  mutating func contradiction(
    of view: Int
  ) -> RecordedFrameCheck.CheckedFrame.Contradiction? {
    // Right to left frames count from the other side, which no canvas does.
    guard let session = session(around: view), session.island.traits.direction == .leftToRight
    else { return nil }
    let root = session.island.root
    if known[root] == nil { known[root] = contradictions(session) }
    switch known[root]?.violated(by: view) {
    case .constraint(let index): return .constraint(index)
    case .stack(let stack): return .stack(stack)
    default: return known[root]?.isImpossible(view) == true ? .itself : nil
    }
  }

  private func contradictions(_ session: IslandSession) -> FrameContradictions {
    // Interface Builder knows where these belong, and that it is elsewhere.
    let doubted = session.island.views.filter { FrameMark.isOnAny(document.views[$0]) }
    return FrameContradictions(session, document: document, doubting: Set(doubted))
  }

  private func session(around view: Int) -> IslandSession? {
    var root: Int? = view
    while let index = root {
      if let session = sessions[index].given.last, session.island.slots[view] != nil {
        return session
      }
      root = document.views[index].parent
    }
    return nil
  }
}
