/// The size of an activity indicator.
///
/// - Source: `style` is `medium`, `white`, `gray` (20 points), `large` or `whiteLarge` (37).
package enum ActivityIndicatorStyle: Hashable, Sendable {
  case medium, large

  package init(rawStyle: String?) {
    self = rawStyle == "large" || rawStyle == "whiteLarge" ? .large : .medium
  }
}
