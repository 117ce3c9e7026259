/// What other storyboards may ask of one.
package struct FoundStoryboard: Hashable, Sendable {
  package var identifiers: Set<String> = []
  package var hasInitialController = false

  /// - Parameter text: of the file, as it stands there: only two attributes are wanted of it.
  package init(_ text: String) {
    identifiers = Set(
      text.matches(of: /storyboardIdentifier="([^"]*)"/).map { String($0.1) })
    hasInitialController = text.contains("initialViewController=\"")
  }
}
