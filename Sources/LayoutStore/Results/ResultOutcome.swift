/// What became of results that were to be stored.
package enum ResultOutcome: Hashable, Sendable {
  case stored
  /// The document has another revision or other rows by now; nothing was stored.
  case outdated
}
