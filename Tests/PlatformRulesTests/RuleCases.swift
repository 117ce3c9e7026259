import PlatformRules

/// A case at both sides of each boundary of each rule, made from the book itself.
///
/// The answers lie in Golden/rule-cases.txt: a new row has no answer there, so the test fails until somebody has
/// read what it says on both sides.
enum RuleCases {
  struct Case {
    var rule: String
    var situation: Situation
  }

  /// For each row a situation in which all its conditions hold, and those beside it in which one does not.
  static func all(of book: RuleBook) -> [Case] {
    book.rules.flatMap { rule in
      var seen: Set<Situation> = []
      return rule.rows.indices.flatMap { row in situations(of: row, in: rule) }
        .filter { seen.insert($0).inserted }
        .map { Case(rule: rule.id, situation: $0) }
    }
  }

  /// What a book answers, a line for each case.
  static func listing(_ cases: [Case], answeredBy book: RuleBook) -> String {
    cases.map { single in
      let answer = book.rule(single.rule).map { book.value($0, in: single.situation) } ?? 0
      return "\(single.rule)\t\(words(single.situation))\t\(answer)\n"
    }.joined()
  }

  /// Each combination of what the rule asks for, on the first and last release of each of its rows
  /// and on those just outside.
  static func everySituation(of rule: Rule) -> [Situation] {
    let platforms = Set(rule.rows.flatMap(platforms))
    var seen: Set<Situation> = []
    return rule.rows.flatMap { neighbours(of: $0, in: rule) }.filter { seen.insert($0).inserted }
      .flatMap { situation in
        platforms.map { platform in
          var copy = situation
          copy.platform = platform
          return copy
        }
      }
  }

  private static func situations(of index: Int, in rule: Rule) -> [Situation] {
    let row = rule.rows[index]
    // What is tried does not depend on the platform: the same on each.
    let tried = neighbours(of: row, in: rule)
    return platforms(of: row).flatMap { platform -> [Situation] in
      let inside = witness(of: index, in: rule, among: tried, on: platform)
      return [inside] + row.conditions.flatMap { broken($0, in: inside) }
    }
  }

  /// The situation in which all conditions of the row hold, and those in which other conditions of the rule do or
  /// don't besides.
  private static func neighbours(of row: RuleRow, in rule: Rule) -> [Situation] {
    var inside = Situation(.canvas(.xcode4))
    for condition in row.conditions { hold(condition, in: &inside) }
    var tried = [inside]
    var known: Set<Situation> = [inside]
    let conditions = Set(rule.rows.flatMap(\.conditions))
    for condition in conditions.sorted(by: { $0.description < $1.description }) {
      for situation in tried {
        let changed = broken(condition, in: situation) + held(condition, in: situation)
        tried += changed.filter { known.insert($0).inserted }
      }
      if tried.count > 4000 { break }
    }
    return tried
  }

  /// A situation in which the row answers, and none before it; if there is none, as just outside of its releases,
  /// one in which only the release is wrong.
  private static func witness(
    of index: Int, in rule: Rule, among tried: [Situation], on platform: Situation.Platform
  ) -> Situation {
    let row = rule.rows[index]
    // Where the rows behind it would say the same, nobody would notice its absence.
    var others = rule
    others.rows.remove(at: index)
    var anywhere = row
    anywhere.conditions = row.conditions.filter {
      switch $0 {
      case .canvas, .device, .both: false
      default: true
      }
    }
    // The best of four kinds, and of its kind the first in words.
    var best: (kind: Int, words: String, situation: Situation)?
    for var candidate in tried {
      candidate.platform = platform
      guard anywhere.matches(candidate),
        !rule.rows[..<index].contains(where: { $0.matches(candidate) })
      else { continue }
      let isAlone = others.answer(others.row(for: candidate)).value != row.value
      let kind = (row.matches(candidate) ? 0 : 2) + (isAlone ? 0 : 1)
      if let best, kind > best.kind { continue }
      let words = words(candidate)
      if let best, (best.kind, best.words) <= (kind, words) { continue }
      best = (kind, words, candidate)
    }
    var fallback = tried[0]
    fallback.platform = platform
    return best?.situation ?? fallback
  }

