/// What came out of resolving a scene; the worst thing that is true of it.
package enum LayoutStatus: String, Sendable, Hashable, CaseIterable {
  case ok
  /// Some frame is not determined by the constraints.
  case ambiguous
  /// Required constraints conflict; one or more had to be given up.
  case unsatisfiable
  /// The document is of a kind that has no layout here (macOS, watchOS, no Auto Layout engine).
  case unsupported
}
