import Diagnostics
import LayoutComparison
import LayoutModel

/// Finds constraints that say the same in the same size class, however they are written.
extension DocumentCheck {
  func duplicateConstraintFindings(
    _ rule: CheckRule, _ loaded: LoadedDocument, scenes: [Int]
  ) -> [CheckFinding] {
    let document = loaded.document
    let lookup = ConstraintLookup(document)
    let chosen = Set(scenes)
    // By constraint, the final classes in which it repeats an earlier one, and that earlier one.
    var repeated: [Int: [(other: Int, cell: GridCell)]] = [:]
    for cell in GridCell.finals {
      var first: [ConstraintMeaning: Int] = [:]
      for position in document.constraints.indices {
        let constraint = document.constraints[position]
        guard !constraint.isPlaceholder,
          chosen.contains(document.views[document.constraintOwners[position]].scene),
          document.constraintInstallations[position].isInstalled(in: cell)
        else { continue }
        let meaning = ConstraintMeaning(constraint, in: cell)
        // Attributes with different names differ as soon as a language turns the layout.
        guard let other = first[meaning] else {
          first[meaning] = position
          continue
        }
        guard
          ConstraintMeaning(constraint, in: cell, direction: .rightToLeft)
            == ConstraintMeaning(document.constraints[other], in: cell, direction: .rightToLeft)
        else { continue }
        repeated[position, default: []].append((other, cell))
      }
    }
    return repeated.keys.sorted().compactMap { position in
      guard let found = repeated[position], let other = found.first?.other else { return nil }
      let constraint = document.constraints[position]
      let fault = DuplicateConstraint(
        constraint: constraint.id,
        equation: document.equation(constraint, in: found[0].cell).text.onOneLine,
        other: document.constraints[other].id, cells: found.map(\.cell))
      let diagnostic = Diagnostic(fault, at: document.constraintLocations[position])
      return finding(rule, rule.severity, diagnostic, in: document, lookup)
    }
  }
}

/// A constraint that says what an earlier one says.
private struct DuplicateConstraint: DiagnosticFault {
  var constraint: ObjectID
  var equation: String
  var other: ObjectID
  /// The final classes in which both say the same.
  var cells: [GridCell]

  var statement: Diagnostic.Statement {
    .init(
      .duplicateConstraint, .warning,
      "'\(constraint)' \(equation) says what '\(other)' says"
        + (cells.count == GridCell.finals.count
          ? "" : " in " + cells.map(\.description).joined(separator: ", ")),
      hint: "delete one of them", objects: [constraint.text, other.text])
  }
}

extension Diagnostic.Code {
  /// Two constraints say the same.
  static let duplicateConstraint = Self(rawValue: "duplicate-constraint")
}
