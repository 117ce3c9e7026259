package import PlatformRules

/// An iOS version: `17`, or `all` for each version that lays out in another way.
package enum SystemChoice: Hashable, Sendable {
  case all
  case one(SystemRelease)

  /// `nil` if the text names no iOS version.
  package init?(_ text: String) {
    if text == "all" {
      self = .all
      return
    }
    guard let major = Int(text), SystemRelease.exists(major: major) else { return nil }
    self = .one(SystemRelease(major: major))
  }

  /// The one system; `nil` for all.
  package var system: SystemRelease? { if case .one(let system) = self { system } else { nil } }
}

extension SystemChoice: CustomStringConvertible {
  /// The text that a person writes for it.
  package var description: String { system.map { String($0.major) } ?? "all" }
}
