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
  /// What lies outside the root view is cut off.
  package var clipsToScreen: Bool
  /// Units of the picture per point.
  package var magnification: Double

  package init(
    showsTitle: Bool = true, showsDevice: Bool = true, layers: Set<PreviewLayer> = [],
    showsColors: Bool = true, appearance: PreviewAppearance? = nil, clipsToScreen: Bool = true,
    magnification: Double = 1
  ) {
    self.showsTitle = showsTitle
    self.showsDevice = showsDevice
    self.layers = layers
    self.showsColors = showsColors
    self.appearance = appearance
    self.clipsToScreen = clipsToScreen
    self.magnification = magnification
  }
}

/// What a picture shows on demand.
package enum PreviewLayer: String, Hashable, Sendable, CaseIterable {
  /// Lines for the constraints that are installed, with their constants.
  case constraints
  /// The outline of every view.
  case frames
  /// A dashed line along the root view's margins.
  case margins
  /// A tag with the name of each view that does not show it anyway.
  case names
  /// A tint on what bars and the device's edges cover.
  case safeArea = "safe-area"
  /// Stack views, with the gaps between what they arrange.
  case stacks
  /// Controls that are smaller than 44 points.
  case hitAreas = "hit-areas"
}

/// Why an object stands out in a picture; the worse one is drawn.
package enum Emphasis: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth a look.
  case note
  /// Not determined by its constraints.
  case ambiguous
  /// Part of a conflict.
  case conflict

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  var color: String {
    switch self {
    case .note: Palette.note
    case .ambiguous: Palette.ambiguous
    case .conflict: Palette.conflict
    }
  }
}
