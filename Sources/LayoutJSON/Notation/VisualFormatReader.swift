import Diagnostics
import LayoutModel

/// One pass over a line: the views from left to right, and the gaps between them.
struct VisualFormatReader {
  let scalars: [Unicode.Scalar]
  private let metrics: [String: Double]
  var position = 0
  private var axis = LayoutAxis.horizontal
  private var views: [(name: String, offset: Int)] = []
  private(set) var constraints: [ConstraintNotation] = []

  /// The content of parentheses: a relation to a number or a view, and a priority.
  private struct Predicate {
    var relation = LayoutRelation.equal
    var distance = ConstraintNotation.Distance.points(0)
    var view: ConstraintNotation.Anchor?
    var priority = LayoutPriority.required
  }

  /// One end of a gap: the superview's edge, or a view.
  private enum Element: Equatable {
    case superview
    case view(String, offset: Int)
  }

  init(_ text: String, metrics: [String: Double]) {
    scalars = Array(text.unicodeScalars)
    self.metrics = metrics
  }

  static let alignments: [String: LayoutAttribute] = [
    "alignAllTop": .top, "alignAllBottom": .bottom, "alignAllLeft": .left,
    "alignAllRight": .right, "alignAllLeading": .leading, "alignAllTrailing": .trailing,
    "alignAllCenterX": .centerX, "alignAllCenterY": .centerY,
    "alignAllBaseline": .lastBaseline, "alignAllLastBaseline": .lastBaseline,
    "alignAllFirstBaseline": .firstBaseline,
  ]

  mutating func read() throws(NotationError) {
    skipSpaces()
    if take("H:") { axis = .horizontal } else if take("V:") { axis = .vertical }
    if let other = orientation {
      throw error(
        "'\(other)' is not an orientation of the visual format",
        "a line has one: write one line with H:, and one with V:")
    }
    var previous = try readElement()
    while true {
      skipSpaces()
      if position >= scalars.count { break }
      let gap = try readGap()
      let next = try readElement()
      if previous == .superview, next == .superview {
        throw error("there is no view between the two edges", "name a view in brackets")
      }
      connect(previous, next, gap)
      previous = next
      if next == .superview {
        skipSpaces()
        if position < scalars.count { throw error("nothing can follow the superview's edge") }
      }
    }
    if views.isEmpty {
      throw error("there is no view", "name one in brackets, such as |-[label]-|")
    }
  }

  /// Aligns each view with the next one.
  mutating func align(_ attribute: LayoutAttribute) {
    for (a, b) in zip(views, views.dropFirst()) {
      constraints.append(
        ConstraintNotation(
          first: .init(b.name, attribute, offset: b.offset),
          second: .init(a.name, attribute, offset: a.offset)))
    }
  }

  // MARK: Parts

  private mutating func readElement() throws(NotationError) -> Element {
    skipSpaces()
    if take("|") { return .superview }
    let start = position
    guard take("[") else {
      throw error("a view in brackets, or |, should stand here")
    }
    let name = readName(until: "(]")
    guard !name.text.isEmpty else { throw error("a view has no name") }
    if take("(") {
      let size: LayoutAttribute = axis == .horizontal ? .width : .height
      for predicate in try readPredicates(size: size) {
        constraints.append(
          ConstraintNotation(
            first: .init(name.text, size, offset: name.offset), relation: predicate.relation,
            second: predicate.view, constant: predicate.distance, priority: predicate.priority))
      }
    }
    skipSpaces()
    guard take("]") else {
      position = max(position, start)
      throw error("a bracket is not closed", "write ]")
    }
    views.append((name.text, name.offset))
    return .view(name.text, offset: name.offset)
  }

