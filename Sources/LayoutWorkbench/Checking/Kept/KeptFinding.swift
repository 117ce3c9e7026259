import Diagnostics
import LayoutModel

/// A finding in the form that is stored. Its rule comes from the run that reads it; environments are positions
/// in a list.
struct KeptFinding: Codable {
  var rule: String
  var severity: String
  var scene: String
  var object: String
  var name: String
  var kind: String
  var recorded: [Double]?
  var resolved: [Double]?
  var isCertain: Bool
  var isMarked: Bool
  var message: String
  var hint: String?
  var location: [Int]?
  var objects: [String]
  var environments: [Int]
  var related: [Related]
  var isFixable: Bool
  var replacedLines: [Int]?
  var replacement: String?

  struct Related: Codable {
    var location: [Int]
    var text: String
  }

  init(_ finding: CheckFinding, environments: [Int]) {
    rule = finding.rule.id
    severity = finding.severity.rawValue
    scene = finding.scene.text
    object = finding.object.text
    name = finding.name
    kind = finding.kind
    recorded = finding.recorded.map(Self.numbers)
    resolved = finding.resolved.map(Self.numbers)
    isCertain = finding.isCertain
    isMarked = finding.isMarked
    message = finding.message
    hint = finding.hint
    location = finding.location.map { [$0.line, $0.column] }
    objects = finding.objects
    self.environments = environments
    related = finding.related.map {
      Related(location: [$0.location.line, $0.location.column], text: $0.text)
    }
    isFixable = finding.isFixable
    replacedLines = finding.replacement.map { [$0.lines.lowerBound, $0.lines.upperBound] }
    replacement = finding.replacement?.text
  }

  /// - Returns: `nil` if the run does not have the rule, or if something else wrote the values.
  func finding(_ rules: [String: CheckRule], in all: [LayoutEnvironment]) -> CheckFinding? {
    guard let rule = rules[rule], let severity = Diagnostic.Severity(rawValue: severity),
      environments.allSatisfy(all.indices.contains)
    else { return nil }
    var result = CheckFinding(
      rule: rule, severity: severity, scene: ObjectID(scene), object: ObjectID(object), name: name,
      kind: kind, recorded: recorded.flatMap(Self.rect), resolved: resolved.flatMap(Self.rect),
      isCertain: isCertain, isMarked: isMarked,
      fault: StatedFault(
        .init(
          Diagnostic.Code(rawValue: rule.id), severity, message, hint: hint, objects: objects)),
      location: location.flatMap(Self.location), objects: objects,
      environments: environments.map { all[$0] },
      related: related.compactMap { related in
        Self.location(related.location).map { .init(location: $0, text: related.text) }
      })
    result.isFixable = isFixable
    if let replacedLines, replacedLines.count == 2, replacedLines[0] <= replacedLines[1],
      let replacement
    {
      result.replacement = .init(
        lines: replacedLines[0]..<replacedLines[1], text: replacement)
    }
    return result
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    [rect.x, rect.y, rect.width, rect.height]
  }

  private static func rect(_ numbers: [Double]) -> Rect? {
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func location(_ numbers: [Int]) -> SourceLocation? {
    numbers.count == 2 ? SourceLocation(line: numbers[0], column: numbers[1]) : nil
  }
}
