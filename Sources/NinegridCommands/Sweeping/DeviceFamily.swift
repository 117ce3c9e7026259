import ArgumentParser
import LayoutModel
import LayoutWorkbench

/// A family of devices: phones or pads.
enum DeviceFamily: String, CaseIterable, ExpressibleByArgument, Sendable {
  case phone, pad
  static var allValueStrings: [String] { allCases.map(\.rawValue) }

  /// The device that represents the family: a usual phone, or the largest pad, on which a window
  /// can have every width up to 1366 points.
  var profileName: String { self == .phone ? usualDeviceName : "ipad-12.9" }

  var orientation: LayoutEnvironment.Orientation { self == .phone ? .portrait : .landscape }
}
