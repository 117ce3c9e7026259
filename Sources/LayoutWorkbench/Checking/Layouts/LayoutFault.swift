import Diagnostics

/// Something that a rule has found in a layout.
package struct LayoutFault: Sendable {
  var diagnostic: Diagnostic
  /// How bad it is, in points or another measure of the rule: where several environments have the same fault, the largest is told.
  var extent: Double
}
