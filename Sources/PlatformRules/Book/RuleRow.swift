/// A row of a rule: a value, and the conditions under which it holds.
///
///     Row(54, .both(from: .xcode26))
///     Row(32, .phone, .landscape, source: "Apple, …")
package struct RuleRow: Hashable, Sendable {
  /// The value: points, or 1 and 0 for yes and no. The rule states the unit.
  package var value: Double
  package var conditions: [RuleCondition] {
    didSet { matcher = Matcher(conditions) }
  }
  /// The place where Apple states it, or the record of a device. `said: …` and `inferred: …` are
  /// weaker.
  package var source: String?
  private var matcher: Matcher

  package init(_ value: Double, _ conditions: RuleCondition..., source: String? = nil) {
    self.init(value, conditions, source: source)
  }

  package init(_ value: Double, _ conditions: [RuleCondition], source: String? = nil) {
    self.value = value
    self.conditions = conditions
    self.source = source
    matcher = Matcher(conditions)
  }

  /// Whether somebody merely says so, or it only follows from other rows.
  package var isHearsay: Bool {
    source.map { $0.hasPrefix("said: ") || $0.hasPrefix("inferred: ") } ?? false
  }

  /// The answer yes.
  package static func yes(_ conditions: RuleCondition..., source: String? = nil) -> Self {
    Self(1, conditions, source: source)
  }

  /// The answer no. It is needed if a later row would say yes.
  package static func no(_ conditions: RuleCondition..., source: String? = nil) -> Self {
    Self(0, conditions, source: source)
  }

  package func matches(_ situation: Situation) -> Bool { matcher.matches(situation) }

  /// Whether there is a situation on a platform in which the row matches.
  package func answers(on platform: Situation.Platform) -> Bool { matcher.isOn(platform) }

  /// The conditions in words.
  package var words: String {
    conditions.isEmpty ? "always" : conditions.map(\.description).joined(separator: ", ")
  }
}

/// The conditions of a row, prepared for fast checks.
private struct Matcher: Hashable, Sendable {
  /// The numbers of tools for canvases, or of systems for devices. Empty if none fits.
  var tools: Range<Int>
  var systems: Range<Int>
  var idiom: Situation.Idiom?
  var orientation: Situation.Orientation?
  var width = Span()
  var height = Span()
  var scale = Span()
  var with = FactSet()
  var without = FactSet()

  struct Span: Hashable {
    var from = -Double.infinity
    var below = Double.infinity
    func contains(_ value: Double) -> Bool { value >= from && value < below }
    mutating func narrow(_ from: Double?, _ below: Double?) {
      self.from = max(self.from, from ?? self.from)
      self.below = min(self.below, below ?? self.below)
    }
  }

  init(_ conditions: [RuleCondition]) {
    tools = 0..<Int.max
    systems = 0..<Int.max
    for condition in conditions {
      switch condition {
      case .canvas(let from, let before):
        tools = tools.clamped(to: Self.range(from?.tools, before?.tools))
        systems = 0..<0
      case .device(let from, let before):
        systems = systems.clamped(to: Self.range(from?.major, before?.major))
        tools = 0..<0
      case .both(let from, let before):
        tools = tools.clamped(to: Self.range(from?.tools, before?.tools))
        systems = systems.clamped(to: Self.range(from?.system.major, before?.system.major))
      case .idiom(let wanted): idiom = wanted
      case .orientation(let wanted): orientation = wanted
      case .width(let from, let below): width.narrow(from, below)
      case .height(let from, let below): height.narrow(from, below)
      case .scale(let from, let below): scale.narrow(from, below)
      case .with(let fact): with.insert(fact)
      case .without(let fact): without.insert(fact)
      }
    }
  }

  private static func range(_ from: Int?, _ before: Int?) -> Range<Int> {
    let start = from ?? 0
    return start..<max(start, before ?? Int.max)
  }

  func isOn(_ platform: Situation.Platform) -> Bool {
    switch platform {
    case .canvas(let release): tools.contains(release.tools)
    case .device(let system): systems.contains(system.major)
    }
  }

  func matches(_ situation: Situation) -> Bool {
    isOn(situation.platform) && (idiom == nil || idiom == situation.idiom)
      && (orientation == nil || orientation == situation.orientation)
      && width.contains(situation.width) && height.contains(situation.height)
      && scale.contains(situation.scale) && situation.facts.contains(with)
      && !situation.facts.intersects(without)
  }
}
