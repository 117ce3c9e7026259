import LayoutModel

/// How rows are called in explanations and sweeps.
struct ConstraintWords {
  let document: LayoutDocument

  /// `'Red View'`.
  func name(_ view: Int) -> String { "'\(document.views[view].name.onOneLine)'" }

  /// A constraint in the cookbook's notation, without its priority.
  func equation(_ constraint: Int, in cell: GridCell) -> String {
    var equation = document.equation(document.constraints[constraint], in: cell)
    equation.priority = .required
    return equation.text.onOneLine
  }

  /// `'Blue View.Width >= 150' (priority 750)`.
  func quoted(_ constraint: Int, in cell: GridCell) -> String {
    let priority = document.constraints[constraint].priority
    let suffix =
      priority.isRequired ? "" : " (priority \(NumberText.rounded(priority.value, places: 4)))"
    return "'\(equation(constraint, in: cell))'\(suffix)"
  }

  /// In which cells a constraint is installed, as a person says it.
  func cells(_ constraint: Int, in cell: GridCell) -> String {
    let installation = document.constraintInstallations[constraint]
    let finals = installation.finalCells
    if finals.count == GridCell.finals.count { return "in every cell" }
    if finals.isEmpty { return "only in \(cell)" }
    return "in \(finals.map(\.description).joined(separator: ", "))"
  }

  /// What a parameter is, such as `leading layout margin of 'Root'`.
  func parameter(_ parameter: IslandParameter, root: Int) -> String {
    switch parameter {
    case .width: "width of \(name(root))"
    case .height: "height of \(name(root))"
    case .safeArea(let view, let edge): "\(edge.name) safe area of \(name(view))"
    case .margin(let view, let edge): "\(edge.name) layout margin of \(name(view))"
    case .textWidth(let view): "width of the text of \(name(view))"
    case .textHeight(let view): "height of the text of \(name(view))"
    }
  }

  static func length(_ axis: LayoutAxis) -> String { axis == .horizontal ? "width" : "height" }
}

extension BoxEdge {
  var name: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}

extension String {
  /// With line breaks as spaces, so that a name stays in its line.
  var onOneLine: String {
    contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
  }
}
