import ConstraintSolver
import LayoutModel

extension SweepComparison {
  /// The states of one row below and above the breakpoint.
  private struct Transition {
    var origin: RowOrigin
    var row: Int
    var before: InspectedIsland.RowState
    var after: InspectedIsland.RowState
  }

  /// Reports the rows whose states differ above.
  mutating func compareRows(_ below: InspectedIsland, _ above: InspectedIsland) {
    let words = words
    let cell = above.island.traits.cell
    var sizes: Set<RowOrigin> = []
    var stacks: Set<Int> = []
    for transition in transitions(below, above) {
      switch transition.origin {
      case .constraint(let index):
        compare(transition, words.quoted(index, in: cell), document.constraints[index].id)
      case .intrinsicSize(let view, let axis):
        guard sizes.insert(transition.origin).inserted else { continue }
        compareSize(of: view, axis, below, above, words)
      case .stack(let view):
        guard stacks.insert(view).inserted else { continue }
        add(
          .arrangement, document.views[view].id,
          "stack view \(words.name(view)) distributes its space in another way")
      case .autoresizing(let view):
        add(
          .arrangement, document.views[view].id,
          "the recorded frame of \(words.name(view)) \(transition.after == .tight ? "is kept again" : "gives way")"
        )
      case .structure(let view):
        compareEmptiness(transition, view, above, words)
      }
    }
  }

  private func transitions(
    _ below: InspectedIsland, _ above: InspectedIsland
  ) -> [Transition] {
    var result: [Transition] = []
    if below.island.traits == above.island.traits {
      for row in above.rows.indices {
        let (before, after) = (below.state(row), above.state(row))
        if before != after {
          result.append(
            Transition(origin: above.rows[row].origin, row: row, before: before, after: after))
        }
      }
      return result
    }
    // In another cell there are other rows. The n-th row of an origin corresponds to the n-th one.
    var old: [RowOrigin: [Int]] = [:]
    for row in below.rows.indices { old[below.rows[row].origin, default: []].append(row) }
    var used: [RowOrigin: Int] = [:]
    for row in above.rows.indices {
      let origin = above.rows[row].origin
      let position = used[origin, default: 0]
      used[origin] = position + 1
      guard case .constraint = origin, let rows = old[origin], position < rows.count else {
        continue
      }
      let (before, after) = (below.state(rows[position]), above.state(row))
      if before != after {
        result.append(Transition(origin: origin, row: row, before: before, after: after))
      }
    }
    return result
  }

  private mutating func compare(_ transition: Transition, _ text: String, _ id: ObjectID) {
    switch (transition.before, transition.after) {
    case (_, .givenUp): add(.givenUp, id, "\(text) can't hold any more and is given up")
    case (.givenUp, _): add(.heldAgain, id, "\(text) can hold and is no longer given up")
    case (_, .missed): add(.broken, id, "\(text) can't be met any more")
    case (.missed, _): add(.restored, id, "\(text) is met from here on")
    case (.slack, .tight): add(.active, id, "\(text) becomes active")
    case (.tight, .slack): add(.inactive, id, "\(text) is no longer active")
    default: break
    }
  }

  /// Whether a view has its intrinsic size, or is larger or smaller.
  private enum Fit {
    case compressed, natural, stretched
  }

  private func fit(
    of view: Int, _ axis: LayoutAxis, _ island: InspectedIsland
  ) -> (fit: Fit, size: Double)? {
    guard let slot = island.island.slots[view] else { return nil }
    let own = island.island.variables[slot]
    let size = island.values[axis == .horizontal ? own.width : own.height]
    var fit = Fit.natural
    for row in island.rows.indices where island.rows[row].origin == .intrinsicSize(view: view, axis)
    {
      guard island.state(row) == .missed else { continue }
      fit = island.rows[row].relation == .lessOrEqual ? .stretched : .compressed
    }
    return (fit, size)
  }

  private mutating func compareSize(
    of view: Int, _ axis: LayoutAxis, _ below: InspectedIsland, _ above: InspectedIsland,
    _ words: ConstraintWords
  ) {
    guard let old = fit(of: view, axis, below), let new = fit(of: view, axis, above),
      old.fit != new.fit
    else { return }
    let name = words.name(view)
    let length = ConstraintWords.length(axis)
    let id = document.views[view].id
    let kind = document.views[view].kind
    let hasText = axis == .horizontal && (kind == .label || kind == .button)
    switch (old.fit, new.fit) {
    case (_, .compressed):
      let cut = hasText && !isWrapping(view, above) ? ": its text is cut" : ""
      add(.compressed, id, "\(name) gets less than its intrinsic \(length)\(cut)")
    case (_, .stretched):
      add(.stretched, id, "\(name) gets more than its intrinsic \(length)")
    case (.compressed, _):
      add(.natural, id, "\(name) gets its whole intrinsic \(length)")
    default:
      add(.natural, id, "\(name) gets no more than its intrinsic \(length)")
    }
  }

  private func isWrapping(_ view: Int, _ island: InspectedIsland) -> Bool {
    island.island.slots[view].map { island.island.measurements[$0]?.wrapping != nil } ?? false
  }

  private mutating func compareEmptiness(
    _ transition: Transition, _ view: Int, _ island: InspectedIsland, _ words: ConstraintWords
  ) {
    guard let slot = island.island.slots[view], view != island.island.root,
      let term = island.rows[transition.row].form.terms.first
    else { return }
    let own = island.island.variables[slot]
    guard term.variable == own.width || term.variable == own.height else { return }
    let length = term.variable == own.width ? "width" : "height"
    let id = document.views[view].id
    switch transition.after {
    case .tight: add(.vanishes, id, "\(words.name(view)) has no \(length) left")
    case .slack: add(.appears, id, "\(words.name(view)) gets a \(length)")
    default: break
    }
  }
}
