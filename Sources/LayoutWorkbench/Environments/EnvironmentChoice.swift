package import LayoutModel

/// The phone on which documents are resolved if nothing else is said.
package let usualDeviceName = "iphone-6.1-island"

/// The environments in which somebody wants documents resolved. For each document, they are worked out later.
package protocol EnvironmentChoice: Sendable {
  /// Names of profiles, ids of Interface Builder, or models.
  var device: [String] { get set }
  /// Whether all devices of the app are meant.
  var allDevices: Bool { get set }
  /// Whether all devices are meant, whatever the app says.
  var everyDevice: Bool { get set }
  var ios: [SystemChoice] { get }
  var orientation: OrientationChoice? { get }
  /// Sizes without a device, in points.
  var sizes: [Size] { get }
  /// The cells of the grid that are named.
  var sizeClasses: [GridCell] { get }
  /// Whether the four cells are meant that devices can be in.
  var allSizeClasses: Bool { get }
  /// Whether all nine cells of the grid are meant.
  var allCells: Bool { get }
  /// Whether cells are imposed on devices that never have them.
  var forceSizeClass: Bool { get }
  /// Pixels per point.
  var scale: Double? { get }
  /// Whether the environment is meant in which each document was last saved.
  var asDesigned: Bool { get }
  var textSize: ContentSizeCategory? { get }
  var direction: DirectionChoice { get }
  var bars: BarSet? { get }
  var place: PlaceChoice? { get }
  /// Whether no option names an environment: then documents are resolved as designed, or on a usual phone.
  var isDefault: Bool { get }
  var viewChoice: any HiddenViewChoice { get }
  var textChoice: any TextChoice { get }
}

extension EnvironmentChoice {
  /// Whether all devices are meant: those of the app, or all that are known.
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
