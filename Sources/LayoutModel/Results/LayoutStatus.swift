/// The result of resolving a scene: the worst finding about it.
package enum LayoutStatus: String, Sendable, Hashable, CaseIterable {
  case ok
  /// The constraints do not determine some frame.
  case ambiguous
  /// Required constraints conflict; the solver had to give up one or more of them.
  case unsatisfiable
  /// The document is of a kind that has no layout here (macOS, watchOS, no Auto Layout engine).
  case unsupported
}

extension LayoutStatus {
  /// Whether a layout with this status is worse than one with the other: no solution is worse than several, and several
  /// are worse than one. A scene without any layout is neither better nor worse.
  package func isWorse(than other: LayoutStatus) -> Bool { loss(since: other) > 0 }

  /// The number of steps by which a layout with this status is worse than one with the other; 0 if
  /// it is not worse.
  package func loss(since other: LayoutStatus) -> Int {
    guard let rank, let otherRank = other.rank else { return 0 }
    return max(0, rank - otherRank)
  }

  /// The rank of a status, from the best to the worst; `nil` for a status that can't be compared.
  private var rank: Int? {
    switch self {
    case .ok: 0
    case .ambiguous: 1
    case .unsatisfiable: 2
    case .unsupported: nil
    }
  }
}
