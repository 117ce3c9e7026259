package import LayoutModel

/// Portrait, landscape, or each in turn.
package enum OrientationChoice: String, CaseIterable, Sendable {
  case portrait, landscape, both

  package func includes(_ orientation: LayoutEnvironment.Orientation) -> Bool {
    self == .both || rawValue == orientation.rawValue
  }
}
