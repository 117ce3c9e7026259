package import PlatformRules

/// A screen in one orientation, and the whole or the part of it that the app has.
///
///     ipad-12.9/landscape/one_half  =  678 × 1024 points at 2x, regular width, regular height
///
/// - Source: ``DeviceTable``, where each row has its source.
package struct DeviceProfile: Hashable, Sendable {
  /// The name of the screen, such as `iphone-4.7` or `iphone-6.1-oled`: kind and diagonal in inches.
  package var name: String
  package var orientation: LayoutEnvironment.Orientation
  /// The part of the screen that the app has: `one_third`, `one_half`, `two_thirds`, `slide_over`,
  /// a window such as `800x600`, or `zoomed` for Display Zoom; `nil` for the whole screen.
  package var split: String?
  package var idiom: Idiom
  /// The models that are sold with that screen.
  package var models: [String]
  /// The ids of a document's `<device>` that stand for this screen, the current one first.
  package var interfaceBuilderIDs: [String]
  /// The size of the app's window, in points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// The cell of the window. It is always a final cell.
  package var cell: GridCell
  /// The insets of the window that the status bar, a notch or an island, and the home indicator
  /// cover. A part of a screen has the same top and bottom as its screen.
  package var safeArea: EdgeInsets
  /// Whether the device has a home indicator: a bar at the bottom edge and rounded corners instead
  /// of a home button.
  package var hasHomeIndicator: Bool
  /// The iOS that lays out on the device; the safe area is the one of this iOS. If nobody has
  /// chosen an iOS, it is the newest one that the device runs and with which devices were recorded.
  package var system: SystemRelease
  /// The systems that the device runs, from the one that it shipped with to the last one. A screen
  /// has the systems of all its models.
  package var systems: ClosedRange<SystemRelease>
  /// Whether its size or its safe area is only said or inferred, and not recorded.
  package var isEstimated = false

  package enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad
  }
}

extension DeviceProfile {
  package var isPad: Bool { idiom == .pad }

  /// The id that current Xcode writes into `<device>`, such as `retina4_7`.
  package var interfaceBuilderID: String? { interfaceBuilderIDs.first }

  /// A key that is unique and stable: `iphone-4.7/portrait`, `ipad-12.9/landscape/one_half`.
  package var key: String {
    "\(name)/\(orientation.rawValue)" + (split.map { "/\($0)" } ?? "")
  }

  /// Every profile: phones by size, then pads; portrait before landscape; the whole screen before
  /// its parts.
  ///
  /// It does not contain Slide Over on most pads, windows, Display Zoom and phones that fold. These
  /// have names only; see ``profiles(named:)``.
  package static let all: [DeviceProfile] = DeviceTable.screens.flatMap { screen in
    LayoutEnvironment.Orientation.allCases.flatMap { orientation in
      let full = DeviceProfile(screen, orientation)
      let parts = DeviceTable.splits.filter {
        $0.screen == screen.name && $0.orientation == orientation
      }
      return [full] + parts.map { full.part($0) }
    }
  }

  /// The profiles of whole screens only, in both orientations.
  package static let fullScreens: [DeviceProfile] = all.filter { $0.split == nil }

  init(_ screen: DeviceTable.Screen, _ orientation: LayoutEnvironment.Orientation) {
    let isLandscape = orientation == .landscape
    name = screen.name
    self.orientation = orientation
    split = nil
    idiom = screen.idiom
    models = DeviceTable.models.lazy.filter { $0.screen == screen.name }.map(\.name)
    interfaceBuilderIDs = screen.interfaceBuilderIDs
    size =
      isLandscape
      ? Size(width: screen.size.height, height: screen.size.width) : screen.size
    scale = screen.scale
    cell = Self.cell(
      isPad: screen.idiom == .pad || screen.isFolding, isWide: screen.isWideInLandscape,
      isLandscape: isLandscape)
    safeArea = .zero
    hasHomeIndicator = screen.portraitSafeArea.bottom > 0
    systems = DeviceTable.systems(of: screen.name)
    system = systems.newest
    cover(system)
  }

  private func part(_ split: DeviceTable.Split) -> DeviceProfile {
    var copy = self
    copy.split = split.name
    copy.size = split.size
    copy.cell.width = split.width
    copy.cover(system)
    return copy
  }

  /// The size classes of a whole screen.
  ///
  /// - Source: Human Interface Guidelines, Layout, "size classes": pads are regular in both
  ///   directions. Phones are compact in width, and compact in height in landscape. Large phones
  ///   are regular in width in landscape.
  static func cell(isPad: Bool, isWide: Bool, isLandscape: Bool) -> GridCell {
    if isPad { return GridCell(width: .regular, height: .regular) }
    if !isLandscape { return GridCell(width: .compact, height: .regular) }
    return GridCell(width: isWide ? .regular : .compact, height: .compact)
  }
}

extension LayoutEnvironment {
  /// The environment of an app on a device, without the bars of a controller.
  package init(
    _ profile: DeviceProfile, bars: BarSet = .inferred,
    direction: LayoutDirection = .leftToRight, contentSizeCategory: ContentSizeCategory? = nil
  ) {
    self.init(
      device: profile.name, orientation: profile.orientation, split: profile.split,
      size: profile.size, cell: profile.cell, scale: profile.scale, safeArea: profile.safeArea,
      system: profile.system, bars: bars, direction: direction,
      contentSizeCategory: contentSizeCategory)
    isEstimated = profile.isEstimated
  }
}
