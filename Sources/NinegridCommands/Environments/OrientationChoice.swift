import ArgumentParser
import LayoutModel

/// Portrait, landscape, or each in turn.
enum OrientationChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case portrait, landscape, both
  static var allValueStrings: [String] { allCases.map(\.rawValue) }

  func includes(_ orientation: LayoutEnvironment.Orientation) -> Bool {
    self == .both || rawValue == orientation.rawValue
  }
}
