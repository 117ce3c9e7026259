import LayoutModel

/// Reads a constraint in the notation of Apple's Auto Layout Guide:
///
///     Item.Attribute  =|<=|>=  [m x] Item.Attribute [+|- c]   [(Priority p)]
///
/// The multiplier is a number, a percentage or a ratio (`2.0`, `200%`, `2/1`, `2:1`) before `x`, `×`
/// or `*`; `c` is a number or `Standard`; `==` means `=`. Attributes are read in any case, with or
/// without spaces (`Center X`); an item's name may hold spaces and dots.
package func readEquation(_ text: String) throws(NotationError) -> ConstraintNotation {
  guard text.utf8.count <= equationLimit else {
    throw NotationError("the constraint is longer than \(equationLimit) bytes", offset: 0)
  }
  let reader = EquationReader(text)
  return try reader.read()
}

/// Longer texts are no equations; trying each place for an operator would take too long.
private let equationLimit = 2000

/// The scalars of an equation; a side of it is a range of positions.
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
    if let distance = distance(in: right) {
      result.constant = distance
      return result
    }
    let (multiplier, rest) = try splitMultiplier(right)
    result.multiplier = multiplier
    // The constant starts at a sign; names may hold signs too, so each is tried, the first one first.
    for end in candidateEnds(of: rest) {
      guard let second = anchor(in: trimmed(rest.lowerBound..<end)) else { continue }
      if end == rest.upperBound {
        result.second = second
        return result
      }
      guard let distance = distance(in: trimmed(end..<rest.upperBound), needsSign: true) else {
        throw NotationError(
          "'\(text(trimmed(end..<rest.upperBound)))' is no constant",
          hint: "write + or - and a number, or Standard", offset: end)
      }
      result.second = second
      result.constant = distance
      return result
    }
    throw anchorError(in: rest)
  }

  // MARK: Parts

  /// Takes `(Priority p)` or `@p` off the end.
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
      Double(text(trimmed(at + 1..<whole.upperBound))) != nil
    {
      open = at
      numbers = trimmed(at + 1..<whole.upperBound)
    }
    guard let open else { return (whole, .required) }
    guard let value = Double(text(numbers)), value > 0, value <= 1000 else {
      throw NotationError(
        "'\(text(numbers))' is no priority", hint: "priorities go from 1 to 1000",
        offset: numbers.lowerBound)
    }
    return (trimmed(whole.lowerBound..<open), LayoutPriority(value))
  }

  /// The relation: the first operator that has an anchor before it.
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

  /// Takes `2 x` off the front.
  private func splitMultiplier(
    _ range: Range<Int>
  ) throws(NotationError) -> (Multiplier, Range<Int>) {
    guard
      let sign = range.first(where: {
        ["x", "X", "×", "*"].contains(scalars[$0])
          && text(range.lowerBound..<$0).allSatisfy { "0123456789.:/%eE- ".contains($0) }
      }), sign > range.lowerBound
    else { return (.one, range) }
    let number = trimmed(range.lowerBound..<sign)
    guard !number.isEmpty else { return (.one, range) }
    guard let multiplier = Multiplier(text(number)) else {
      throw NotationError(
        "'\(text(number))' is no multiplier",
        hint: "write a number other than 0, a percentage or a ratio such as 16:9",
        offset: number.lowerBound)
    }
    return (multiplier, trimmed(sign + 1..<range.upperBound))
  }

  private func candidateEnds(of range: Range<Int>) -> [Int] {
    range.filter { ["+", "-", "−", "–"].contains(scalars[$0]) } + [range.upperBound]
  }

  /// `20`, `+ 8`, `- Standard`.
  private func distance(
    in range: Range<Int>, needsSign: Bool = false
  ) -> ConstraintNotation.Distance? {
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
      let value = Double(word), value.isFinite
    else { return nil }
    return .points(isNegative ? -value : value)
  }

  /// A name, a dot, an attribute.
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
