/// The number of findings of each severity.
struct FindingCount: Comparable {
  /// The severities, the worst first.
  static let severities = ["error", "warning", "note", "change"]

  private var counts: [Int]

  init(_ findings: [ReportPage.Finding]) {
    counts = Self.severities.map { severity in findings.count { $0.severity == severity } }
  }

  subscript(severity: String) -> Int {
    Self.severities.firstIndex(of: severity).map { counts[$0] } ?? 0
  }

  var isNone: Bool { counts.allSatisfy { $0 == 0 } }

  static func < (a: Self, b: Self) -> Bool { a.counts.lexicographicallyPrecedes(b.counts) }
}
