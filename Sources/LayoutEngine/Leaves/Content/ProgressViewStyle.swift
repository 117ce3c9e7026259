/// The thickness of a progress view.
///
/// - Source: `progressViewStyle`: absent is ``plain``.
package enum ProgressViewStyle: String, Hashable, Sendable {
  case plain = "default"
  case bar
}
