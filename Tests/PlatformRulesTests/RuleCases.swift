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

  private static func situations(of index: Int, in rule: Rule) -> [Situation] {
    let row = rule.rows[index]
    return platforms(of: row).flatMap { platform -> [Situation] in
      var inside = Situation(platform)
      for condition in row.conditions { hold(condition, in: &inside) }
      inside = witness(of: index, in: rule, from: inside)
      let beside = row.conditions.flatMap { broken($0, in: inside) }
      return [inside] + beside
    }
  }

  /// A situation like another one in which the row speaks, and none before it; the same where there is none, as
  /// just outside of its releases.
  private static func witness(
    of index: Int, in rule: Rule, from situation: Situation
  ) -> Situation {
    let conditions = Set(rule.rows.flatMap(\.conditions))
    var tried = [situation]
    for condition in conditions.sorted(by: { $0.description < $1.description }) {
      let changed = tried.flatMap { broken(condition, in: $0) + held(condition, in: $0) }
      tried = Array(Set(tried + changed)).sorted { words($0) < words($1) }
      if tried.count > 4000 { break }
    }
    let fitting = tried.filter { $0.platform == situation.platform }
    let row = rule.rows[index]
    // Where the rows behind it would say the same, nobody would notice its absence.
    var others = rule
    others.rows.remove(at: index)
    func isAlone(_ candidate: Situation) -> Bool {
      others.answer(others.row(for: candidate)).value != row.value
    }
    let speaking = fitting.filter { rule.row(for: $0) == index }
    if let found = speaking.first(where: isAlone) ?? speaking.first { return found }
    // Just outside: as just inside, but for the release.
    var anywhere = row
    anywhere.conditions = row.conditions.filter {
      switch $0 {
      case .canvas, .device, .both: false
      default: true
      }
    }
    let beside = fitting.filter { candidate in
      anywhere.matches(candidate) && !rule.rows[..<index].contains { $0.matches(candidate) }
    }
    return beside.first(where: isAlone) ?? beside.first ?? situation
  }

  private static func held(_ condition: RuleCondition, in situation: Situation) -> [Situation] {
    var copy = situation
    hold(condition, in: &copy)
    return [copy]
  }

  /// The first and last release on which the row speaks, and those just outside.
  private static func platforms(of row: RuleRow) -> [Situation.Platform] {
    var releases = XcodeRelease.named.map(\.release)
    releases += releases.dropFirst().map { XcodeRelease(tools: $0.tools - 1) }
    releases.append(XcodeRelease(tools: 99_999))
    let canvases = releases.sorted().map { Situation.Platform.canvas($0) }
    let devices = [11, 12, 13, 14, 15, 16, 17, 18, 26].map {
      Situation.Platform.device(SystemRelease(major: $0))
    }
    return [canvases, devices].flatMap { platforms -> [Situation.Platform] in
      let speaks = platforms.map { row.speaks(on: $0) }
      return platforms.indices.filter { index in
        let neighbours = [index - 1, index + 1].filter(platforms.indices.contains)
        let isEnd = neighbours.count < 2 && speaks[index]
        return isEnd || neighbours.contains { speaks[$0] != speaks[index] }
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
