import ArgumentParser
import Diagnostics
import LayoutModel

/// `375x667`.
struct SizeArgument: Hashable, Sendable {
  var size: Size

  init(text: String) throws {
    let parts = text.lowercased().replacing("×", with: "x").split(
      separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, width <= Self.largest, height <= Self.largest
    else {
      throw ValidationError(
        "'\(text)' is no size; write width x height in points, as in 375x667, each above 0 and at most 100000."
      )
    }
    size = Size(width: width, height: height)
  }

  /// Larger than any screen, and small enough to compute with.
  private static let largest = 100_000.0
}

/// `wC-hR`.
struct CellArgument: Hashable, Sendable {
  var cell: GridCell

  init(text: String) throws {
    guard let cell = GridCell(text) else {
      throw ValidationError(
        "'\(text)' is no size class; write wC-hR, wR-hC, wC-hC or wR-hR (C compact, R regular).")
    }
    self.cell = cell
  }
}

/// `large`, `xxxLarge`, `AX3`.
struct TextSizeArgument: Hashable, Sendable {
  var category: ContentSizeCategory

  init(text: String) throws {
    guard let category = ContentSizeCategory(name: text) else {
      let names = ContentSizeCategory.allCases.map(\.shortName)
      let nearest = Spelling.nearest(to: text, in: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "'\(text)' is no text size; there are \(names.joined(separator: ", ")).\(nearest)")
    }
    self.category = category
  }
}

/// `none`, `inferred`, `status,navigation,tab`.
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
            "'\(part)' is no bar; there are inferred, none, and any of \(names).")
        }
        found.insert(bar)
      }
      bars = .only(found)
    }
  }
}