  private mutating func readGap() throws(NotationError) -> [Predicate] {
    guard take("-") else { return [Predicate()] }
    skipSpaces()
    if take("(") {
      let predicates = try readPredicates(size: nil)
      skipSpaces()
      guard take("-") else { throw error("'-' should stand after the distance") }
      return predicates
    }
    if position < scalars.count, scalars[position] == "[" || scalars[position] == "|" {
      return [Predicate(distance: .standard(negative: false))]
    }
    let name = readName(until: "-[]|()@,")
    var predicate = Predicate(distance: .points(try number(name)))
    if take("@") { predicate.priority = try readPriority(until: "-[]|(),") }
    guard take("-") else { throw error("'-' should stand after the distance") }
    return [predicate]
  }

  /// Reads everything after `(`, up to and including `)`. If a size is allowed, names may be views.
  private mutating func readPredicates(
    size: LayoutAttribute?
  ) throws(NotationError) -> [Predicate] {
    var result: [Predicate] = []
    repeat {
      skipSpaces()
      var predicate = Predicate()
      if take("==") || take("=") {
        predicate.relation = .equal
      } else if take("<=") {
        predicate.relation = .lessThanOrEqual
      } else if take(">=") {
        predicate.relation = .greaterThanOrEqual
      }
      let name = readName(until: "@,)")
      if name.text == "-" {
        predicate.distance = .standard(negative: false)
      } else if let size, metrics[name.text] == nil, NumberText.number(name.text) == nil,
        !name.text.isEmpty
      {
        guard !name.text.contains("*"), !name.text.contains("/"), name.text.last != "%" else {
          position = name.offset
          throw error(
            name.text.last == "%"
              ? "the visual format has no percentages" : "the visual format has no ratios",
            "write an equation, such as A.\(size.equationName) = 50% x B.\(size.equationName)")
        }
        predicate.view = .init(name.text, size, offset: name.offset)
      } else {
        predicate.distance = .points(try number(name))
      }
      if take("@") { predicate.priority = try readPriority(until: ",)") }
      result.append(predicate)
      skipSpaces()
    } while take(",")
    guard take(")") else { throw error("a parenthesis is not closed", "write )") }
    return result
  }

  private mutating func readPriority(until stops: String) throws(NotationError) -> LayoutPriority {
    let name = readName(until: stops)
    let value = try number(name)
    guard value > 0, value <= 1000 else {
      position = name.offset
      throw error("'\(name.text)' is not a priority", "priorities go from 1 to 1000")
    }
    return LayoutPriority(value)
  }

  private mutating func number(_ name: (text: String, offset: Int)) throws(NotationError) -> Double
  {
    if let value = NumberText.number(name.text) ?? metrics[name.text], value.isFinite {
      return value
    }
    position = name.offset
    throw error(
      name.text.isEmpty
        ? "a number is missing" : "'\(name.text)' is neither a number nor one of the metrics",
      Spelling.nearest(to: name.text, in: metrics.keys.sorted()).map { "did you mean '\($0)'?" })
  }

  private mutating func connect(_ a: Element, _ b: Element, _ gap: [Predicate]) {
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let near: ConstraintNotation.Anchor
    let far: ConstraintNotation.Anchor
    switch (a, b) {
    case (.superview, .view(let name, let offset)):
      (near, far) = (.init("Superview", start), .init(name, start, offset: offset))
    case (.view(let name, let offset), .superview):
      (near, far) = (.init(name, end, offset: offset), .init("Superview", end))
    case (.view(let first, let offset), .view(let second, let secondOffset)):
      (near, far) = (.init(first, end, offset: offset), .init(second, start, offset: secondOffset))
    case (.superview, .superview): return
    }
    for predicate in gap {
      var constraint = ConstraintNotation(
        first: far, relation: predicate.relation, second: near, constant: predicate.distance,
        priority: predicate.priority)
      if case .standard = predicate.distance, a == .superview || b == .superview {
        constraint.constant = .points(0)
        if a == .superview { constraint.second?.attribute = start.withMargin }
        if b == .superview { constraint.first.attribute = end.withMargin }
      }
      constraints.append(constraint)
    }
  }
}
