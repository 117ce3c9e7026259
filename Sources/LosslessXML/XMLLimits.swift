/// The limits above which reading refuses a document.
package struct XMLLimits: Hashable, Sendable {
  /// The greatest length of a file in bytes.
  package var bytes: Int
  /// The greatest number of elements that may be open at once.
  package var depth: Int

  package init(bytes: Int, depth: Int) {
    self.bytes = bytes
    self.depth = depth
  }

  /// The limits for all documents.
  ///
  /// - 64 MiB is more than ten times the size of the largest storyboards in use. A tree of the
  ///   smallest elements takes about thirty times the space of its file, and must still fit into
  ///   memory.
  /// - 512 levels: real documents have fewer than 60. Trees are destroyed and compared by
  ///   recursion, so the depth must have a limit.
  package static let standard = XMLLimits(bytes: 64 << 20, depth: 512)
}
