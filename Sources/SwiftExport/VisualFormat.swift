import LayoutModel

/// Constraints in Apple's Visual Format Language, as far as it can express them: distances between
/// neighbours in one superview and to its edges and margins, widths and heights, each with relation
/// and priority.
///
/// - Source: Apple, "Visual Format Language", Auto Layout Guide.
struct VisualFormat {
  /// One line for a chain of views, such as `H:|-20-[name]-8-[value(>=100)]-|`, by superview and axis.
  private(set) var lines: [String] = []
  /// The constraints that the lines express.
  private(set) var said: Set<Int> = []
  /// The other constraints with the reason why the format can't express them, in the order of the
  /// constraints.
  private(set) var unsaid: [(constraint: Int, reason: String)] = []

  private let document: LayoutDocument
  let names: [Int: String]

  /// Views that are sometimes without a superview. A line that contains one of them can't be read
  /// then.
  private let coming: Set<Int>

  /// - Parameters:
  ///   - constraints: positions in ``LayoutModel/LayoutDocument/constraints``.
  ///   - names: the names of the views, by position.
  ///   - coming: the views that are not always installed.
  init(
    _ constraints: [Int], _ document: LayoutDocument, _ names: [Int: String],
    coming: Set<Int> = []
  ) {
    self.document = document
    self.names = names
    self.coming = coming
    var groups: [Place: [Piece]] = [:]
    var order: [Place] = []
    for index in constraints {
      do throws(Unsayable) {
        let piece = try self.piece(index)
        let place = Place(superview: piece.superview, axis: piece.axis)
        if groups[place] == nil { order.append(place) }
        groups[place, default: []].append(piece)
        said.insert(index)
      } catch {
        unsaid.append((index, error.reason))
      }
    }
    for place in order {
      let start = place.axis == .horizontal ? "H:" : "V:"
      lines += chains(groups[place] ?? []).map { start + $0 }
    }
  }

  private struct Unsayable: Error {
    var reason: String
  }

  private struct Place: Hashable {
    var superview: Int
    var axis: LayoutAxis
  }

  /// An end of a distance.
  enum End: Hashable {
    case start, end
    case view(Int)
  }

  struct Piece {
    var superview: Int
    var axis: LayoutAxis
    var content: Content
    /// The text in parentheses, or between hyphens; `nil` for the standard distance.
    var predicate: String?

    enum Content: Hashable {
      case gap(End, End)
      case size(Int)
    }
  }

  // MARK: One constraint

  private func piece(_ index: Int) throws(Unsayable) -> Piece {
    let constraint = document.constraints[index]
    if constraint.identifier != nil { throw Unsayable(reason: "it has an identifier") }
    if !constraint.constants.isEmpty { throw Unsayable(reason: "its constant varies") }
    if constraint.multiplier.value != 1 { throw Unsayable(reason: "it has a multiplier") }
    let axis = constraint.first.attribute.axis
    guard constraint.first.attribute.isDimension else {
      return try gap(constraint, axis)
    }
    let view = try self.view(constraint.first.item)
    guard let superview = document.views[view].parent else {
      throw Unsayable(reason: "it is about the root")
    }
    var value = CodeText.number(constraint.constant)
    if let second = constraint.second {
      guard constraint.constant == 0, second.attribute == constraint.first.attribute else {
        throw Unsayable(reason: "it compares lengths that differ")
      }
      value = names[try self.view(second.item)] ?? ""
    }
    return Piece(
      superview: superview, axis: axis, content: .size(view),
      predicate: predicate(constraint.relation, value, constraint.priority))
  }

