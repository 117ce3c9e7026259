/// What a rule may ask besides platform, idiom, orientation and size. At most 64.
package enum Fact: UInt8, Hashable, Sendable, CaseIterable {
  // The device and the document.
  case compactHeight, homeIndicator, safeAreas, namedDevice
  // Of a row of a table; its margins are asked for with what is around it.
  case belowFold, inRootTable, aloneInXib, wideTable, wideRow, preservesMargins, prototype, twoLines
  case custom, customRowBelowFold
  case compactWidth
  // Of a section of a table.
  case grouped, titled, firstSection
}

extension Fact {
  /// As a reader of the book sees it: `home indicator`.
  package var name: String {
    var words = ""
    for character in "\(self)" {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words
  }
}