  /// Whether two rows speak of the same situation on a canvas. Documents say nothing about devices.
  static func isThereACanvas(for one: RuleRow, and other: RuleRow) -> Bool {
    let releases = XcodeRelease.named.map { Situation.Platform.canvas($0.release) }
    return [(one, other), (other, one)].contains { first, second in
      releases.contains { platform in
        var situation = Situation(platform)
        for condition in first.conditions + second.conditions { hold(condition, in: &situation) }
        return one.matches(situation) && other.matches(situation)
      }
    }
  }

  private static func held(_ condition: RuleCondition, in situation: Situation) -> [Situation] {
    var copy = situation
    hold(condition, in: &copy)
    return [copy]
  }

  /// The first and last release on which the row answers, and those just outside.
  private static func platforms(of row: RuleRow) -> [Situation.Platform] {
    var releases = XcodeRelease.named.map(\.release)
    releases += releases.dropFirst().map { XcodeRelease(tools: $0.tools - 1) }
    releases.append(XcodeRelease(tools: 99_999))
    let canvases = releases.sorted().map { Situation.Platform.canvas($0) }
    let devices = [11, 12, 13, 14, 15, 16, 17, 18, 26].map {
      Situation.Platform.device(SystemRelease(major: $0))
    }
    return [canvases, devices].flatMap { platforms -> [Situation.Platform] in
      let answers = platforms.map { row.answers(on: $0) }
      return platforms.indices.filter { index in
        let neighbours = [index - 1, index + 1].filter(platforms.indices.contains)
        let isEnd = neighbours.count < 2 && answers[index]
        return isEnd || neighbours.contains { answers[$0] != answers[index] }
      }.map { platforms[$0] }
    }
  }

  private static func hold(_ condition: RuleCondition, in situation: inout Situation) {
    switch condition {
    case .idiom(let idiom): situation.idiom = idiom
    case .orientation(let orientation): situation.orientation = orientation
    case .width(let from, let below): situation.width = from ?? below.map { $0 - 0.5 } ?? 0
    case .height(let from, let below): situation.height = from ?? below.map { $0 - 0.5 } ?? 0
    case .scale(let from, let below): situation.scale = from ?? below.map { $0 - 1 } ?? 2
    case .with(let fact): situation.facts.insert(fact)
    case .canvas, .device, .both, .without: break
    }
  }

  /// The situations next to one, in which a condition does not hold.
  private static func broken(
    _ condition: RuleCondition, in situation: Situation
  ) -> [Situation] {
    func changed(_ change: (inout Situation) -> Void) -> Situation {
      var copy = situation
      change(&copy)
      return copy
    }
    switch condition {
    case .idiom(let idiom): return [changed { $0.idiom = idiom == .pad ? .phone : .pad }]
    case .orientation(let orientation):
      return [changed { $0.orientation = orientation == .portrait ? .landscape : .portrait }]
    case .width(let from, let below):
      return edges(from, below).map { edge in changed { $0.width = edge } }
    case .height(let from, let below):
      return edges(from, below).map { edge in changed { $0.height = edge } }
    case .scale(let from, let below):
      return edges(from, below).map { edge in changed { $0.scale = edge } }
    case .with(let fact): return [changed { $0.facts.remove(fact) }]
    case .without(let fact): return [changed { $0.facts.insert(fact) }]
    case .canvas, .device, .both: return []
    }
  }

  /// Half a point to both sides of each end.
  private static func edges(_ from: Double?, _ below: Double?) -> [Double] {
    [from, below].compactMap { $0 }.flatMap { [$0 - 0.5, $0] }
  }

  private static func words(_ situation: Situation) -> String {
    var parts: [String] = []
    switch situation.platform {
    case .canvas(let release): parts.append("canvas \(release.tools)")
    case .device(let system): parts.append("iOS \(system.major)")
    }
    parts += [situation.idiom.rawValue, situation.orientation.rawValue]
    if situation.width != 0 { parts.append("width \(situation.width)") }
    if situation.height != 0 { parts.append("height \(situation.height)") }
    if situation.scale != 2 { parts.append("scale \(situation.scale)") }
    parts += Fact.allCases.filter(situation.facts.contains).map(\.name)
    return parts.joined(separator: ", ")
  }
}
