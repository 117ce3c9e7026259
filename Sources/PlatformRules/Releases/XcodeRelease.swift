/// A release of Xcode, whose canvas drew a document. Releases are ordered by time.
///
/// - Source: `toolsVersion` of public documents. The bounds of generations were inferred from them.
///   The bounds of point releases are the releases in which the canvas changed.
package struct XcodeRelease: Hashable, Sendable, Comparable {
  /// The number that the release writes as `toolsVersion`, such as 18122 for Xcode 12.5.
  package let tools: Int

  package init(tools: Int) { self.tools = tools }

  package static let xcode4 = Self(tools: 0)
  package static let xcode5 = Self(tools: 4000)
  package static let xcode6 = Self(tools: 6000)
  package static let xcode7 = Self(tools: 8000)
  package static let xcode8 = Self(tools: 11000)
  package static let xcode9 = Self(tools: 13000)
  package static let xcode9_1 = Self(tools: 13528)
  package static let xcode9_3 = Self(tools: 14000)
  package static let xcode10 = Self(tools: 14200)
  package static let xcode10_2 = Self(tools: 14491)
  package static let xcode11 = Self(tools: 14700)
  package static let xcode11_2 = Self(tools: 15500)
  package static let xcode11_3 = Self(tools: 15705)
  package static let xcode11_4 = Self(tools: 16000)
  package static let xcode12 = Self(tools: 17000)
  package static let xcode12_5 = Self(tools: 18000)
  package static let xcode13 = Self(tools: 19000)
  package static let xcode13_2 = Self(tools: 19500)
  package static let xcode13_3 = Self(tools: 20000)
  package static let xcode14 = Self(tools: 21000)
  package static let xcode14_1 = Self(tools: 21220)
  package static let xcode14_3 = Self(tools: 21700)
  package static let xcode15 = Self(tools: 22000)
  package static let xcode16 = Self(tools: 23000)
  package static let xcode16_3 = Self(tools: 23700)
  package static let xcode26 = Self(tools: 24000)
  package static let xcode26_1 = Self(tools: 24400)

  /// The release before all others.
  package static let first = xcode4

  package static func < (a: Self, b: Self) -> Bool { a.tools < b.tools }
}

extension XcodeRelease {
  /// Every named release, from the first to the last.
  package static let named: [(name: String, release: XcodeRelease)] = [
    ("4", .xcode4), ("5", .xcode5), ("6", .xcode6), ("7", .xcode7), ("8", .xcode8),
    ("9", .xcode9), ("9.1", .xcode9_1), ("9.3", .xcode9_3), ("10", .xcode10),
    ("10.2", .xcode10_2), ("11", .xcode11), ("11.2", .xcode11_2), ("11.3", .xcode11_3),
    ("11.4", .xcode11_4), ("12", .xcode12),
    ("12.5", .xcode12_5), ("13", .xcode13), ("13.2", .xcode13_2), ("13.3", .xcode13_3),
    ("14", .xcode14), ("14.1", .xcode14_1), ("14.3", .xcode14_3), ("15", .xcode15),
    ("16", .xcode16), ("16.3", .xcode16_3), ("26", .xcode26), ("26.1", .xcode26_1),
  ]

  /// The name of the last named release that is not later, such as `14.3`.
  package var name: String { Self.named.last { $0.release <= self }?.name ?? "4" }

  /// The number before the point: 5 … 16, 26.
  package var major: Int { Self.majors.last { $0.release <= self }?.major ?? 4 }

  /// The first release with that number before the point. If there is none, it is the first release
  /// of all.
  package init(major: Int) {
    self = Self.majors.first { $0.major == major }?.release ?? .xcode4
  }

  /// The releases whose names have no point, from the first to the last.
  private static let majors: [(major: Int, release: XcodeRelease)] = named.compactMap {
    (name, release) in Int(name).map { ($0, release) }
  }

  /// The named release.
  ///
  /// - Parameter name: such as `14` or `14.3`.
  package init?(named name: String) {
    guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
    self = found.release
  }

  /// The oldest system for which the release builds apps; `nil` if it builds for all that are known here.
  ///
  /// - Source: Apple, Xcode 14 Release Notes: apps for iOS 11 and later; Xcode 15 Release Notes: for iOS 12 and later.
  package var oldestTarget: SystemRelease? {
    if self >= .xcode15 { return .iOS12 }
    return self >= .xcode14 ? .iOS11 : nil
  }

  /// The system that came with the release, and that its canvas imitates: iOS 18 for Xcode 16.
  package var system: SystemRelease {
    SystemRelease(major: major >= 26 ? major : major + 2)
  }
}
