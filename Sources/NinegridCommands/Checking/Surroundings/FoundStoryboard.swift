/// What other storyboards may ask of one.
struct FoundStoryboard: Hashable, Sendable {
  var identifiers: Set<String> = []
  var hasInitialController = false

  /// - Parameter text: of the file, as it stands there: only two attributes are wanted of it.
  init(_ text: String) {
    identifiers = Set(
      text.matches(of: /storyboardIdentifier="([^"]*)"/).map { String($0.1) })
    hasInitialController = text.contains("initialViewController=\"")
  }
}
