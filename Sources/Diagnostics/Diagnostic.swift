/// Something that is wrong with a document, and where.
///
/// Diagnostics are collected, not thrown: a reader goes on after one. What is wrong is a value, ``fault``. The sentence for a
/// person is made from it once, and nothing reads facts out of the sentence.
package struct Diagnostic: Sendable {
  /// What is wrong, as values: the ids, names and numbers that are concerned.
  package let fault: any DiagnosticFault
  /// The fault in words.
  private let statement: Statement
  /// The file, as the user named it. The caller that knows the name sets it.
  package var file: String?
  package var location: SourceLocation?

  package init(
    _ fault: any DiagnosticFault, at location: SourceLocation? = nil, file: String? = nil
  ) {
    self.fault = fault
    statement = fault.statement
    self.file = file
    self.location = location
  }

  package var code: Code { statement.code }
  /// How bad it is. Who knows better tells it with another severity: ``with(_:hint:)``.
  package var severity: Severity { statement.severity }
  /// The fact as a sentence: lower case, no full stop, ids in single quotes.
  package var message: String { statement.message }
  /// What could be done about it.
  package var hint: String? { statement.hint }
  /// Ids of the objects concerned, the one that is to blame first.
  package var objects: [String] { statement.objects }

  /// How bad a fault is. `error`: the document (or a part of it) could not be used as it stands.
  package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case note, warning, error

    package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A stable, kebab-case name of a fault. Each module declares its own codes as static members.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Diagnostic: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.location == b.location && a.file == b.file && a.fault.isSame(as: b.fault)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    fault.hash(into: &hasher)
  }
}

extension Diagnostic {
  /// The same diagnostic with this file, unless it already names one.
  package func inFile(_ name: String) -> Diagnostic {
    var copy = self
    if copy.file == nil { copy.file = name }
    return copy
  }

  /// The same diagnostic about a more exact fault.
  package func with(_ fault: any DiagnosticFault) -> Diagnostic {
    Diagnostic(fault, at: location, file: file)
  }
}
