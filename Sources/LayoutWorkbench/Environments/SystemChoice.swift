package import PlatformRules

/// `17`, or `all` for each iOS that lays out in another way.
package enum SystemChoice: Hashable, Sendable {
  case all
  case one(SystemRelease)

  /// `nil` for a text that names no iOS.
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
  /// As somebody writes it.
  package var description: String { system.map { String($0.major) } ?? "all" }
}
