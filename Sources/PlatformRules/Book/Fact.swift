/// A fact that a rule may require, besides platform, idiom, orientation and size. There are at most
/// 64.
package enum Fact: UInt8, Hashable, Sendable, CaseIterable {
  // Facts about the device and the document.
  case compactHeight, homeIndicator, safeAreas, namedDevice
  // Facts about a row of a table, for rules about its margins and height.
  case belowFold, inRootTable, aloneInXib, wideTable, wideRow, preservesMargins, prototype, twoLines
  case custom, customRowBelowFold
  case compactWidth
  // Facts about the place of a bar.
  case sheet, endsAtSafeArea
  // A fact about a view without a controller.
  case widerThanScreen
  // Facts about a section of a table.
  case grouped, titled, firstSection
}

extension Fact {
  /// The name for a reader of the book, such as `home indicator`.
  package var name: String {
    var words = ""
    for character in "\(self)" {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words
  }
}
