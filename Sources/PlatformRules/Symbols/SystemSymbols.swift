/// The symbols that UIKit draws, SF Symbols, by their names, with the release of iOS that brought each.
///
/// - Source: `name_availability.plist` of Apple's app SF Symbols 5.1, as SFSafeSymbols (ba8ff2b, MIT License) keeps it: 6,554 names
///   up to iOS 17.2. Later symbols are not in it.
package enum SystemSymbols {
  /// A symbol with its release; `nil` for one that is unknown here: it may be newer than the table.
  package static func feature(of name: String) -> SystemFeature? { features[name] }

  /// In order.
  package static var names: [String] { features.keys.sorted() }

  private static let features: [String: SystemFeature] = {
    var result: [String: SystemFeature] = [:]
    for (table, major) in [(iOS13, 13), (iOS14, 14), (iOS15, 15), (iOS16, 16), (iOS17, 17)] {
      for name in read(table) { result[name] = SystemFeature("the symbol '\(name)'", since: major) }
    }
    return result
  }()

  /// Each word begins with the number of parts that a name shares with the one before: `0arrow.up 2circle` has `arrow.up` and
  /// `arrow.up.circle`.
  private static func read(_ table: String) -> [String] {
    var last: [Substring] = []
    return table.split { $0 == " " || $0 == "\n" }.map { word in
      let shared = word.first?.wholeNumberValue ?? 0
      last = last.prefix(shared) + word.dropFirst().split(separator: ".")
      return last.joined(separator: ".")
    }
  }
}
