/// The section of a static table in which a row stands.
package struct RowSection: Hashable, Sendable {
  /// Counts the document's sections.
  package var number: Int
  package var hasHeader: Bool
  package var hasFooter: Bool

  package init(number: Int, hasHeader: Bool, hasFooter: Bool) {
    self.number = number
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }
}
