package import Diagnostics

/// Something that people can't read or hit on a screen, although the canvas shows it.
package struct ScreenFault: Sendable {
  package var diagnostic: Diagnostic
  /// How bad it is, in points. If several environments have the same fault, the largest one is
  /// reported.
  package var extent: Double

  package init(diagnostic: Diagnostic, extent: Double) {
    self.diagnostic = diagnostic
    self.extent = extent
  }
}

extension Diagnostic.Code {
  /// A view lies partly or completely outside the screen.
  package static let offScreen = Self(rawValue: "off-screen")
  /// Two views overlap.
  package static let overlap = Self(rawValue: "overlap")
}
