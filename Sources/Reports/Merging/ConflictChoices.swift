import Diagnostics
import HostAccess
package import LayoutComparison
import LayoutModel
import LayoutWorkbench

/// What `--ours`, `--theirs` and `--union` say, conflict by conflict.
package struct ConflictChoices {
  /// In the order of the options.
  package let given: [(name: String, choice: MergeConflict.Choice)]

  /// Stands for every conflict.
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
          // Of everything, what has been chosen by name stays.
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

  /// The name of a conflict, or the id of an object with all of its.
  private static func means(_ name: String, _ conflict: MergeConflict) -> Bool {
    name == everything || name == conflict.name || name == conflict.object.text
  }
}
