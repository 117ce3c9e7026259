/// The source of the height of an island's root.
enum RootHeight: Hashable, Sendable {
  /// The height is given from outside.
  case given
  /// The height is the least that the content allows, as for a row that sizes itself.
  case least
  /// The content decides. If it leaves a choice, the height is as near as possible to the given
  /// one.
  case nearest
}
