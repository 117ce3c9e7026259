/// A message about a document for a person: what is wrong, where, and what to do.
///
/// Diagnostics are collected, not thrown: a reader goes on after one. A message states the fact. It
/// is in lower case, has no full stop, and puts ids in single quotes. Advice goes into ``hint``.
package struct Diagnostic: Hashable, Sendable {
  package var code: Code
  package var severity: Severity
  package var message: String
  /// What could be done about it.
  package var hint: String?
  /// The file, as the user named it. The caller that knows the name sets it.
  package var file: String?
  package var location: SourceLocation?
  /// Ids of the objects concerned, the one that is to blame first.
  package var objects: [String]
  /// What of the first of them is meant, where that is not all of it: `x`, `content height`, ….
  package var parts: [String]

  package init(
    _ code: Code, _ severity: Severity, _ message: String, hint: String? = nil,
    file: String? = nil, at location: SourceLocation? = nil, objects: [String] = [],
    parts: [String] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.hint = hint
    self.file = file
    self.location = location
    self.objects = objects
    self.parts = parts
  }

  /// How bad it is. `error`: the document (or a part of it) could not be used as it stands.
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

  /// A stable, kebab-case name of a fault; each module declares its own as static members.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Diagnostic {
  /// The same diagnostic in a file, if it does not name one already.
  package func inFile(_ name: String) -> Diagnostic {
    var copy = self
    if copy.file == nil { copy.file = name }
    return copy
  }
}
