import ArgumentParser
import LayoutModel

/// Left to right or right to left.
enum DirectionChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case ltr, rtl
  static var allValueStrings: [String] { allCases.map(\.rawValue) }

  var value: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}
