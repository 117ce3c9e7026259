import LayoutModel
import PlatformRules

/// The window around rows of tables, as far as their margins and heights depend on it. It is asked
/// with each solution, so that the islands of rows serve all windows. It is a class because it is
/// passed to every solve.
final class RowWindow: Sendable {
  /// The width in points.
  let width: Double
  /// The situation for which rules are asked: rows on a phone or on a pad.
  private let situation: Situation
  private let book: RuleBook

  /// - Parameter canvas: the canvas of the document when it was last saved.
  init(width: Double, _ traits: IslandTraits, canvas: DesignCanvas) {
    self.width = width
    book = traits.measurement.book.noting(in: nil)
    var situation = traits.measurement.rules.situation
    let isPad =
      traits.isAsDesigned
      ? canvas.isPad : traits.cell.width == .regular && traits.cell.height == .regular
    situation.idiom = isPad ? .pad : .phone
    situation.facts.insert(.compactHeight, if: traits.cell.height == .compact)
    situation.facts.insert(.compactWidth, if: traits.cell.width == .compact)
    self.situation = situation
  }

  func isSame(as other: RowWindow) -> Bool {
    self === other || width == other.width && situation == other.situation && book == other.book
  }

  /// The rules for rows in this window.
  var rules: RulesInForce { RulesInForce(book, at: situation) }
}
