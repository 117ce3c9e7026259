/// Measures the sizes that views without subviews of their own ask for: text, images and controls.
///
/// The engine turns a view's attributes into ``LeafContent`` and the answer into hugging and
/// resistance rows, alignment insets and baseline rows. Measuring is pure: the same content in the
/// same context gives the same answer, on any thread.
package protocol LeafMeasuring: Sendable {
  func measure(_ content: LeafContent, in context: MeasurementContext) -> LeafMeasurement

  /// The texts of a view, to find out which frames cut them; `nil` where it has none.
  func textRoom(
    for content: LeafContent, limits: TextLimits, in context: MeasurementContext
  ) -> TextRoom?
}
