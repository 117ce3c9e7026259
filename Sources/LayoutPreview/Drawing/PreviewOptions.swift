/// What a picture shows besides the views.
package struct PreviewOptions: Hashable, Sendable {
  /// Whether a line above states scene, document and device.
  package var showsTitle: Bool
  /// Whether the outline of a device is drawn around the root view.
  package var showsDevice: Bool
  /// The layers over the views.
  package var layers: Set<PreviewLayer>
  /// Whether backgrounds and texts have the document's colours. Otherwise they have those of the
  /// system.
  package var showsColors: Bool
  /// Light or dark. `nil` means that of the document's canvas, or light where its dark colours are not known.
  package var appearance: PreviewAppearance?
  /// The number of units of the picture per point.
  package var magnification: Double
  /// Whether there is a light surface behind the device. A page with a background of its own needs
  /// none.
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
