import ConstraintSolver
import LayoutModel

extension IslandExplainer {
  var words: ConstraintWords { ConstraintWords(document: document, names: names) }
  private var cell: GridCell { island.island.traits.cell }

  func kind(of row: Int) -> LayoutExplanation.Kind {
    switch island.rows[row].origin {
    case .constraint: .constraint
    case .intrinsicSize: .intrinsicSize
    case .stack: .stackView
    case .autoresizing: .autoresizing
    case .structure: .size
    }
  }

  func object(of row: Int) -> ObjectID {
    switch island.rows[row].origin {
    case .constraint(let index): document.constraints[index].id
    case .intrinsicSize(let view, _), .stack(let view), .autoresizing(let view),
      .structure(let view):
      document.views[view].id
    }
  }

  /// The text of a row: an equation, or in a few words what the system asks for.
  func text(of row: Int) -> String {
    switch island.rows[row].origin {
    case .constraint(let index): return words.equation(index, in: cell)
    case .intrinsicSize(let view, let axis): return intrinsicText(view, axis)
    case .stack(let view): return stackText(view, row)
    case .autoresizing(let view):
      return "the recorded frame and autoresizing mask of \(words.name(view))"
    case .structure(let view): return structureText(view, row)
    }
  }

  /// The text of a row within a sentence: constraints are in quotes.
  func quoted(_ row: Int) -> String {
    if case .constraint(let index) = island.rows[row].origin {
      return words.quoted(index, in: cell)
    }
    return text(of: row)
  }

  /// What happens when a row stops a constant. It is a clause after "where".
  func limitText(_ row: Int) -> String {
    let staged = island.rows[row]
    let state = island.state(row)
    switch staged.origin {
    case .constraint:
      if state == .missed { return "\(quoted(row)) is met" }
      return staged.relation == .equal
        ? "\(quoted(row)) holds as well" : "\(quoted(row)) becomes active"
    case .intrinsicSize(let view, let axis):
      return "\(words.name(view)) has exactly its intrinsic \(ConstraintWords.length(axis))"
    case .stack(let view):
      return "stack view \(words.name(view)) distributes its space in another way"
    case .autoresizing(let view): return "the recorded frame of \(words.name(view)) decides"
    case .structure(let view):
      let axis = staged.form.terms.first.map { island.axis(of: $0.variable) } ?? .horizontal
      return staged.relation == .equal
        ? text(of: row) : "\(words.name(view)) has no \(ConstraintWords.length(axis)) left"
    }
  }

  private func intrinsicText(_ view: Int, _ axis: LayoutAxis) -> String {
    let hugging = NumberText.rounded(document.views[view].contentHugging(axis).value)
    let resistance = NumberText.rounded(document.views[view].compressionResistance(axis).value)
    return
      "the intrinsic \(ConstraintWords.length(axis)) of \(words.name(view)) (hugging \(hugging), resistance \(resistance))"
  }

  private func stackText(_ view: Int, _ row: Int) -> String {
    stackText(view, arranging: arranged(by: view, in: [row]))
  }

  /// The views of a stack view that these rows mention, in order.
  func arranged(by stack: Int, in rows: [Int]) -> [Int] {
    var found: Set<Int> = []
    for row in rows {
      for term in island.rows[row].form.terms {
        guard let slot = island.slot(of: term.variable) else { continue }
        let view = island.island.views[slot]
        if document.views[view].parent == stack { found.insert(view) }
      }
    }
    return found.sorted()
  }

  func stackText(_ view: Int, arranging arranged: [Int]) -> String {
    let stack = StackArrangement(document.views[view], in: cell)
    let axis = stack.axis == .horizontal ? "horizontal" : "vertical"
    let spacing = stack.spacing == 0 ? "" : ", spacing \(NumberText.rounded(stack.spacing))"
    let start = "stack view \(words.name(view)) (\(axis), \(stack.distribution.name)\(spacing))"
    if arranged.isEmpty { return "\(start) keeps its size" }
    let names = arranged.prefix(Self.mostNames).map(words.name).joined(separator: ", ")
    let more = arranged.count - Self.mostNames
    return "\(start) arranges \(names)" + (more > 0 ? " and \(more) more" : "")
  }

  private static let mostNames = 5

  private func structureText(_ view: Int, _ row: Int) -> String {
    let form = island.rows[row].form
    let axis =
      form.terms.first.map { island.axis(of: $0.variable) } == .vertical
      ? LayoutAxis.vertical : .horizontal
    if island.rows[row].relation != .equal {
      return "the \(ConstraintWords.length(axis)) of \(words.name(view)) can't be less than 0"
    }
    if view == island.island.root {
      return "\(words.name(view)) has the \(ConstraintWords.length(axis)) that it is given"
    }
    return "\(words.name(view)) fills its superview"
  }
}

extension StackArrangement.Distribution {
  /// The name in words, such as `fill equally` for `fillEqually`.
  var name: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }
}

extension InspectedIsland {
  /// The view that a variable belongs to; `nil` for guides and spanners.
  func slot(of variable: Int) -> Int? { island.slot(of: variable) }

  func axis(of variable: Int) -> LayoutAxis {
    guard let slot = slot(of: variable) else { return .horizontal }
    let own = island.variables[slot]
    switch variable {
    case own.y, own.height: return .vertical
    case own.x, own.width: return .horizontal
    default: return variable == own.content ? .horizontal : .vertical
    }
  }
}
