import Diagnostics
import LayoutModel

/// The names of rows in explanations and sweeps.
struct ConstraintWords {
  let document: LayoutDocument
  let names: ViewNames

  /// The name of a view in quotes, such as `'Red View'`.
  func name(_ view: Int) -> String { names.quoted(view) }

  /// A constraint in the cookbook's notation, without its priority.
  func equation(_ constraint: Int, in cell: GridCell) -> String {
    var equation = document.equation(document.constraints[constraint], in: cell)
    equation.priority = .required
    return equation.text.onOneLine
  }

  /// An equation in quotes: `'Blue View.Width >= 150' (priority 750)`. The id is added if another
  /// view has the same name.
  func quoted(_ index: Int, in cell: GridCell) -> String {
    let constraint = document.constraints[index]
    var notes: [String] = []
    let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    let isShared = items.contains { item in
      if case .view(let view)? = document.items[item] { names.isShared(view) } else { false }
    }
    if isShared { notes.append(constraint.id.text) }
    if !constraint.priority.isRequired {
      notes.append("priority \(NumberText.rounded(constraint.priority.value, places: 4))")
    }
    let suffix = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    return "'\(equation(index, in: cell))'\(suffix)"
  }

  /// The cells in which a constraint is installed, in words.
  func cells(_ constraint: Int, in cell: GridCell) -> String {
    let installation = document.constraintInstallations[constraint]
    let finals = installation.finalCells
    if finals.count == GridCell.finals.count { return "in every cell" }
    if finals.isEmpty { return "only in \(cell)" }
    return "in \(finals.map(\.description).joined(separator: ", "))"
  }

  /// The name of a parameter, such as `leading layout margin of 'Root'`.
  func parameter(_ parameter: IslandParameter, root: Int) -> String {
    switch parameter {
    case .width: "width of \(name(root))"
    case .height: "height of \(name(root))"
    case .safeArea(let view, let edge): "\(edge.name) safe area of \(name(view))"
    case .keyboard(let view): "keyboard at the bottom of \(name(view))"
    case .margin(let view, let edge): "\(edge.name) layout margin of \(name(view))"
    case .accessory(let view): "accessory beside \(name(view))"
    case .part(let view, let component): "\(component.name) of \(name(view)) in its cell"
    case .readable(let view, let edge): "\(edge.name) readable content of \(name(view))"
    case .textWidth(let view): "width of the text of \(name(view))"
    case .textHeight(let view): "height of the text of \(name(view))"
    }
  }

  static func length(_ axis: LayoutAxis) -> String { axis == .horizontal ? "width" : "height" }
}

extension RectComponent {
  var name: String {
    switch self {
    case .x: "leading edge"
    case .y: "top"
    case .width: "width"
    case .height: "height"
    }
  }
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
