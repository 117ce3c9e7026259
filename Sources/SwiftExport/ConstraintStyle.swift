/// How code says constraints.
package enum ConstraintStyle: String, Sendable, CaseIterable {
  case anchors, vfl
}
