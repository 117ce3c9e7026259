/// Tells how wide a renderer sets text.
package protocol LetterFitting {
  /// The width of a line in points, in the first of the families that there is.
  ///
  /// - Parameter weight: as CSS counts, 400 for regular.
  func width(
    of text: String, families: String, size: Double, weight: Int, isItalic: Bool
  ) -> Double
}
