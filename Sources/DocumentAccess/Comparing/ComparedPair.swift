import Diagnostics
import ElementTree
package import HostAccess
package import LayoutComparison
import LayoutModel
package import LayoutWorkbench

/// Two versions of a document that were read, with their differences.
package struct ComparedPair {
  package let pair: DocumentPair
  package let old: LoadedDocument
  /// The new version, with the name of the pair.
  package let new: LoadedDocument
  package let report: DifferenceReport

  /// - Throws: what reading throws.
  package init(_ pair: DocumentPair, in context: CommandContext) throws {
    self.pair = pair
    let old = try pair.old?.load()
    var new = try pair.new?.load()
    for side in [old, new].compactMap(\.self) {
      try context.report(side.diagnostics.filter { $0.severity == .error })
    }
    let kind = new?.tree.kind ?? old?.tree.kind ?? .storyboard
    new?.name = pair.name
    self.old = old ?? .blank(kind, named: pair.name)
    self.new = new ?? .blank(kind, named: pair.name)
    var difference = DocumentDifference(from: self.old.tree, to: self.new.tree)
    if pair.old == nil || pair.new == nil {
      // If one side does not exist, the settings of the document are no news.
      difference.changes.removeAll { $0.object == ObjectTable.document }
      difference.noise = []
      difference.formatting = 0
    }
    report = DifferenceReport(difference, from: self.old.document, to: self.new.document)
  }

  /// Whether there is a change that a reviewer should see.
  package var isDifferent: Bool { pair.state != .same || !report.difference.isEmpty }

  /// Whether there is no change at all, not even noise.
  package var isSame: Bool { !isDifferent && report.difference.noiseCounts.isEmpty }
}
