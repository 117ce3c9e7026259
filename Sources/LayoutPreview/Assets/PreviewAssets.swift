/// Images and colours of a project, for pictures of its documents.
package protocol PreviewAssets: Sendable {
  /// The image of a name, in the variant that fits best.
  ///
  /// - Returns: `nil` if the project has no image of that name, or none in a format that a picture
  ///   can contain.
  func image(named name: String, _ appearance: PreviewAppearance) -> PreviewImage?

  /// A named colour.
  func color(named name: String, _ appearance: PreviewAppearance) -> PreviewColor?
}
