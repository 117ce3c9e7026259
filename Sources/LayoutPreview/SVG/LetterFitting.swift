/// Tells how wide a renderer sets text.
package protocol LetterFitting {
  /// The width of a line in points, in the first of the families that exists.
  ///
  /// - Parameter weight: as in CSS, where 400 is regular.
  func width(
    of text: String, families: String, size: Double, weight: Int, isItalic: Bool
  ) -> Double
}
