/// The direction in which text runs. The leading edge is where text begins.
package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The direction of a view's content in a layout of this direction.
  ///
  /// - Parameter semantic: `semanticContentAttribute` as Interface Builder writes it. Views for
  ///   playback and for directions in space keep left to right.
  /// - Source: Apple, UISemanticContentAttribute and `effectiveUserInterfaceLayoutDirection`.
  package func ofContent(_ semantic: String?) -> LayoutDirection {
    switch semantic {
    case "forceLeftToRight", "playback", "spatial": .leftToRight
    case "forceRightToLeft": .rightToLeft
    default: self
    }
  }
}
