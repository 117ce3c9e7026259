/// The generation of Xcode that saved a document: what a canvas shows depends on it.
///
/// - Source: `toolsVersion` of the document, bounds inferred from public documents: below 4000
///   Xcode 4, from 4000 Xcode 5, 6000: 6, 8000: 7, 11000: 8, 13000: 9, 14200: 10, 14700: 11,
///   17000: 12, 19000: 13, 21000: 14, 22000: 15, 23000: 16, 24000: 26. The value 32700 is a
///   placeholder; there the version of the Interface Builder plug-in tells (22684 to 22690: 15).
package struct XcodeGeneration: Hashable, Sendable, Comparable {
  /// The number of the Xcode release: 5 … 16, 26.
  package var major: Int
  /// The number that the release wrote as `toolsVersion`, such as 18122 for Xcode 12.5; the lowest of
  /// the generation where only that is known.
  package var tools: Int

  /// That of the system which lays out on devices: iOS 18.
  package static let current = Self(major: 16)

  package init(major: Int) {
    self.major = major
    tools = Self.bounds.first { $0.major == major }?.from ?? 0
  }

  /// - Parameters:
  ///   - toolsVersion: the document's attribute, such as `22154` or `32700.99.1234`.
  ///   - plugInVersion: the version of the plug-in `com.apple.InterfaceBuilder…`.
  package init(toolsVersion: String?, plugInVersion: String? = nil) {
    func leading(_ text: String?) -> Int {
      text.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    }
    var number = leading(toolsVersion)
    if number == 32700 || number == 0 { number = max(leading(plugInVersion), 0) }
    if number == 0 { number = 22154 }
    tools = number
    major = Self.bounds.last { number >= $0.from }?.major ?? 4
  }

  package static func < (a: Self, b: Self) -> Bool { (a.major, a.tools) < (b.major, b.tools) }

  private static let bounds: [(from: Int, major: Int)] = [
    (0, 4), (4000, 5), (6000, 6), (8000, 7), (11000, 8), (13000, 9), (14200, 10), (14700, 11),
    (17000, 12), (19000, 13), (21000, 14), (22000, 15), (23000, 16), (24000, 26),
  ]
}
