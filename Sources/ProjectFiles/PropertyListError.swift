/// A file that is no property list, or not the one that is meant.
package struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  package var reason: String

  package var description: String { reason }
}