  private func gap(_ constraint: LayoutConstraint, _ axis: LayoutAxis) throws(Unsayable) -> Piece {
    guard let second = constraint.second else { throw Unsayable(reason: "it has one item") }
    let superview = try commonSuperview(constraint.first.item, second.item)
    let (one, isOneMargin) = try edge(constraint.first, in: superview)
    let (other, isOtherMargin) = try edge(second, in: superview)
    var relation = constraint.relation
    var distance = constraint.constant
    let ends: (End, End)
    switch (one, other) {
    case (.begins(let later), .ends(let earlier)): ends = (earlier, later)
    case (.ends(let earlier), .begins(let later)):
      ends = (earlier, later)
      distance = -distance
      relation = relation.flipped
    default: throw Unsayable(reason: "it aligns edges")
    }
    switch ends {
    case (.start, .end): throw Unsayable(reason: "it is about the superview alone")
    case (.start, .view(let view)), (.view(let view), .end):
      if coming.contains(view) { throw Unsayable(reason: "its view comes and goes") }
    default: break
    }
    var text: String? = predicate(relation, CodeText.number(distance), constraint.priority)
    if isOneMargin || isOtherMargin {
      guard distance == 0, relation == .equal, constraint.priority.isRequired else {
        throw Unsayable(reason: "it keeps a distance from a margin")
      }
      text = nil
    }
    return Piece(
      superview: superview, axis: axis, content: .gap(ends.0, ends.1), predicate: text)
  }

  /// The place of a view's edge in a line.
  private enum Edge {
    /// Something begins there: a view's leading edge, or the end of the line behind the last view.
    case begins(End)
    /// Something ends there: a view's trailing edge, or the start of the line before the first view.
    case ends(End)
  }

  private func edge(
    _ anchor: LayoutAnchor, in superview: Int
  ) throws(Unsayable) -> (Edge, isMargin: Bool) {
    var isMargin = anchor.attribute.isMargin
    var view: Int?
    switch document.items[anchor.item] {
    case .view(let index): view = index
    case .guide(let index) where document.guides[index].kind == .layoutMargins:
      view = document.guides[index].view
      isMargin = true
    case .guide: throw Unsayable(reason: "it is about a guide")
    default: break
    }
    guard let view else { throw Unsayable(reason: "an item is not there") }
    let axis = anchor.attribute.axis
    let isStart: Bool
    switch anchor.attribute.withoutMargin {
    case .leading, .top: isStart = true
    case .trailing, .bottom: isStart = false
    case .left, .right: throw Unsayable(reason: "it is about left or right")
    case .centerX, .centerY: throw Unsayable(reason: "it is about a centre")
    default: throw Unsayable(reason: "it is about a baseline")
    }
    if isMargin, axis == .horizontal, document.views[view].followsReadableWidth {
      throw Unsayable(reason: "it keeps to the readable width")
    }
    if view == superview { return (isStart ? .ends(.start) : .begins(.end), isMargin) }
    if isMargin { throw Unsayable(reason: "it is about the margin of a view inside") }
    return (isStart ? .begins(.view(view)) : .ends(.view(view)), false)
  }

  private func view(_ id: ObjectID) throws(Unsayable) -> Int {
    guard let view = document.view(id), let name = names[view.index], name != "self", name != "view"
    else {
      throw Unsayable(
        reason: document.guide(id) == nil ? "it is about the root" : "it is about a guide")
    }
    guard Self.isSayable(name) else { throw Unsayable(reason: "it has no word for '\(name)'") }
    return view.index
  }

  /// The view in which both items lie, or which is one of them.
  private func commonSuperview(_ one: ObjectID, _ other: ObjectID) throws(Unsayable) -> Int {
    func place(_ id: ObjectID) -> Int? {
      if case .guide(let index) = document.items[id] { return document.guides[index].view }
      return document.view(id)?.index
    }
    guard let first = place(one), let second = place(other) else {
      throw Unsayable(reason: "an item is not there")
    }
    let (outer, inner) = (document.views[first].parent, document.views[second].parent)
    if inner == first, named(second) { return first }
    if outer == second, named(first) { return second }
    if let outer, outer == inner, named(first), named(second) { return outer }
    throw Unsayable(reason: "its items are not neighbours")
  }

  private func named(_ view: Int) -> Bool {
    names[view].map { Self.isSayable($0) && $0 != "self" } ?? false
  }

  /// Whether the format accepts a name. It only knows names of C, which are letters without accents.
  static func isSayable(_ name: String) -> Bool {
    SwiftNames.isIdentifier(name) && name.utf8.allSatisfy { $0 < 0x80 }
  }

  private func predicate(
    _ relation: LayoutRelation, _ value: String, _ priority: LayoutPriority
  ) -> String {
    let sign = relation == .equal ? "" : relation.symbol
    return sign + value + (priority.isRequired ? "" : "@\(CodeText.number(priority.value))")
  }
}
