import LayoutModel

/// The scalars of an equation. A side of the equation is a range of positions.
struct EquationReader {
  let scalars: [Unicode.Scalar]

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  func read() throws(NotationError) -> ConstraintNotation {
    let (body, priority) = try splitPriority()
    guard let split = relation(in: body) else { throw relationError(in: body) }
    let left = body.lowerBound..<split.range.lowerBound
    let right = trimmed(split.range.upperBound..<body.upperBound)
    guard let first = anchor(in: trimmed(left)) else { throw anchorError(in: trimmed(left)) }
    var result = ConstraintNotation(
      first: first, relation: split.relation, priority: priority)
    guard !right.isEmpty else {
      throw NotationError(
        "nothing stands after '\(split.relation.symbol)'", offset: right.lowerBound)
    }
    if "=<>≤≥".unicodeScalars.contains(scalars[right.lowerBound]) {
      let written = text(split.range.lowerBound..<right.lowerBound + 1)
      throw NotationError(
        "'\(written)' is not a relation of a constraint", hint: "write =, <= or >=",
        offset: split.range.lowerBound)
    }
    if let distance = try distance(in: right) {
      result.constant = distance
      return result
    }
    let (multiplier, rest) = try splitMultiplier(right)
    // The constant starts at a sign. Names may contain signs, too, so each sign is tried, from the
    // first to the last.
    for end in candidateEnds(of: rest) {
      let side = trimmed(rest.lowerBound..<end)
      var behind: Multiplier?
      var second = anchor(in: side)
      if second == nil, let found = try multipliedAnchor(in: side) {
        (second, behind) = (found.anchor, found.multiplier)
      }
      guard let second else { continue }
      result.second = second
      result.multiplier = try single(multiplier, behind, in: side)
      if end == rest.upperBound { return result }
      let constant = trimmed(end..<rest.upperBound)
      guard let distance = try distance(in: constant, needsSign: true) else {
        throw NotationError(
          "'\(text(constant))' is not a constant", hint: "write + or - and a number, or Standard",
          offset: end)
      }
      result.constant = distance
      return result
    }
    throw anchorError(in: withoutConstant(rest), beside: first.attribute)
  }

  /// The factor before an item, or the one after it.
  private func single(
    _ before: Multiplier?, _ behind: Multiplier?, in side: Range<Int>
  ) throws(NotationError) -> Multiplier {
    if before != nil, behind != nil {
      throw NotationError(
        "there is a multiplier on both sides of the item", hint: "write one: 0.5 x Item.Attribute",
        offset: side.lowerBound)
    }
    return before ?? behind ?? .one
  }

  // MARK: Parts

  /// Removes `(Priority p)` or `@p` from the end.
  private func splitPriority() throws(NotationError) -> (Range<Int>, LayoutPriority) {
    let whole = trimmed(0..<scalars.count)
    guard !whole.isEmpty else { throw NotationError("the constraint is empty", offset: 0) }
    var open: Int?
    var numbers = whole
    if scalars[whole.upperBound - 1] == ")", let start = whole.last(where: { scalars[$0] == "(" }) {
      let inner = trimmed(start + 1..<whole.upperBound - 1)
      let word = inner.prefix { scalars[$0].properties.isAlphabetic }
      if text(inner.lowerBound..<inner.lowerBound + word.count).lowercased() == "priority" {
        open = start
        numbers = trimmed(inner.lowerBound + word.count..<inner.upperBound)
      }
    } else if let at = whole.last(where: { scalars[$0] == "@" }),
      NumberText.number(text(trimmed(at + 1..<whole.upperBound))) != nil
    {
      open = at
      numbers = trimmed(at + 1..<whole.upperBound)
    }
    guard let open else { return (whole, .required) }
    guard let value = NumberText.number(text(numbers)), LayoutPriority.range.contains(value) else {
      throw NotationError(
        "'\(text(numbers))' is not a priority", hint: "priorities go from 1 to 1000",
        offset: numbers.lowerBound)
    }
    return (trimmed(whole.lowerBound..<open), LayoutPriority(value))
  }

  /// The relation is the first operator that follows an anchor.
  private func relation(in range: Range<Int>) -> (range: Range<Int>, relation: LayoutRelation)? {
    for start in range {
      guard let found = operatorSign(at: start, in: range) else { continue }
      if anchor(in: trimmed(range.lowerBound..<start)) != nil { return found }
    }
    return nil
  }

  private func operatorSign(
    at start: Int, in range: Range<Int>
  ) -> (range: Range<Int>, relation: LayoutRelation)? {
    let next = start + 1 < range.upperBound ? scalars[start + 1] : " "
    switch (scalars[start], next) {
    case ("=", "="): return (start..<start + 2, .equal)
    case ("=", _): return (start..<start + 1, .equal)
    case ("<", "="): return (start..<start + 2, .lessThanOrEqual)
    case (">", "="): return (start..<start + 2, .greaterThanOrEqual)
    case ("≤", _): return (start..<start + 1, .lessThanOrEqual)
    case ("≥", _): return (start..<start + 1, .greaterThanOrEqual)
    default: return nil
    }
  }

