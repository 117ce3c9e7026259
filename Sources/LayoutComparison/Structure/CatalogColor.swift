/// A colour of an asset catalogue, in sRGB with components from 0 to 1.
package struct CatalogColor: Hashable, Sendable {
  package var name: String
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double
  /// Whether the colour differs in dark mode, with high contrast, or on other devices.
  package var varies: Bool

  package init(
    name: String, red: Double, green: Double, blue: Double, alpha: Double, varies: Bool
  ) {
    self.name = name
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.varies = varies
  }
}
