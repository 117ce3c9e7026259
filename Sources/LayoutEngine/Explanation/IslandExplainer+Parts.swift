import ConstraintSolver
import LayoutModel

extension IslandExplainer {
  /// The number that a person may change to move a row: a constraint's constant, or an intrinsic
  /// size.
  private func constant(of row: Int) -> Double? {
    switch island.rows[row].origin {
    case .constraint(let index):
      return document.constraints[index].constant(in: island.island.traits.cell)
    case .intrinsicSize:
      let form = island.rows[row].form
      var value = form.constant
      for term in form.parameters { value += term.coefficient * island.parameters[term.parameter] }
      return -value
    case .stack, .autoresizing, .structure:
      return nil
    }
  }

  /// The rows of a chain in order. The rows of one stack view are one reason.
  mutating func reasons(_ chain: Chain) -> [LayoutExplanation.Reason] {
    beginChain()
    var stacks: [Int: [Int]] = [:]
    for (row, _) in chain.rows {
      if case .stack(let view) = island.rows[row].origin { stacks[view, default: []].append(row) }
    }
    var result: [LayoutExplanation.Reason] = []
    for (row, effect) in chain.rows {
      guard case .stack(let view) = island.rows[row].origin else {
        result.append(reason(row, effect: effect))
        continue
      }
      if let rows = stacks.removeValue(forKey: view) {
        var reason = reason(row, effect: effect)
        reason.text = stackText(view, arranging: arranged(by: view, in: rows))
        reason.isInequality = false
        result.append(reason)
      }
    }
    return result
  }

  private mutating func reason(_ row: Int, effect: Double) -> LayoutExplanation.Reason {
    let staged = island.rows[row]
    var cells: String?
    if case .constraint(let index) = staged.origin {
      cells = words.cells(index, in: island.island.traits.cell)
    }
    var isInequality = staged.relation != .equal
    if case .intrinsicSize = staged.origin { isInequality = false }
    var reason = LayoutExplanation.Reason(
      kind: kind(of: row), object: object(of: row), text: text(of: row),
      priority: staged.strength.number, isInequality: isInequality, cells: cells, effect: effect)
    if let constant = constant(of: row) {
      guard let latitude = latitude(of: row) else { return reason }
      reason.constant = constant
      reason.lowest = latitude.down.map { constant - $0 }
      reason.highest = latitude.up.map { constant + $0 }
      reason.lowestLimit = latitude.downLimit.map { limitText($0) }
      reason.highestLimit = latitude.upLimit.map { limitText($0) }
    }
    return reason
  }

  /// The terms that a chain adds up: constants of rows, and numbers that come from outside.
  /// Positive terms come before negative ones.
  func contributions(_ chain: Chain, _ form: LinearForm) -> [LayoutExplanation.Contribution] {
    let root = document.views[island.island.root].id
    var result: [LayoutExplanation.Contribution] = []
    var parameters: [Int: Double] = [:]
    for term in form.parameters { parameters[term.parameter, default: 0] += term.coefficient }
    var positions: [ObjectID: [String: Int]] = [:]
    func add(_ amount: Double, _ text: String, _ object: ObjectID) {
      if let same = positions[object]?[text] {
        result[same].amount += amount
      } else {
        positions[object, default: [:]][text] = result.count
        result.append(LayoutExplanation.Contribution(amount: amount, text: text, object: object))
      }
    }
    add(form.constant, "from the frame to the edges that constraints use", root)
    for (row, effect) in chain.rows {
      let staged = island.rows[row]
      for term in staged.form.parameters {
        parameters[term.parameter, default: 0] -= term.coefficient * effect
      }
      add(-staged.form.constant * effect, shareText(row), object(of: row))
    }
    for (index, factor) in parameters.sorted(by: { $0.key < $1.key }) {
      let parameter = island.island.parameters[index]
      let name = words.parameter(parameter, root: island.island.root)
      let times = Self.factorText(abs(factor))
      let reason = reasons?.words(parameter, root: island.island.root).map { " (\($0))" } ?? ""
      add(
        factor * island.parameters[index], "\(times)the \(name)\(reason)",
        parameter.view.map { document.views[$0].id } ?? root)
    }
    result.removeAll { abs($0.amount) < Self.small }
    return result.filter { $0.amount > 0 } + result.filter { $0.amount < 0 }
  }

  /// A factor in words: `2/3 x `, or nothing for 1.
  private static func factorText(_ factor: Double) -> String {
    guard let (top, bottom) = SimpleFraction.fraction(factor, within: 1e-9, upTo: 12), bottom != 2
    else { return "\(NumberText.rounded(factor, places: 4)) x " }
    if bottom > 1 { return "\(top)/\(bottom) x " }
    return top == 1 ? "" : "\(top) x "
  }

  /// The text of a row as a term of a sum.
  private func shareText(_ row: Int) -> String {
    guard case .stack(let view) = island.rows[row].origin else { return text(of: row) }
    return "spacing of stack view \(words.name(view))"
  }

  private static let small = 1e-7

