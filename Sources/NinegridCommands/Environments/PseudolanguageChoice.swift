import ArgumentParser
import LayoutModel

/// `long`, `accented`, `bounded`, `rtl`.
enum PseudolanguageChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case long, accented, bounded, rtl
  static var allValueStrings: [String] { allCases.map(\.rawValue) }

  var value: Pseudolanguage {
    switch self {
    case .long: .long
    case .accented: .accented
    case .bounded: .bounded
    case .rtl: .rtl
    }
  }
}