  /// Removes `2 x` from the beginning.
  private func splitMultiplier(
    _ range: Range<Int>
  ) throws(NotationError) -> (Multiplier?, Range<Int>) {
    guard
      let sign = range.first(where: {
        ["x", "X", "×", "*"].contains(scalars[$0])
          && text(range.lowerBound..<$0).allSatisfy { "0123456789.:/%eE- ".contains($0) }
      }), sign > range.lowerBound
    else { return (nil, range) }
    let number = trimmed(range.lowerBound..<sign)
    // A name may begin with letters that also occur in numbers, such as `exit.Bottom`.
    guard let start = number.first,
      scalars[start].properties.numericType != nil
        || ".-%/:".unicodeScalars.contains(scalars[start])
    else { return (nil, range) }
    guard let multiplier = Multiplier(text(number)) else {
      throw NotationError(
        "'\(text(number))' is not a multiplier",
        hint: "write a number other than 0, a percentage or a ratio such as 16:9",
        offset: number.lowerBound)
    }
    return (multiplier, trimmed(sign + 1..<range.upperBound))
  }

  /// Reads an anchor with a factor after it: `Item.Width * 0.5`, `Item.Width x 50%`,
  /// `Item.Width / 2`.
  private func multipliedAnchor(
    in range: Range<Int>
  ) throws(NotationError) -> (anchor: ConstraintNotation.Anchor, multiplier: Multiplier)? {
    guard let sign = range.last(where: { ["*", "×", "x", "X", "/"].contains(scalars[$0]) }),
      let anchor = anchor(in: trimmed(range.lowerBound..<sign))
    else { return nil }
    let number = trimmed(sign + 1..<range.upperBound)
    guard let digit = number.first, "0123456789.".unicodeScalars.contains(scalars[digit]) else {
      return nil
    }
    let isDivision = scalars[sign] == "/"
    guard let multiplier = Multiplier((isDivision ? "1/" : "") + text(number)) else {
      throw NotationError(
        "'\(text(number))' is not a multiplier",
        hint: "write a number other than 0, a percentage or a ratio such as 16:9, before the item: "
          + "0.5 x \(anchor.item).\(anchor.attribute.equationName)", offset: number.lowerBound)
    }
    return (anchor, multiplier)
  }

  private func candidateEnds(of range: Range<Int>) -> [Int] {
    range.filter { ["+", "-", "−", "–"].contains(scalars[$0]) } + [range.upperBound]
  }

  /// The part of a side before its constant, for messages. The 2 of `row-2` belongs to the name.
  private func withoutConstant(_ range: Range<Int>) -> Range<Int> {
    for end in candidateEnds(of: range) where end > range.lowerBound && scalars[end - 1] == " " {
      let constant = try? distance(in: trimmed(end..<range.upperBound), needsSign: true)
      if constant != nil { return trimmed(range.lowerBound..<end) }
    }
    return range
  }

  /// Reads a distance: `20`, `+ 8`, `- Standard`.
  private func distance(
    in range: Range<Int>, needsSign: Bool = false
  ) throws(NotationError) -> ConstraintNotation.Distance? {
    guard let first = range.first else { return nil }
    var number = range
    var isNegative = false
    switch scalars[first] {
    case "+": number = trimmed(first + 1..<range.upperBound)
    case "-", "−", "–":
      isNegative = true
      number = trimmed(first + 1..<range.upperBound)
    default: if needsSign { return nil }
    }
    let word = text(number)
    if word.lowercased() == "standard" { return .standard(negative: isNegative) }
    guard let start = word.unicodeScalars.first, "0123456789.".unicodeScalars.contains(start),
      // A number beyond the range is reported as a number, not as a name.
      let value = NumberText.number(word) ?? Double(word).flatMap({ $0.isInfinite ? $0 : nil })
    else { return nil }
    guard LayoutConstraint.canHold(constant: value) else {
      throw NotationError(
        "'\(word)' is more than a constraint can hold",
        hint: "constants go up to \(NumberText.shortest(LayoutConstraint.largestConstant)) points",
        offset: number.lowerBound)
    }
    return .points(isNegative ? -value : value)
  }

  /// Reads an anchor: a name, a dot, an attribute.
  private func anchor(in range: Range<Int>) -> ConstraintNotation.Anchor? {
    for dot in range.reversed() where scalars[dot] == "." {
      let word = String(text(dot + 1..<range.upperBound).filter { $0 != " " })
      guard let attribute = LayoutAttribute(equationName: word) else { continue }
      let name = trimmed(range.lowerBound..<dot)
      return name.isEmpty
        ? nil : ConstraintNotation.Anchor(text(name), attribute, offset: name.lowerBound)
    }
    return nil
  }

  // MARK: Text

  func text(_ range: Range<Int>) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars[range])
    return String(result)
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = max(range.upperBound, low)
    while low < high, scalars[low].properties.isWhitespace { low += 1 }
    while high > low, scalars[high - 1].properties.isWhitespace { high -= 1 }
    return low..<high
  }
}
