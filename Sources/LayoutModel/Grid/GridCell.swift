/// One of the nine cells of the grid: a width class and a height class.
///
/// It is printed as `wC-hR`. A cell without `any` is final: a device is in exactly one of the four
/// final cells.
package struct GridCell: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var width: SizeClass
  package var height: SizeClass

  package init(width: SizeClass, height: SizeClass) {
    self.width = width
    self.height = height
  }

  /// The cell any-any, in which plain attributes hold.
  package static let base = GridCell(width: .any, height: .any)

  package var isFinal: Bool { width != .any && height != .any }

  package var description: String { "w\(width.letter)-h\(height.letter)" }

  /// Reads `wC-hR`, `wAny-hRegular`, `compact-regular`, in any case.
  package init?(_ text: String) {
    let parts = text.lowercased().split(separator: "-").map(String.init)
    guard parts.count == 2 else { return nil }
    func read(_ part: String, _ prefix: Character) -> SizeClass? {
      let word = part.first == prefix ? String(part.dropFirst()) : part
      return switch word {
      case "c", "compact": .compact
      case "r", "regular": .regular
      case "any", "a", "*": .any
      default: nil
      }
    }
    guard let width = read(parts[0], "w"), let height = read(parts[1], "h") else { return nil }
    self.init(width: width, height: height)
  }

  package static func < (a: Self, b: Self) -> Bool { a.order < b.order }
}

extension GridCell {
  /// All nine cells in the order in which their settings apply: general before specific, and height
  /// only before width only. Of the settings that apply, the last wins.
  ///
  /// This table is the only place that knows the order.
  /// - Source: the order of `<variation>` elements in all 299 objects of public documents that have
  ///   two or more; one document shows that width only wins over height only.
  package static let inOrder: [GridCell] = [
    GridCell(width: .any, height: .any),
    GridCell(width: .any, height: .compact),
    GridCell(width: .any, height: .regular),
    GridCell(width: .compact, height: .any),
    GridCell(width: .regular, height: .any),
    GridCell(width: .compact, height: .compact),
    GridCell(width: .regular, height: .compact),
    GridCell(width: .compact, height: .regular),
    GridCell(width: .regular, height: .regular),
  ]

  /// The four cells that devices have: compact and regular width, each by compact and regular height.
  package static let finals: [GridCell] = inOrder.filter(\.isFinal)

  /// The position of the cell in ``inOrder``.
  package var order: Int { Self.inOrder.firstIndex(of: self) ?? 0 }

  /// Whether a setting that was made in this cell applies in `cell`.
  package func covers(_ cell: GridCell) -> Bool {
    (width == .any || width == cell.width) && (height == .any || height == cell.height)
  }

  /// The cells whose settings apply in this cell, general before specific.
  package var covering: [GridCell] { Self.inOrder.filter { $0.covers(self) } }

  /// Interface Builder's key of a variation, such as `heightClass=regular-widthClass=compact`.
  package var variationKey: String {
    var parts: [String] = []
    if height != .any { parts.append("heightClass=\(height.rawValue)") }
    if width != .any { parts.append("widthClass=\(width.rawValue)") }
    return parts.isEmpty ? "default" : parts.joined(separator: "-")
  }

  private static let byVariationKey = Dictionary(
    uniqueKeysWithValues: inOrder.map { ($0.variationKey, $0) })

  /// Reads a variation key; `nil` for keys of other traits, such as `userInterfaceIdiom=mac`.
  package init?(variationKey key: String) {
    guard let cell = Self.byVariationKey[key] else { return nil }
    self = cell
  }
}

/// A size class of one axis; `any` is Interface Builder's base class and never occurs on a device.
package enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case any, compact, regular

  /// `C`, `Any` or `R`, as in `wC-hAny`.
  package var letter: String {
    switch self {
    case .any: "Any"
    case .compact: "C"
    case .regular: "R"
    }
  }
}
