package import LayoutModel

/// The phone that stands for all where nothing else is said.
package let usualDeviceName = "iphone-6.1-island"

/// In which environments somebody wants documents resolved, before it is known which these are for one document.
package protocol EnvironmentChoice: Sendable {
  /// Profiles, ids of Interface Builder or models.
  var device: [String] { get set }
  /// All devices of the app.
  var allDevices: Bool { get set }
  /// Every device, whatever the app says.
  var everyDevice: Bool { get set }
  var ios: [SystemChoice] { get }
  var orientation: OrientationChoice? { get }
  /// Bare sizes in points.
  var sizes: [Size] { get }
  /// Cells of the grid that are named.
  var sizeClasses: [GridCell] { get }
  /// The four cells that devices can be in.
  var allSizeClasses: Bool { get }
  /// All nine cells of the grid.
  var allCells: Bool { get }
  /// Whether cells are imposed on devices that never have them.
  var forceSizeClass: Bool { get }
  /// Pixels per point.
  var scale: Double? { get }
  /// The environment in which each document was last saved.
  var asDesigned: Bool { get }
  var textSize: ContentSizeCategory? { get }
  var direction: DirectionChoice { get }
  var bars: BarSet? { get }
  var place: PlaceChoice? { get }
  /// Nothing says which environment: as designed, or a usual phone.
  var isDefault: Bool { get }
  var viewChoice: any HiddenViewChoice { get }
  var textChoice: any TextChoice { get }
}

extension EnvironmentChoice {
  /// Those of the app, or every one.
  package var takesAllDevices: Bool { allDevices || everyDevice }
}

/// Left to right or right to left.
package enum DirectionChoice: String, CaseIterable, Sendable {
  case ltr, rtl

  package var value: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// Portrait, landscape, or each in turn.
package enum OrientationChoice: String, CaseIterable, Sendable {
  case portrait, landscape, both

  package func includes(_ orientation: LayoutEnvironment.Orientation) -> Bool {
    self == .both || rawValue == orientation.rawValue
  }
}
