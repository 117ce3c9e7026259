/// The images and colours of a project, for pictures of its documents.
package protocol PreviewAssets: Sendable {
  /// The image with this name, in the variant that fits best.
  ///
  /// - Returns: `nil` if the project has no image of that name, or none in a format that a picture
  ///   can contain.
  func image(named name: String, _ appearance: PreviewAppearance) -> PreviewImage?

  /// The named colour; `nil` if the project has none with this name.
  func color(named name: String, _ appearance: PreviewAppearance) -> PreviewColor?
}