  /// Optional rows that are missed because rows of the chain hold them back.
  mutating func pulls(on form: LinearForm, _ chain: Chain) -> [LayoutExplanation.Pull] {
    let variables = Set(form.terms.map(\.variable))
    var found: [(row: Int, holders: [Int])] = []
    for row in missed where isToldAsPull(row) {
      let dependency = dependency(of: row)
      let mentionsView = island.rows[row].form.terms.contains { variables.contains($0.variable) }
      let holders = chain.rows.map(\.row).filter { holder in
        guard dependency[holder] != nil, kind(of: holder) != .size else { return false }
        let staged = island.rows[holder]
        if mentionsView { return true }
        // The intrinsic sizes of other views count only if views compete for room.
        if kind(of: row) == .intrinsicSize, kind(of: holder) == .constraint {
          return staged.relation != .equal
        }
        return !staged.strength.isRequired || staged.relation != .equal
      }
      if !holders.isEmpty { found.append((row, holders)) }
    }
    // If a constraint is held back, intrinsic sizes of other views add nothing new.
    if found.contains(where: { kind(of: $0.row) == .constraint }) {
      found.removeAll { entry in
        kind(of: entry.row) == .intrinsicSize
          && !island.rows[entry.row].form.terms.contains { variables.contains($0.variable) }
      }
    }
    found.sort {
      let a = island.rows[$0.row].strength.strength
      let b = island.rows[$1.row].strength.strength
      return a == b ? $0.row < $1.row : a > b
    }
    return found.prefix(Self.mostPulls).map { row, holders in
      LayoutExplanation.Pull(
        kind: kind(of: row), object: object(of: row), text: text(of: row),
        priority: island.rows[row].strength.number, missedBy: abs(island.residual(row)),
        heldBackBy: distinct(holders.map { quoted($0) }))
    }
  }

  private static let mostPulls = 6

  private func distinct(_ texts: [String]) -> [String] {
    var result: [String] = []
    for text in texts where !result.contains(text) && result.count < 3 { result.append(text) }
    return result
  }

  /// Whether a missed row is worth telling. Some rows of stack views and cells only make the layout
  /// unambiguous: nobody asked for them.
  private func isToldAsPull(_ row: Int) -> Bool {
    switch island.rows[row].origin {
    case .constraint, .intrinsicSize, .autoresizing: true
    case .stack: island.rows[row].strength.strength.priority >= 250
    case .structure: false
    }
  }

  /// The constraints that were given up and that concern the view or its chain.
  mutating func conflicts(
    on view: Int, _ axis: LayoutAxis, _ chain: Chain
  ) -> [LayoutExplanation.Conflict] {
    let chainRows = Set(chain.rows.map(\.row))
    var result: [LayoutExplanation.Conflict] = []
    for (members, lost) in zip(island.solution.conflicts, island.solution.givenUp) {
      let dependency = dependency(of: lost)
      let slots = Set(island.rows[lost].form.terms.compactMap { island.slot(of: $0.variable) })
      let concernsView =
        island.island.slots[view].map(slots.contains) == true
        && island.rows[lost].form.terms.contains { island.axis(of: $0.variable) == axis }
      guard concernsView || dependency.keys.contains(where: chainRows.contains) else { continue }
      var others: [String] = []
      var objects: [ObjectID] = []
      for member in members where member != lost {
        let text = quoted(member)
        if !others.contains(text) { others.append(text) }
        if !objects.contains(object(of: member)) { objects.append(object(of: member)) }
      }
      result.append(
        LayoutExplanation.Conflict(
          givenUp: object(of: lost), text: quoted(lost), missedBy: abs(island.residual(lost)),
          reason: reason(forGivingUp: lost, of: members), others: others, objects: objects))
    }
    return result
  }

  /// The reason why this member of a conflict was given up and not another; see
  /// ``IslandBuilder/giveUpRank(of:)``.
  private func reason(forGivingUp lost: Int, of members: [Int]) -> String {
    func depth(_ row: Int) -> Int { island.builder.depth(of: island.rows[row].origin) }
    let others = members.filter { row in
      if row == lost { return false }
      switch island.rows[row].origin {
      case .constraint, .stack: return true
      case .intrinsicSize, .autoresizing, .structure: return false
      }
    }
    switch island.rows[lost].origin {
    case .constraint, .stack: break
    case .intrinsicSize, .autoresizing, .structure: return "no constraint is among them"
    }
    if others.isEmpty {
      return "it is the only one of them that comes from a constraint or a stack view"
    }
    let equals = others.filter { depth($0) == depth(lost) }
    if !equals.isEmpty, let place = island.builder.place(of: island.rows[lost].origin) {
      let places = equals.compactMap { island.builder.place(of: island.rows[$0].origin) }
      return places.isEmpty
        ? "the others are rows of a stack view at the same depth, which are given up last"
        : place.reason(before: places)
    }
    return
      "its owner lies \(island.builder.givesUpHighestFirst ? "highest" : "deepest") in the view tree"
  }
}
