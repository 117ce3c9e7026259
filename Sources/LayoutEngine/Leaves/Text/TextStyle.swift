import DataTables
import EmbeddedTables
import LayoutModel

/// A dynamic type style: its weight, and its size at each content size category.
struct TextStyle: Sendable {
  let name: String
  let weight: FontWeight
  /// The sizes in points, in the order of the categories. The leading is the distance between two
  /// baselines.
  let sizes: [(points: Int, leading: Int)]

  /// - Parameter key: the key in documents, such as `UICTFontTextStyleBody` or
  ///   `UICTFontTextStyleEmphasizedBody`.
  init?(_ key: String) {
    var name = key.dropping(prefix: "UICTFontTextStyle")
    let isEmphasized = name.hasPrefix("Emphasized")
    if isEmphasized { name = name.dropping(prefix: "Emphasized") }
    guard let entry = Self.all.first(where: { $0.style.name == name }) else { return nil }
    self = isEmphasized ? TextStyle(entry.style, weight: entry.emphasized) : entry.style
  }

  /// The style that is used for an unknown one.
  static let body =
    TextStyle("UICTFontTextStyleBody")
    ?? TextStyle(
      name: "Body", weight: .regular,
      sizes: Array(repeating: (17, 22), count: ContentSizeCategory.allCases.count))

  private init(name: String, weight: FontWeight, sizes: [(points: Int, leading: Int)]) {
    self.name = name
    self.weight = weight
    self.sizes = sizes
  }

  private init(_ style: TextStyle, weight: FontWeight) {
    self.init(name: style.name, weight: weight, sizes: style.sizes)
  }

  private static let all = EmbeddedTable.systemFontTextStyles.read(read)

  /// The styles, each with its weight when emphasized.
  static func read(
    _ table: DataTable
  ) throws(TableFault) -> [(style: TextStyle, emphasized: FontWeight)] {
    var rows = try TableRows(
      table, ["style", "weight", "emphasized"] + ContentSizeCategory.allCases.map { "\($0)" })
    var result: [(style: TextStyle, emphasized: FontWeight)] = []
    while rows.next() {
      let name = try rows.name()
      let weight = try rows.value(FontWeight.init)
      let emphasized = try rows.value(FontWeight.init)
      var sizes: [(points: Int, leading: Int)] = []
      for _ in ContentSizeCategory.allCases {
        let pair = try rows.value { field in
          let numbers = field.split(separator: "/").compactMap { Int($0) }
          return numbers.count == 2 ? numbers : nil
        }
        sizes.append((points: pair[0], leading: pair[1]))
      }
      result.append((TextStyle(name: name, weight: weight, sizes: sizes), emphasized))
    }
    return result
  }
}

extension ContentSizeCategory {
  /// The position in the order from extra small to the largest, from 0.
  var order: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}

extension String {
  /// The string without a prefix, if it begins with it.
  func dropping(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

extension FontWeight {
  /// Whether this weight is at least as heavy as another.
  static func >= (a: FontWeight, b: FontWeight) -> Bool {
    GlyphTables.index(of: a) >= GlyphTables.index(of: b)
  }
}
