/// The source of the sizes that views ask for themselves: text, images, controls, and views of a
/// custom class.
package enum LeafSizes: Hashable, Sendable {
  /// The sizes come from measuring the content.
  case measured
  /// The sizes come from recorded frames. Only these views (positions in the document) are
  /// measured.
  ///
  /// If recorded frames solve a layout for any intrinsic sizes at all, they solve it for these:
  /// every row about such a size is then met exactly, and no other row has become harder. So if a
  /// view still differs from its recorded frame, the constraints are the reason, whatever sizes the
  /// texts and images have.
  case recorded(measuring: Set<Int>)
}
