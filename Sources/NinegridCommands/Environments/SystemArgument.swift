import ArgumentParser
import PlatformRules

/// `17`, or `all` for each that lays out in another way.
enum SystemArgument: Hashable, Sendable {
  case all
  case one(SystemRelease)

  init(text: String) throws {
    if text == "all" {
      self = .all
      return
    }
    guard let major = Int(text), SystemRelease.exists(major: major) else {
      throw ValidationError("'\(text)' is no iOS; write a number from 4 to 18, 26, 27, or all.")
    }
    self = .one(SystemRelease(major: major))
  }

  /// The one system; `nil` for all.
  var system: SystemRelease? { if case .one(let system) = self { system } else { nil } }
}
