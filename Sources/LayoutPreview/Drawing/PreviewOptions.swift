/// What a picture shows beside the views.
package struct PreviewOptions: Hashable, Sendable {
  /// A line above: scene, document, device.
  package var showsTitle: Bool
  /// The outline of a device around the root view.
  package var showsDevice: Bool
  /// What lies over the views.
  package var layers: Set<PreviewLayer>
  /// Backgrounds and texts in the document's colours, otherwise in those of the system.
  package var showsColors: Bool
  /// Light or dark; `nil` for that of the canvas as designed, and light elsewhere.
  package var appearance: PreviewAppearance?
  /// Units of the picture per point.
  package var magnification: Double
  /// A light surface behind the device; a page that has one of its own needs none.
  package var showsBackdrop = true
  /// Whether the shapes of each view are a group with the id `view-…`, so that a page can link and
  /// style it. Use it only for a single picture: in a page with several pictures, ids would occur
  /// twice.
  package var namesViews = false

  package init(
    showsTitle: Bool = true, showsDevice: Bool = true, layers: Set<PreviewLayer> = [],
    showsColors: Bool = true, appearance: PreviewAppearance? = nil,
    magnification: Double = 1
  ) {
    self.showsTitle = showsTitle
    self.showsDevice = showsDevice
    self.layers = layers
    self.showsColors = showsColors
    self.appearance = appearance
    self.magnification = magnification
  }
}
