package import LayoutModel

/// A pseudolanguage: `long`, `accented`, `bounded`, `rtl`.
package enum PseudolanguageChoice: String, CaseIterable, Sendable {
  case long, accented, bounded, rtl

  package var value: Pseudolanguage {
    switch self {
    case .long: .long
    case .accented: .accented
    case .bounded: .bounded
    case .rtl: .rtl
    }
  }
}
