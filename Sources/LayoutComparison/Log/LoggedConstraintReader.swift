import LayoutModel

/// Reads the description of one constraint.
///
///     NSLayoutConstraint:0x600001 'gap' UILabel:0x7f8'Title'.leading == UIView:0x7f9.leading + 20   (active)
///     NSLayoutConstraint:0x600002 V:|-(20)-[UILabel:0x7f8'Title']   (active, names: '|':UIView:0x7f9 )
///     NSAutoresizingMaskLayoutConstraint:0x600003 h=--& v=--& UIView:0x7f9.width == 375   (active)
struct LoggedConstraintReader {
  /// Views by the names that the description explains at its end. `|` is the superview.
  private var names: [String: LoggedItem] = [:]

  /// - Returns: `nil` if the text is not the description of a constraint.
  static func constraint(_ description: Substring) -> LoggedConstraint? {
    let start = /((?:\w+\.)?\w+):(0x[0-9a-fA-F]+)(?:@([^<>]*?#\d+|\S+))?\s*/
    guard let head = description.prefixMatch(of: start) else { return nil }
    var reader = LoggedConstraintReader()
    var body = description[head.range.upperBound...]
    if let end = body.lastRange(of: "(active") ?? body.lastRange(of: "(inactive")
      ?? body.lastRange(of: "(names:") ?? body.lastRange(of: "(Names:")
    {
      reader.readNames(body[end.lowerBound...])
      body = body[..<end.lowerBound]
    }
    var mask: String?
    if let found = body.prefixMatch(of: /h=(\S+) v=(\S+)\s*/) {
      mask = "\(found.1) \(found.2)"
      body = body[found.range.upperBound...]
    }
    var identifier: String?
    if let found = body.prefixMatch(of: /'([^']*)'\s*/) {
      identifier = String(found.1)
      body = body[found.range.upperBound...]
    }
    // What a view hugs stands behind its size.
    if let end = body.firstMatch(of: /\s+Hug:[0-9.]+\s+CompressionResistance:[0-9.]+\s*$/) {
      body = body[..<end.range.lowerBound]
    }
    let text = String(body).trimmed
    // Libraries say where in the code a constraint is made: 'Row.swift#41', or the whole path.
    let file = head.3.flatMap { $0.split(separator: "/").last }
    let place = file.map { " (\($0.replacing("#", with: ":")))" } ?? ""
    var result = LoggedConstraint(
      text: (identifier.map { "'\($0)' " } ?? "") + text + place, address: String(head.2),
      identifier: identifier,
      origin: .author, first: nil, relation: .equal, second: nil, multiplier: 1, constant: 0,
      priority: 1000)
    reader.readRelation(text, &result)
    result.superview = reader.names["|"]
    result.isBetweenBaselines = head.1 == "_UISystemBaselineConstraint"
    result.origin = origin(String(head.1), identifier, mask, result)
    return result
  }

  // MARK: Names

  /// Reads the list of names: `(active, names: Title:0x7f8, '|':UIView:0x7f9 )`.
  private mutating func readNames(_ text: Substring) {
    guard let start = text.firstRange(of: /[nN]ames:/) else { return }
    var shared: Set<String> = []
    for part in text[start.upperBound...].matches(
      of: /(?:'([^']+)'|([^,:']+)):(?:([\w.$]+):)?(0x[0-9a-fA-F]+)(?:'([^']*)')?/)
    {
      // An accessibility identifier stands for the class, and may have spaces: 'progress background'.
      guard let name = (part.1 ?? part.2).map({ String($0).trimmed }) else { continue }
      if let known = names[name], known.address != part.4 { shared.insert(name) }
      names[name] = LoggedItem(
        className: part.3.map(String.init) ?? "", address: String(part.4),
        label: part.5.map(String.init) ?? (name == "|" ? nil : name))
    }
    // Two views with one name: the description does not say which one it means.
    for name in shared { names[name] = nil }
  }

  private func item(_ text: String) -> LoggedItem? {
    let text = text.trimmed
    if let found = text.wholeMatch(of: /([\w.$]+):(0x[0-9a-fA-F]+)(?:'([\s\S]*)')?/) {
      return LoggedItem(
        className: String(found.1), address: String(found.2), label: found.3.map(String.init))
    }
    return names[text] ?? names[text.filter { $0 != "'" }]
  }

  // MARK: Relations

  private func readRelation(_ text: String, _ result: inout LoggedConstraint) {
    // Standard distances have a name around their value: 'NSSpace(8)'.
    var text = text.replacing(/(?:NSSpace|NSLayoutAnchorConstraintSpace)\(([^()]*)\)/) {
      $0.output.1
    }
    if let found = text.firstMatch(of: /(?:\s*@\s?|\s+priority:\s?)([0-9.]+)\s*$/) {
      result.priority = Double(found.1) ?? 1000
      text = String(text[..<found.range.lowerBound])
    }
    if let format = text.prefixMatch(of: /([HV]):/) {
      readFormat(text[format.range.upperBound...], isVertical: format.1 == "V", &result)
    } else {
      readEquation(text, &result)
    }
  }

  /// `A.width == 0.5*B.width + 8`. The sign stands behind an attribute: a label's text may have one, too.
  private func readEquation(_ text: String, _ result: inout LoggedConstraint) {
    guard let sign = text.firstMatch(of: /\.[a-zA-Z]+(\s*(==|<=|>=)\s*)/) else { return }
    readEquation(text, sign.1.startIndex..<sign.1.endIndex, String(sign.2), &result)
  }

  private func readEquation(
    _ text: String, _ sign: Range<String.Index>, _ relation: String,
    _ result: inout LoggedConstraint
  ) {
    guard let first = anchor(String(text[..<sign.lowerBound])) else { return }
    result.relation =
      relation == "==" ? .equal : relation == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    var right = String(text[sign.upperBound...]).trimmed
    // A negative constant has a space behind its sign: 'width == - 16'.
    if let number = Double(right.replacing("- ", with: "-")) {
      result.first = first
      result.constant = number
      return
    }
    if let factor = right.prefixMatch(of: /(-?[0-9.]+)\s*\*\s*/) {
      result.multiplier = Double(factor.1) ?? 1
      right = String(right[factor.range.upperBound...])
    }
    if let offset = right.firstMatch(of: /\s+([+-])\s+([0-9.]+(?:e-?[0-9]+)?)\s*$/) {
      result.constant = (Double(offset.2) ?? 0) * (offset.1 == "-" ? -1 : 1)
      right = String(right[..<offset.range.lowerBound])
    }
    // Up to iOS 8, the factor stands behind the anchor.
    if let factor = right.firstMatch(of: /\s*\*\s*(-?[0-9.]+)\s*$/) {
      result.multiplier = Double(factor.1) ?? 1
      right = String(right[..<factor.range.lowerBound])
    } else if let distance = right.firstMatch(of: /\s+(-?[0-9.]+)\s*$/) {
      // A standard distance has no sign before it: 'guide.bottom NSSpace(8)'.
      result.constant = Double(distance.1) ?? 0
      right = String(right[..<distance.range.lowerBound])
    }
    // What cannot be read on the right is no constant of 0.
    guard let second = anchor(right) else { return }
    result.first = first
    result.second = second
  }

  private func anchor(_ text: String) -> LoggedConstraint.Anchor? {
    let text = text.trimmed
    guard let dot = text.lastIndex(of: "."), let item = item(String(text[..<dot])),
      let attribute = Self.attribute(String(text[text.index(after: dot)...]))
    else { return nil }
    return .init(item: item, attribute: attribute)
  }

  /// The attribute with a name. `minX` and `midY` come from masks, which do not know the direction of text.
  private static func attribute(_ name: String) -> LayoutAttribute? {
    switch name {
    case "minX": .left
    case "maxX": .right
    case "midX": .centerX
    case "minY": .top
    case "maxY": .bottom
    case "midY": .centerY
    case "lastBaseline", "baseline": .lastBaseline
    default: LayoutAttribute(rawValue: name)
    }
  }

  // MARK: Visual format

  /// Reads the visual format: `|-(20)-[A]`, `[A]-(>=8@750)-[B]`, `[A(100)]`, `[A]-(NSSpace(8))-|   (LTR)`.
  private func readFormat(_ text: Substring, isVertical: Bool, _ result: inout LoggedConstraint) {
    let text = String(text).trimmed
    let isLeft = text.contains("(LTR)") || text.contains("(RTL)")
    let start: LayoutAttribute = isVertical ? .top : isLeft ? .left : .leading
    let end: LayoutAttribute = isVertical ? .bottom : isLeft ? .right : .trailing
    if let size = text.firstMatch(of: /^\[([\s\S]+?)\(((?:==|[<>]=)?-?[0-9.]+(?:@[0-9.]+)?)\)\]/),
      let item = item(String(size.1))
    {
      result.first = .init(item: item, attribute: isVertical ? .height : .width)
      readPredicate(String(size.2), &result)
      return
    }
    guard
      let pair = text.firstMatch(
        of:
          /^(?:\[([\s\S]+?)\]|(\|))(?:-\(((?:==|[<>]=)?-?[0-9.]+(?:@[0-9.]+)?)\)-|(-)|)(?:\[([\s\S]+?)\]|(\|))/
      )
    else { return }
    let before = pair.1.flatMap { item(String($0)) } ?? (pair.2 == nil ? nil : names["|"])
    let after = pair.5.flatMap { item(String($0)) } ?? (pair.6 == nil ? nil : names["|"])
    guard let before, let after else { return }
    result.first = .init(item: after, attribute: pair.6 == nil ? start : end)
    result.second = .init(item: before, attribute: pair.2 == nil ? end : start)
    if let predicate = pair.3 {
      readPredicate(String(predicate), &result)
    } else if pair.4 != nil {
      result.constant = pair.2 == nil && pair.6 == nil ? 8 : 20
    }
  }

  private func readPredicate(_ text: String, _ result: inout LoggedConstraint) {
    guard let found = text.wholeMatch(of: /(==|[<>]=)?(-?[0-9.]+)(?:@([0-9.]+))?/) else { return }
    if let sign = found.1 {
      result.relation =
        sign == "==" ? .equal : sign == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    result.constant = Double(found.2) ?? 0
    if let priority = found.3 { result.priority = Double(priority) ?? 1000 }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

extension Substring {
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    ranges(of: text).last
  }
}
