/// Images and colours of a project, for pictures of its documents.
package protocol PreviewAssets: Sendable {
  /// An image by name, in the variant that fits best.
  ///
  /// - Returns: `nil` where the project has none of that name, or none that a picture can hold.
  func image(named name: String, _ appearance: PreviewAppearance) -> PreviewImage?

  /// A named colour.
  func color(named name: String, _ appearance: PreviewAppearance) -> PreviewColor?
}
