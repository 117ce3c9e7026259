/// What a picture shows beside the views.
package struct PreviewOptions: Hashable, Sendable {
  /// A line above: document, scene, device.
  package var showsTitle: Bool
  /// The outline of a device around the root view.
  package var showsDevice: Bool
  /// A tag with the name of each view that does not show it anyway.
  package var showsNames: Bool
  /// Lines for the constraints that are installed, with their constants.
  package var showsConstraints: Bool
  /// Tints what bars and the device's edges cover.
  package var showsSafeArea: Bool
  /// A dashed line along the root view's margins.
  package var showsMargins: Bool
  /// Backgrounds and texts in the document's colours, otherwise a plain wireframe.
  package var showsColors: Bool
  /// What lies outside the root view is cut off.
  package var clipsToScreen: Bool
  /// Units of the picture per point.
  package var magnification: Double

  package init(
    showsTitle: Bool = true, showsDevice: Bool = true, showsNames: Bool = false,
    showsConstraints: Bool = false, showsSafeArea: Bool = true, showsMargins: Bool = false,
    showsColors: Bool = true, clipsToScreen: Bool = true, magnification: Double = 1
  ) {
    self.showsTitle = showsTitle
    self.showsDevice = showsDevice
    self.showsNames = showsNames
    self.showsConstraints = showsConstraints
    self.showsSafeArea = showsSafeArea
    self.showsMargins = showsMargins
    self.showsColors = showsColors
    self.clipsToScreen = clipsToScreen
    self.magnification = magnification
  }
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
