package import LayoutComparison
import LayoutModel
package import LayoutWorkbench

/// Two different versions of a document that were read, and can be drawn on any core.
package struct ReviewedPair: Sendable {
  package let title: String
  package let name: String
  package let old: LoadedDocument
  package let new: LoadedDocument
  /// The differences.
  package let rows: [DifferenceRow]
  /// The paths of the files, with which the projects around them are found.
  package let oldPlace: String
  package let newPlace: String

  /// - Returns: `nil` if there is no difference that a reviewer should see.
  package init?(_ compared: ComparedPair, _ found: ReviewSource.Found) {
    guard compared.isDifferent else { return nil }
    let pair = compared.pair
    title = pair.title
    name = pair.name
    old = compared.old
    new = compared.new
    rows = compared.report.rows(from: compared.old.document, to: compared.new.document)
    oldPlace = found.place(of: pair.old ?? pair.new, in: pair)
    newPlace = found.place(of: pair.new ?? pair.old, in: pair)
  }
}
