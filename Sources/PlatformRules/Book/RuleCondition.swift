/// A condition for a row of a rule.
package enum RuleCondition: Hashable, Sendable {
  /// The row holds only on canvases, for releases from one on and before another.
  case canvas(from: XcodeRelease? = nil, before: XcodeRelease? = nil)
  /// The row holds only on devices, for systems from one on and before another.
  case device(from: SystemRelease? = nil, before: SystemRelease? = nil)
  /// The row holds on canvases of releases from one on and before another, and on devices with the
  /// systems that came with them.
  case both(from: XcodeRelease? = nil, before: XcodeRelease? = nil)
  case idiom(Situation.Idiom)
  case orientation(Situation.Orientation)
  /// The width in points of the thing that the question names.
  case width(from: Double? = nil, below: Double? = nil)
  case height(from: Double? = nil, below: Double? = nil)
  /// The scale in pixels per point.
  case scale(from: Double? = nil, below: Double? = nil)
  case with(Fact)
  case without(Fact)

  package static let phone = Self.idiom(.phone)
  package static let pad = Self.idiom(.pad)
  package static let portrait = Self.orientation(.portrait)
  package static let landscape = Self.orientation(.landscape)
}

extension RuleCondition {
  /// The systems with which the condition begins or ceases to hold on devices.
  var systemBounds: [SystemRelease] {
    switch self {
    case .device(let from, let before): [from, before].compactMap { $0 }
    case .both(let from, let before): [from, before].compactMap { $0?.system }
    default: []
    }
  }
}

extension RuleCondition: CustomStringConvertible {
  /// The condition in words, such as `Xcode 11 or later, before 14.3` or `width 390 or more`.
  package var description: String {
    switch self {
    case .canvas(nil, nil): "canvas"
    case .canvas(let from, let before): "canvas of " + Self.words("Xcode", from?.name, before?.name)
    case .device(nil, nil): "device"
    case .device(let from, let before):
      "device with " + Self.words("iOS", from.map { "\($0.major)" }, before.map { "\($0.major)" })
    case .both(let from, let before):
      Self.words("Xcode", from?.name, before?.name) + " ("
        + Self.words(
          "iOS", from.map { "\($0.system.major)" }, before.map { "\($0.system.major)" }) + ")"
    case .idiom(let idiom): idiom.rawValue
    case .orientation(let orientation): orientation.rawValue
    case .width(let from, let below): Self.span("width", from, below)
    case .height(let from, let below): Self.span("height", from, below)
    case .scale(let from, let below): Self.span("scale", from, below)
    case .with(let fact): fact.name
    case .without(let fact): "no \(fact.name)"
    }
  }

  private static func words(_ name: String, _ from: String?, _ before: String?) -> String {
    switch (from, before) {
    case (let from?, let before?): "\(name) \(from) or later before \(before)"
    case (let from?, nil): "\(name) \(from) or later"
    case (nil, let before?): "\(name) before \(before)"
    case (nil, nil): "any \(name)"
    }
  }

  private static func span(_ name: String, _ from: Double?, _ below: Double?) -> String {
    switch (from, below) {
    case (let from?, let below?): "\(name) \(plain(from)) or more, below \(plain(below))"
    case (let from?, nil): "\(name) \(plain(from)) or more"
    case (nil, let below?): "\(name) below \(plain(below))"
    case (nil, nil): "any \(name)"
    }
  }

  /// A number without a trailing `.0`.
  static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
