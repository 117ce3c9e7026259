package import LayoutComparison
import LayoutModel
package import LayoutWorkbench

/// Two versions of a document that differ, read and ready to be drawn on any core.
package struct ReviewedPair: Sendable {
  package let title: String
  package let name: String
  package let old: LoadedDocument
  package let new: LoadedDocument
  /// What differs.
  package let rows: [DifferenceRow]
  /// Where the files lie, so that the project around them is found.
  package let oldPlace: String
  package let newPlace: String

  /// - Returns: `nil` where nothing differs that a reviewer should see.
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
