extension RuleRow {
  /// The value and the conditions of the row in a form that does not depend on wording:
  /// `canvas:24000..;pad=60`.
  ///
  /// Evidence is stored under this key. If the value or the conditions of a row change, it has no
  /// evidence until it is counted again. If only its description changes, it keeps its evidence.
  package var key: String {
    let codes = conditions.map(\.code)
    return (codes.isEmpty ? "always" : codes.joined(separator: ";"))
      + "=" + RuleCondition.plain(value)
  }
}

extension RuleCondition {
  /// The code of a release: the number of its tools for Xcode, the major number for a system.
  fileprivate var code: String {
    switch self {
    case .canvas(let from, let before): "canvas:" + Self.range(from?.tools, before?.tools)
    case .device(let from, let before): "device:" + Self.range(from?.major, before?.major)
    case .both(let from, let before): "both:" + Self.range(from?.tools, before?.tools)
    case .idiom(let idiom): idiom.rawValue
    case .orientation(let orientation): orientation.rawValue
    case .width(let from, let below): "width:" + Self.range(from, below)
    case .height(let from, let below): "height:" + Self.range(from, below)
    case .scale(let from, let below): "scale:" + Self.range(from, below)
    case .with(let fact): "+\(fact)"
    case .without(let fact): "-\(fact)"
    }
  }

  private static func range(_ from: Int?, _ before: Int?) -> String {
    (from.map(String.init) ?? "") + ".." + (before.map(String.init) ?? "")
  }

  private static func range(_ from: Double?, _ below: Double?) -> String {
    (from.map(plain) ?? "") + ".." + (below.map(plain) ?? "")
  }
}
