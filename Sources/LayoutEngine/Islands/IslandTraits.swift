import LayoutModel
import PlatformRules

/// The traits for which an island is built: everything that changes its rows. Sizes and insets are
/// parameters, so that one island serves all devices with the same traits.
struct IslandTraits: Hashable, Sendable {
  var cell: GridCell
  var direction: LayoutDirection
  var measurement: MeasurementContext
  var hidden: [ObjectID: Bool]
  /// Whether the layout is as designed. Then views without Auto Layout keep their recorded frames,
  /// and placeholder constraints are active.
  var isAsDesigned: Bool
  /// Whether the device has no home button. A toolbar at the end of the safe area is higher there.
  var hasHomeIndicator: Bool
  /// Whether the device is a pad. Its bars are higher.
  var isOnPad: Bool

  /// - Parameter hasBars: whether the document has a toolbar, navigation bar or tab bar as a view.
  ///   Without one, nothing depends on the home indicator, and more devices share an island.
  init(
    _ environment: LayoutEnvironment, properties: DocumentProperties, hasBars: Bool = true,
    book: RuleBook
  ) {
    cell = environment.cell
    direction = environment.direction
    // As designed, the canvas decides the text size unless somebody has chosen one. Xcode 7 and
    // earlier show text styles at medium, Xcode 13 shows them at extra small.
    let isOfCanvas = environment.isAsDesigned && !properties.hasAccessibilityOverrides
    let standard = isOfCanvas ? nil : ContentSizeCategory.ofNewDevice
    measurement = MeasurementContext(
      generation: environment.generation(of: properties, book), scale: environment.scale,
      category: environment.contentSizeCategory ?? standard, fonts: environment.fonts,
      isAsDesigned: environment.isAsDesigned,
      hasDevice: !environment.isAsDesigned || properties.device != nil, book: book)
    hidden = environment.hidden
    isAsDesigned = environment.isAsDesigned
    hasHomeIndicator = hasBars && environment.safeArea.bottom > 0
    isOnPad = hasBars && environment.isOnPad
  }
}
