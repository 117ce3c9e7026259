/// Finds where lines of a text may break, scalar by scalar, by Unicode's line breaking algorithm.
///
/// There is no dictionary for Hangul and Thai: syllables break as the algorithm says, and Thai
/// words stay whole. One rule comes from ICU, which UIKit uses to break lines, and from later
/// versions of the standard: no line ends after a hyphen that begins a word.
///
/// - Source: UAX #14, Unicode Line Breaking Algorithm, version 15.0, rules LB1 to LB31, without the tailoring of
///   numbers that looks ahead (example 7); the table of classes.
struct LineBreaker {
  private let classes = LineBreakClasses.shared
  /// The class of the last character with its marks; `nil` at the start of a line.
  private var last: LineBreakClass?
  /// The class of the character before it, if no space lies between.
  private var beforeLast: LineBreakClass?
  /// Whether spaces follow the last character.
  private var isBehindSpace = false
  private var isBehindJoiner = false
  /// Whether an odd number of regional indicators ends here.
  private var isInFlag = false

  /// Starts again, for a new paragraph.
  mutating func reset() { self = LineBreaker() }

  /// Whether a line may end before a scalar, which is the next one of the text.
  mutating func breaks(before scalar: Unicode.Scalar) -> Bool {
    let next = classes[scalar]
    // This is the usual case, letter after letter. The state does not change then.
    if next == .AL, last == .AL, beforeLast == nil, !isBehindSpace, !isBehindJoiner { return false }
    let breaks = breaks(before: next)
    note(next)
    return breaks
  }

  /// Continues after a scalar before which no line may end.
  mutating func pass(_ scalar: Unicode.Scalar) { note(classes[scalar]) }

  private mutating func note(_ next: LineBreakClass) {
    if next == .SP {
      if last?.endsLine ?? true { last = .SP }
      isBehindSpace = true
      isBehindJoiner = false
      return
    }
    defer { isBehindJoiner = next == .ZWJ }
    // LB9: a mark belongs to the character before it.
    if next.isMark, let last, !isBehindSpace, !last.endsLine, last != .ZW { return }
    // LB10: a mark without such a character counts as a letter.
    let kind = next.isMark ? .AL : next
    beforeLast = isBehindSpace || last == nil || kind == .AL && last == .AL ? nil : last
    isInFlag = kind == .RI && !(isInFlag && last == .RI && !isBehindSpace)
    last = kind
    isBehindSpace = false
  }

  private func breaks(before next: LineBreakClass) -> Bool {
    guard let last else { return false }
    // LB4 to LB6.
    if last.endsLine { return !(last == .CR && next == .LF) }
    // LB7.
    if next.endsLine || next == .SP || next == .ZW { return false }
    // LB8.
    if last == .ZW { return true }
    if isBehindSpace { return breaksBehindSpaces(last, before: next.isMark ? .AL : next) }
    // LB8a, LB9.
    if isBehindJoiner || next.isMark { return false }
    return breaks(between: last, and: next)
  }

  private func breaksBehindSpaces(_ last: LineBreakClass, before next: LineBreakClass) -> Bool {
    switch (last, next) {
    // LB11, LB13, LB14.
    case (_, .WJ), (_, .CL), (_, .CP), (_, .CPW), (_, .EX), (_, .IS), (_, .SY): false
    case (.OP, _), (.OPW, _): false
    // LB15 to LB17.
    case (.QU, .OP), (.QU, .OPW), (.CL, .NS), (.CP, .NS), (.CPW, .NS), (.B2, .B2): false
    default: true
    }
  }

  /// LB11 to LB31, for characters with no space between.
  private func breaks(between last: LineBreakClass, and next: LineBreakClass) -> Bool {
    switch (last, next) {
    // LB11 to LB14.
    case (.WJ, _), (_, .WJ), (.GL, _): return false
    case (_, .GL): return last == .BA || last == .HY
    case (_, .CL), (_, .CP), (_, .CPW), (_, .EX), (_, .IS), (_, .SY): return false
    case (.OP, _), (.OPW, _): return false
    // LB16, LB17, LB19, LB20.
    case (.CL, .NS), (.CP, .NS), (.CPW, .NS), (.B2, .B2): return false
    case (_, .QU), (.QU, _): return false
    case (_, .CB), (.CB, _): return true
    // LB21, LB22.
    case (_, .BA), (_, .HY), (_, .NS), (.BB, _), (_, .IN): return false
    case (.SY, .HL): return false
    case (.HY, _) where isWordInitial && next.isLetter: return false
    case (.HY, _) where beforeLast == .HL, (.BA, _) where beforeLast == .HL: return false
    default: break
    }
    return !last.joinsWord(next) && !(last == .RI && next == .RI && isInFlag)
  }

  /// Whether the last character may begin a word, considering what precedes it.
  private var isWordInitial: Bool { beforeLast == nil || beforeLast == .GL || beforeLast == .CB }
}
