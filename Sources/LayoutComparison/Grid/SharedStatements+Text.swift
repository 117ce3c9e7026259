import Diagnostics
import LayoutModel

extension SharedStatements {
  /// The groups with the statements that they share: the statement, the objects that state it, the
  /// cells that install it, and the cell in which one constraint could state it for all.
  ///
  ///     in wC-hC, wC-hR: 1
  ///       Short.Leading = Superview.LeadingMargin  (k3F-q1-Zab, p2x-Ab-cde)  [wC-hC wC-hR]
  ///         could be in wC-hAny
  ///
  /// After the groups come constraints that differ in one number.
  ///
  /// - Parameter namingObjects: whether to include the ids of constraints and views, and the cells.
  package func text(namingObjects: Bool = true) -> String {
    let families = families
    // Statements that differ only in the constant are listed below, with their possible cell.
    let varied = Set(
      families.filter { $0.couldBe != nil }.flatMap(\.members).map { statements[$0] })
    var lines: [String] = []
    for group in groups {
      let places = group.statements.map { statement in
        statement.couldBe?.text(isValue: statement.property != "installed")
      }
      let common = places.count > 1 && Set(places).count == 1 ? places[0] : nil
      lines.append(
        "\(SharedConstraints.title(of: group.classes)): \(group.statements.count)"
          + (common.map { ", could be in \($0)" } ?? ""))
      for (statement, place) in zip(group.statements, places) {
        lines += statement.lines(namingObjects: namingObjects)
        if let place, common == nil, !varied.contains(statement) {
          lines.append("    could be in \(place)")
        }
      }
    }
    if lines.isEmpty { lines = ["no constraints"] }
    return (lines + self.lines(of: families)).map { $0 + "\n" }.joined()
  }

  private func lines(of families: [Family]) -> [String] {
    var lines: [String] = []
    for (difference, title) in [
      (Difference.constant, "could be one constraint with a constant for each class"),
      (.priority, "differ in the priority alone, which no cell can vary"),
    ] {
      let found = families.filter { $0.difference == difference }
      if found.isEmpty { continue }
      lines.append("\(title): \(found.count)")
      for family in found {
        lines += TextFolding.lines(equation(of: family).onOneLine, indent: 2, next: 6)
        if let place = family.couldBe { lines.append("    could be in \(place.text())") }
      }
    }
    return lines
  }

  private func equation(of family: Family) -> String {
    let members = family.members.map { statements[$0] }
    guard let first = members.first?.variant else { return "" }
    switch family.difference {
    case .constant:
      return first.equation.text(
        constants: Self.byClass(members) { first.template.form.own($0.commonConstant) })
    case .priority:
      return first.equation.text(
        priorities: Self.byClass(members) { $0.equation.priority.value })
    }
  }

  private static func byClass(
    _ members: [Statement], _ number: (Statement.Variant) -> Double
  ) -> [(GridCell, Double)] {
    members.flatMap { member in
      member.classes.compactMap { cell in member.variant.map { (cell, number($0)) } }
    }.sorted { $0.0 < $1.0 }
  }
}

extension SharedStatements.Statement {
  fileprivate func lines(namingObjects: Bool) -> [String] {
    let line = "  \(equation)".onOneLine
    guard namingObjects else { return [line] }
    let list = "(\(ids.map(\.text).joined(separator: ", ")))".onOneLine
    let cells =
      installers == GridCell.finals
      ? "each class" : installers.map(\.description).joined(separator: " ")
    let suffix = installers.isEmpty || installers == [.base] ? "" : "  [\(cells)]"
    let whole = "\(line)  \(list)\(suffix)"
    if whole.count <= TextFolding.width { return [whole] }
    return [line + suffix] + TextFolding.lines(list, indent: 4, next: 4)
  }
}

/// Breaks lists into lines of at most 80 columns without breaking their items.
private enum TextFolding {
  static let width = 80

  /// The text in as few lines as possible, broken after commas.
  ///
  /// - Parameters:
  ///   - indent: the columns before the first line.
  ///   - next: the columns before the other lines.
  static func lines(_ text: String, indent: Int, next: Int) -> [String] {
    var lines: [String] = []
    for item in text.split(separator: ", ") {
      if let last = lines.last, last.count + 3 + item.count <= width {
        lines[lines.count - 1] = "\(last), \(item)"
      } else {
        if let last = lines.last { lines[lines.count - 1] = last + "," }
        lines.append(String(repeating: " ", count: lines.isEmpty ? indent : next) + item)
      }
    }
    return lines
  }
}

extension SharedStatements.Placement {
  /// A place in words: `wC-hAny`; `wAny-hAny, uninstalled in wR-hR`.
  fileprivate func text(isValue: Bool = false) -> String {
    guard let exception else { return cell.description }
    return isValue
      ? "\(cell), with another in \(exception)" : "\(cell), uninstalled in \(exception)"
  }
}
