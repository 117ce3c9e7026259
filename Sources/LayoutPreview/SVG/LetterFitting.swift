/// Measures how wide a renderer draws text.
package protocol LetterFitting {
  /// The width of a line in points, in the first family that exists.
  ///
  /// - Parameter weight: the weight as in CSS, where 400 is regular.
  func width(
    of text: String, families: String, size: Double, weight: Int, isItalic: Bool
  ) -> Double
}
