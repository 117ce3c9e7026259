import ArgumentParser
import LayoutModel

/// Bars: `none`, `inferred`, `status,navigation,tab`.
struct BarsArgument: Hashable, Sendable {
  var bars: BarSet

  init(text: String) throws {
    switch text {
    case "inferred": bars = .inferred
    case "none": bars = .none
    default:
      var found: Set<BarSet.Bar> = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let bar = BarSet.Bar(rawValue: String(part)) else {
          let names = BarSet.Bar.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError(
            "'\(part)' is not a bar; there are inferred, none, and any of \(names).")
        }
        found.insert(bar)
      }
      bars = .only(found)
    }
  }
}
