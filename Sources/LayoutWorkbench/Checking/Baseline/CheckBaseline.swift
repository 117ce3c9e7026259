import LayoutModel

/// Known findings that a team accepts: `check` reports only new ones.
///
/// It has no lines, frames or devices, so that it stays valid when another part of a document is
/// edited. For an object it has the number of findings of a rule, so that an additional one is
/// noticed.
package struct CheckBaseline: Equatable, Sendable {
  /// The values that findings must have in common to count as the same.
  package struct Key: Hashable, Comparable, Sendable {
    /// The path of the file from the folder of the baseline, or the name of a document in the store.
    package var document: String
    /// The id of a ``CheckRule``, known to this version or not.
    package var rule: String
    /// The id of the object to blame.
    package var object: String

    package init(document: String, rule: String, object: String) {
      self.document = document
      self.rule = rule
      self.object = object
    }

    package static func < (a: Key, b: Key) -> Bool {
      for path in [\Key.document, \.rule, \.object] where a[keyPath: path] != b[keyPath: path] {
        return a[keyPath: path].utf8.lexicographicallyPrecedes(b[keyPath: path].utf8)
      }
      return false
    }
  }

  /// How many findings there are with each key, 1 or more.
  package private(set) var counts: [Key: Int] = [:]

  package init(counts: [Key: Int] = [:]) {
    self.counts = counts
  }

  /// How many findings the baseline holds.
  package var total: Int { counts.values.reduce(0, +) }

  /// Adds findings. If a document is named twice, in several revisions or as a file and in the
  /// store, its greatest number of findings counts.
  package mutating func insert(_ count: Int, of key: Key) {
    counts[key] = max(counts[key] ?? 0, count)
  }

  /// Adds all findings of a document.
  package mutating func insert(_ findings: [CheckFinding], of document: String) {
    for (key, count) in Self.grouped(findings, of: document) { insert(count, of: key) }
  }

  /// How many findings of a document share a key.
  package static func grouped(_ findings: [CheckFinding], of document: String) -> [Key: Int] {
    findings.reduce(into: [:]) { counts, finding in
      counts[Key(finding, in: document), default: 0] += 1
    }
  }
}

extension CheckBaseline.Key {
  package init(_ finding: CheckFinding, in document: String) {
    self.init(document: document, rule: finding.rule.id, object: finding.object.text)
  }
}
