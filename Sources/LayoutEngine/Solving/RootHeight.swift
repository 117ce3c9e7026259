/// Where the height of an island's root comes from.
enum RootHeight: Hashable, Sendable {
  /// From what is around it.
  case given
  /// The least that what is inside allows, as that of a row that sizes itself.
  case least
  /// What is inside decides; where that leaves a choice, as near as can be to the height that is given.
  case nearest
}
