package import Diagnostics
package import LayoutModel

/// What cells of the grid say without need, or against each other.
package enum GridFault: DiagnosticFault {
  /// Two cells, neither of which is more specific, give a property different values.
  ///
  /// - Parameter both: the cell in which both apply.
  case overlap(Subject, String, loser: Value, winner: Value, both: GridCell)
  /// A statement that changes nothing.
  case idle(Subject, Setting, GridCell)
  /// Cells that say one by one what holds everywhere.
  case repeated(Subject, Setting, [GridCell])

  package struct Subject: Hashable, Sendable {
    package var id: ObjectID
    /// The name of its element.
    package var kind: String
    /// What a person calls it; a constraint's equation.
    package var name: String
  }

  package struct Value: Hashable, Sendable {
    package var value: String
    package var cell: GridCell
  }

  package enum Setting: Hashable, Sendable {
    case installed(Bool)
    /// A property by its name, and its value.
    case value(String, String)

    fileprivate var predicate: String {
      switch self {
      case .installed(let isInstalled): isInstalled ? "is installed" : "is uninstalled"
      case .value(let property, let value): "has \(property) \(value)"
      }
    }
  }

  package var statement: Diagnostic.Statement {
    switch self {
    case .overlap(let subject, let property, let loser, let winner, let both):
      .init(
        .cellOverlap, .warning,
        "\(subject.kind) '\(subject.id)' has \(property) \(loser.value) in \(loser.cell)"
          + " and \(winner.value) in \(winner.cell); both apply in \(both), where"
          + " \(winner.cell) wins",
        hint: "set \(property) in \(both)", objects: [subject.id.text])
    case .idle(let subject, let setting, let cell):
      .init(
        .idleSetting, .note,
        "\(subject.title) \(setting.predicate) in \(cell), which changes nothing in any cell",
        hint: "'ninegrid factor' leaves it out", objects: [subject.id.text])
    case .repeated(let subject, let setting, let cells):
      .init(
        .repeatedSetting, .note,
        "\(subject.title) \(setting.predicate) in all four final classes, said in "
          + cells.map(\.description).joined(separator: ", "),
        hint: "'ninegrid factor' says it in wAny-hAny", objects: [subject.id.text])
    }
  }
}

extension GridFault.Subject {
  fileprivate var title: String { "\(kind) '\(id)' (\(name.onOneLine))" }
}
