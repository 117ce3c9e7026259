/// The state that a path must have at the moment when a file is put there. Otherwise nothing is written.
package enum FileExpectation: Hashable, Sendable {
  /// Any state, for an output that the person named and that nobody has read.
  case anything
  /// No file, for a new file.
  case nothing
  /// A file with these bytes, from which the new ones were made.
  case bytes([UInt8])

  /// - Parameters:
  ///   - path: an absolute path.
  ///   - name: the name that the person knows.
  /// - Throws: ``CommandFailure/changedSinceRead(path:isGone:)``, or ``CommandFailure/fileExists(path:)``.
  package func check(_ path: String, named name: String) throws {
    switch self {
    case .anything: return
    case .nothing: if !isGone(path) { throw CommandFailure.fileExists(path: name) }
    case .bytes(let bytes):
      if isGone(path) { throw CommandFailure.changedSinceRead(path: name, isGone: true) }
      guard try readFile(path, named: name) == bytes else {
        throw CommandFailure.changedSinceRead(path: name, isGone: false)
      }
    }
  }
}
