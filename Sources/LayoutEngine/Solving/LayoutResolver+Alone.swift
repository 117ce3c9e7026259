import ConstraintSolver
import LayoutModel

extension LayoutResolver {
  /// The height on a device of a view that stands alone in a xib, as its constraints determine it;
  /// `nil` if they leave it open.
  ///
  /// A row has the height that a table gives it after it asks the content. Any other view has the
  /// height that its constraints determine, whatever the canvas recorded. If they determine none, a
  /// loaded view keeps the recorded height until code sets another one.
  ///
  /// - Source: Apple, `UINib.instantiate(withOwner:options:)` and "Creating self-sizing table view cells".
  func heightAlone(
    of root: Int, _ surroundings: IslandSession.Surroundings, _ traits: (IslandTraits, number: Int)
  ) -> Double? {
    let isRow = document.views[root].kind == .tableViewCell
    if isHeightOpen(of: root, traits.0) { return nil }
    do {
      let session = try session(root, traits, height: isRow ? .least : .nearest)
      let height =
        isRow
        ? try session.height(surroundings)
        : try session.determinedHeight(surroundings)
      if session.isHeightDetermined == false { openHeights[root, default: []].append(traits.0) }
      return height.flatMap { $0 < 1 ? nil : $0 }
    } catch {
      // If it can't be solved, the layout itself reports that.
      return nil
    }
  }

  /// Whether the constraints are known to leave the height open. The answer for one system and scale
  /// is the answer for all, so no island is built to ask again.
  private func isHeightOpen(of root: Int, _ traits: IslandTraits) -> Bool {
    (openHeights[root] ?? []).contains { known in
      var known = known
      known.measurement = traits.measurement
      return known == traits
    }
  }
}

extension IslandSession {
  fileprivate func height(_ surroundings: Surroundings) throws(SolverError) -> Double? {
    try solve(surroundings)
    return values[island.variables[0].height]
  }

  /// The height that the constraints determine, whatever height is given; `nil` if they determine
  /// none.
  ///
  /// Whether they do is asked once: it follows from the constraints, not from sizes.
  fileprivate func determinedHeight(
    _ surroundings: Surroundings
  ) throws(SolverError) -> Double? {
    if isHeightDetermined == false { return nil }
    let found = try height(surroundings)
    if isHeightDetermined == nil {
      var other = surroundings
      other.size.height += Self.probe
      let next = try height(other)
      isHeightDetermined =
        found.flatMap { found in next.map { abs($0 - found) < Self.same } } ?? false
    }
    return isHeightDetermined == true ? found : nil
  }

  /// The difference to another height that is tried, in points. It is too large to be overlooked.
  private static let probe = 64.0
  private static let same = 0.01
}
