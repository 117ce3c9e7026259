import Diagnostics
import LayoutModel

extension SharedConstraints {
  /// Classes in words: `in all four classes`, `in wC-hC, wC-hR`, `in no class`.
  static func title(of classes: [GridCell]) -> String {
    switch classes.count {
    case GridCell.finals.count: "in all four classes"
    case 0: "in no class"
    case 1: "only in \(classes[0])"
    default: "in " + classes.map(\.description).joined(separator: ", ")
    }
  }
}

extension SharedConstraints.Entry {
  /// The equation with its constants in the classes, and the cell that installs it.
  ///
  ///     p2x-Ab-cde  Long.Top = Short.Bottom + 8  [wC-hR]
  ///     k3F-q1-Zab  Title.Leading = Superview.Leading + 16 in wC-hC, + 20 in wC-hR
  package var text: String {
    var line = "\(id)  \(equationText)"
    let cells = GridCell.inOrder.filter(installers.contains)
    if !cells.isEmpty, cells != [.base] {
      line += "  [\(cells.map(\.description).joined(separator: " "))]"
    }
    if isPlaceholder { line += "  (placeholder, removed at build time)" }
    return line
  }

  /// The equation. If the constant differs between classes, the constant of each class.
  package var equationText: String {
    equation.text(constants: zip(classes, constants).map { ($0, $1) })
  }
}

extension ConstraintEquation {
  /// The equation with its constant in each of some classes.
  ///
  ///     Title.Leading = Superview.Leading + 16 in wC-hC, + 20 in wC-hR
  func text(constants: [(cell: GridCell, value: Double)]) -> String {
    let values = Self.grouped(constants)
    guard values.count > 1 else { return text }
    let isSize = second == nil
    let parts = values.map { value, classes in
      let number = NumberText.shortest(isSize ? value : abs(value))
      let sign = isSize ? "" : value < 0 ? "- " : "+ "
      return "\(sign)\(number) in \(classes.map(\.description).joined(separator: " "))"
    }
    var bare = self
    bare.constant = 0
    bare.priority = .required
    var text = bare.text
    if isSize { text.removeLast() } else { text += " " }
    text += parts.joined(separator: ", ")
    if !priority.isRequired { text += " (Priority \(NumberText.shortest(priority.value)))" }
    return text
  }

  /// The equation with its priority in each of some classes.
  ///
  ///     Title.Height = 40 with priority 750 in wC-hC, 1000 in wC-hR
  func text(priorities: [(cell: GridCell, value: Double)]) -> String {
    let parts = Self.grouped(priorities).map { value, classes in
      "\(NumberText.shortest(value)) in \(classes.map(\.description).joined(separator: " "))"
    }
    var bare = self
    bare.priority = .required
    return "\(bare.text) with priority \(parts.joined(separator: ", "))"
  }

  private static func grouped(
    _ values: [(cell: GridCell, value: Double)]
  ) -> [(value: Double, classes: [GridCell])] {
    var result: [(value: Double, classes: [GridCell])] = []
    for (cell, value) in values {
      if let position = result.firstIndex(where: { $0.value == value }) {
        result[position].classes.append(cell)
      } else {
        result.append((value, [cell]))
      }
    }
    return result
  }
}

extension SharedConstraints {
  /// The groups with their constraints.
  package var text: String {
    var lines: [String] = []
    for group in groups {
      lines.append("\(Self.title(of: group.classes)): \(group.entries.count)")
      lines += group.entries.map { "  \($0.text.onOneLine)" }
    }
    if lines.isEmpty { lines = ["no constraints"] }
    return lines.joined(separator: "\n") + "\n"
  }
}
