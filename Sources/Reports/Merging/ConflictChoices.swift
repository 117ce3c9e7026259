import Diagnostics
import HostAccess
package import LayoutComparison
import LayoutModel
import LayoutWorkbench

/// The choices of `--ours`, `--theirs` and `--union` for conflicts.
package struct ConflictChoices {
  /// The choices, in the order of the options.
  package let given: [(name: String, choice: MergeConflict.Choice)]

  /// The word for all conflicts.
  package static let everything = "all"

  package init(ours: [String], theirs: [String], union: [String]) {
    given =
      ours.map { ($0, .ours) } + theirs.map { ($0, .theirs) } + union.map { ($0, .union) }
  }

  package var isEmpty: Bool { given.isEmpty }

  /// The choices in each of several documents.
  ///
  /// - Throws: ``CommandFailure/unknownConflict(name:document:suggestion:)`` for a name that no
  ///   document has, before anything is changed.
  package func sorted(for files: [ConflictedFile]) throws -> [[String: MergeConflict.Choice]] {
    var result: [[String: MergeConflict.Choice]] = files.map { _ in [:] }
    for (name, choice) in given {
      var isKnown = name == Self.everything
      for (index, file) in files.enumerated() {
        for conflict in file.run.merge.conflicts where Self.means(name, conflict) {
          isKnown = true
          guard choice != .union || conflict.allowsUnion else {
            if name == Self.everything { continue }
            throw CommandFailure.noUnion(name: conflict.name)
          }
          // Choices by name win over a choice for all conflicts.
          if name == Self.everything, result[index][conflict.name] != nil { continue }
          result[index][conflict.name] = choice
        }
      }
      guard isKnown else {
        let names = files.flatMap { $0.report.rows.map(\.name) }
        throw CommandFailure.unknownConflict(
          name: name, document: files.map(\.name).joined(separator: "', '"),
          suggestion: Spelling.nearest(to: name, in: names))
      }
    }
    return result
  }

  /// Whether a name means a conflict. The id of an object means all of its conflicts.
  private static func means(_ name: String, _ conflict: MergeConflict) -> Bool {
    name == everything || name == conflict.name || name == conflict.object.text
  }
}
