/// How much a document may ask for before reading refuses it.
package struct XMLLimits: Hashable, Sendable {
  /// The length of a file in bytes.
  package var bytes: Int
  /// How many elements may be open at once.
  package var depth: Int

  package init(bytes: Int, depth: Int) {
    self.bytes = bytes
    self.depth = depth
  }

  /// 64 MiB, more than ten times the largest storyboards in use: a tree of the smallest elements
  /// takes some thirty times the space of its file, which must still fit. 512 levels, while real
  /// documents have less than 60: trees are destroyed and compared by recursion.
  package static let standard = XMLLimits(bytes: 64 << 20, depth: 512)
}
