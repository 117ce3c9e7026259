package import PlatformRules

/// The surroundings of a layout: everything besides the document on which frames depend.
package struct LayoutEnvironment: Hashable, Sendable {
  /// The name of a device profile, or `nil` for a bare size.
  package var device: String?
  package var orientation: Orientation
  /// The part of the screen that the app has; `nil` for the whole screen. See ``DeviceProfile``.
  package var split: String?
  /// The size of the root view, in points.
  package var size: Size
  /// A final cell. Documents of Xcode 7 and before may have any cell "as designed".
  package var cell: GridCell
  /// Pixels per point.
  package var scale: Double
  /// The edges of the root view that bars of the device cover (status bar, home indicator), without
  /// bars of controllers.
  package var safeArea: EdgeInsets
  /// The iOS that lays out. `nil` means ``PlatformRules/SystemRelease/current``, or the iOS of the
  /// Xcode that saved the document if that is later.
  package var system: SystemRelease?
  /// Whether the device's size or safe area is only said or inferred, and not recorded.
  package var isEstimated = false
  package var bars: BarSet
  /// The place in which the app shows the scene; `nil` for the first of its places.
  package var place: PlaceChoice?
  package var direction: LayoutDirection
  /// The text size that somebody has chosen. `nil` means the text size of the canvas or of a new
  /// device; resolving sets it.
  package var contentSizeCategory: ContentSizeCategory?
  /// Whether the layout is as designed and nobody has chosen a text size. It then has the text size
  /// of the canvas of its Xcode.
  package var isTextSizeOfCanvas = false
  /// Arranged views to hide or to show, by id. This overrides the document.
  package var hidden: [ObjectID: Bool]
  /// The insets that code adds to the safe area of root views (`additionalSafeAreaInsets`), in
  /// points.
  package var addedInsets = EdgeInsets.zero
  /// The height of the keyboard, in points; 0 if none is shown.
  package var keyboard = 0.0
  /// The changes that code makes in the document before it is laid out, such as `Title.text=Hello`.
  /// The resolver does not read them, because the document that it gets has these changes already.
  /// They only distinguish the stored results of a document.
  package var changes: [String] = []
  /// The texts that replace those of the document.
  package var texts: TextSubstitutions
  /// Fonts that the user supplies.
  package var fonts: UserFonts?
  /// Whether the environment is the one in which the document was last saved.
  package var isAsDesigned: Bool

  package init(
    device: String? = nil, orientation: Orientation = .portrait, split: String? = nil, size: Size,
    cell: GridCell, scale: Double = 2, safeArea: EdgeInsets = .zero,
    system: SystemRelease? = nil, bars: BarSet = .inferred,
    direction: LayoutDirection = .leftToRight, contentSizeCategory: ContentSizeCategory? = nil,
    hidden: [ObjectID: Bool] = [:], texts: TextSubstitutions = [:],
    fonts: UserFonts? = nil, isAsDesigned: Bool = false
  ) {
    self.device = device
    self.orientation = orientation
    self.split = split
    self.size = size
    self.cell = cell
    self.scale = scale
    self.safeArea = safeArea
    self.system = system
    self.bars = bars
    self.direction = direction
    self.contentSizeCategory = contentSizeCategory
    self.hidden = hidden
    self.texts = texts
    self.fonts = fonts
    self.isAsDesigned = isAsDesigned
  }

  package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
  }
}

/// The bars of controllers that a scene shows.
package enum BarSet: Hashable, Sendable {
  /// The bars of the document: simulated, or inherited through segues.
  case inferred
  case none
  /// Exactly these bars.
  case only(Set<Bar>)

  package enum Bar: String, Hashable, Sendable, CaseIterable {
    case status, navigation, largeNavigation = "large-navigation", tab, toolbar
  }
}
