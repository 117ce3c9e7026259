/// Where the sizes come from that views ask for themselves: text, images, controls, and views of a class
/// of their own.
package enum LeafSizes: Hashable, Sendable {
  /// From measuring their content.
  case measured
  /// From their recorded frames; those of these views (positions in the document) are measured.
  ///
  /// If recorded frames solve a layout for any sizes at all that its views ask for, they solve it for
  /// these: every row about such a size is then met exactly, and no other row has become harder. So
  /// what differs from recorded frames all the same differs by the constraints, whatever the texts
  /// and images measure.
  case recorded(measuring: Set<Int>)
}
