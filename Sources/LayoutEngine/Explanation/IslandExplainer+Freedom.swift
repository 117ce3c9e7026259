import ConstraintSolver
import Diagnostics
import LayoutModel

extension IslandExplainer {
  /// The range of a form that seems not to be fixed; `nil` if it is fixed after all.
  func freedom(
    of form: LinearForm, view: Int, _ asked: ExplainedAttribute
  ) -> LayoutExplanation.Freedom? {
    let range = island.range(of: form)
    if let lowest = range.lowest, let highest = range.highest, highest - lowest < 1e-4 {
      return nil
    }
    var freedom = LayoutExplanation.Freedom(
      lowest: range.lowest, highest: range.highest,
      settling: settling(view, asked, value: form.value(island.values, island.parameters)))
    if !asked.isLength, range.lowest == nil || range.highest == nil,
      let slot = island.island.slots[view], let parent = island.island.parents[slot]
    {
      let own = island.island.variables[slot]
      let outer = island.island.variables[parent]
      let isHorizontal = asked.axis == .horizontal
      let room =
        island.values[isHorizontal ? outer.width : outer.height]
        - island.values[isHorizontal ? own.width : own.height]
      if room > 0 {
        // The range goes from the form's value with the view at the start of the superview to its
        // value with the view at the end.
        let start = island.values[isHorizontal ? own.x : own.y]
        let offset = form.value(island.values, island.parameters) - start
        freedom.inside = offset...(offset + room)
      }
    }
    return freedom
  }

  /// Constraints that would keep the present value, and other ways to decide it.
  private func settling(
    _ view: Int, _ asked: ExplainedAttribute, value: Double
  ) -> [String] {
    let name = document.views[view].name.onOneLine
    var result: [String] = []
    if let tie = tie(view, asked.axis) {
      let axis = asked.axis == .horizontal ? "horizontal" : "vertical"
      let names = tie.views.prefix(3).map(words.name).joined(separator: ", ")
      result.append(
        "another \(axis) \(tie.isHugging ? "hugging" : "resistance") priority than \(NumberText.rounded(tie.priority)) for one of \(names)"
      )
    }
    let attribute: LayoutAttribute =
      switch asked.name {
      case "x": .leading
      case "y": .top
      default: asked.attribute ?? (asked.axis == .horizontal ? .leading : .top)
      }
    if asked.isLength {
      result.append("\(name).\(attribute.equationName) = \(NumberText.rounded(value))")
      return result
    }
    guard let parent = document.views[view].parent,
      let slot = island.island.slots[view], let outer = island.island.slots[parent]
    else { return result }
    let own = island.island.variables[slot]
    let box = island.island.variables[outer]
    let isHorizontal = asked.axis == .horizontal
    let start = island.values[isHorizontal ? own.x : own.y]
    let length = island.values[isHorizontal ? own.width : own.height]
    let outerLength = island.values[isHorizontal ? box.width : box.height]
    // The distance of the attribute from the same attribute of the superview.
    let distance: Double =
      switch attribute {
      case .trailing, .bottom, .right, .lastBaseline: start + length - outerLength
      case .centerX, .centerY: start + length / 2 - outerLength / 2
      default: start
      }
    let plain: LayoutAttribute =
      attribute.isBaseline ? (attribute == .firstBaseline ? .top : .bottom) : attribute
    let equation = ConstraintEquation(
      first: name, firstAttribute: plain, relation: .equal, second: "Superview",
      secondAttribute: plain, constant: (distance * 100).rounded() / 100)
    result.append(equation.text)
    return result
  }

  private struct Tie {
    var views: [Int]
    var priority: Double
    var isHugging: Bool
  }

  /// Views whose intrinsic sizes have the same strength, so that one of them has to give way.
  private func tie(_ view: Int, _ axis: LayoutAxis) -> Tie? {
    var groups: [Strength: [(view: Int, isHugging: Bool, isMissed: Bool)]] = [:]
    for row in island.rows.indices {
      guard case .intrinsicSize(let owner, axis) = island.rows[row].origin,
        let slot = island.island.slots[owner]
      else { continue }
      let own = island.island.variables[slot]
      let isFree = island.solution.ambiguous[axis == .horizontal ? own.width : own.height]
      guard isFree else { continue }
      let isHugging = island.rows[row].relation == .lessOrEqual
      groups[island.rows[row].strength.strength, default: []].append(
        (owner, isHugging, island.state(row) == .missed))
    }
    for (strength, entries) in groups.sorted(by: { $0.key > $1.key }) {
      for isHugging in [false, true] {
        let same = entries.filter { $0.isHugging == isHugging }
        guard same.count > 1, same.contains(where: \.isMissed) else { continue }
        return Tie(views: same.map(\.view), priority: strength.priority, isHugging: isHugging)
      }
    }
    return nil
  }
}
