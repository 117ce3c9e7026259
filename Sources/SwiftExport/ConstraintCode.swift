import ElementTree
import LayoutModel

/// Writes constraints as expressions with anchors. If anchors can't express one, it uses the initialiser of
/// `NSLayoutConstraint`.
struct ConstraintCode {
  let document: LayoutDocument
  /// The names of the class's views, by position.
  let names: [Int: String]
  /// The names of custom guides, by position.
  let guides: [Int: String]

  /// The reason why a constraint has no code.
  struct Failure: Error {
    var reason: String
  }

  /// The expression that makes a constraint, without priority and identifier.
  func expression(_ constraint: LayoutConstraint, constant: Double) throws(Failure) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let first = try anchor(constraint.first)
    guard let other = constraint.second else {
      guard constraint.first.attribute.isDimension else {
        throw Failure(reason: "it compares a place with a number")
      }
      return "\(first).constraint(\(relation)Constant: \(CodeText.number(constant)))"
    }
    if let fault = AttributePairFault(constraint.first.attribute, other.attribute) {
      throw Failure(reason: fault.reason)
    }
    let second = try anchor(other)
    let factor = constraint.multiplier.value
    if factor != 1, !constraint.first.attribute.isDimension {
      return try plain(constraint, other, constant)
    }
    var text = "\(first).constraint(\(relation): \(second)"
    if factor != 1 { text += ", multiplier: \(multiplier(constraint.multiplier))" }
    if constant != 0 { text += ", constant: \(CodeText.number(constant))" }
    return text + ")"
  }

  /// A multiplier in code: a ratio stays a ratio, as the person wrote it.
  private func multiplier(_ multiplier: Multiplier) -> String {
    let parts = multiplier.text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    guard parts.count == 2 else { return CodeText.number(multiplier.value) }
    return "\(CodeText.number(parts[0])) / \(CodeText.number(parts[1]))"
  }

  private func plain(
    _ constraint: LayoutConstraint, _ second: LayoutAnchor, _ constant: Double
  ) throws(Failure) -> String {
    let (first, firstAttribute) = try item(constraint.first)
    let (other, otherAttribute) = try item(second)
    return "NSLayoutConstraint(item: \(first), attribute: .\(firstAttribute), "
      + "relatedBy: .\(constraint.relation.rawValue), toItem: \(other), attribute: .\(otherAttribute), "
      + "multiplier: \(multiplier(constraint.multiplier)), constant: \(CodeText.number(constant)))"
  }

  /// An item and its attribute, for the initialiser.
  private func item(_ anchor: LayoutAnchor) throws(Failure) -> (String, String) {
    let attribute = anchor.attribute == .lastBaseline ? "lastBaseline" : anchor.attribute.rawValue
    switch document.items[anchor.item] {
    case .view(let index):
      guard let name = names[index] else {
        throw Failure(reason: "an item belongs to another class")
      }
      return (name, attribute)
    case .guide(let index):
      if [.top, .bottom].contains(document.guides[index].kind) {
        throw Failure(reason: "a guide of bars has no multiplier in code")
      }
      return (try guide(index), attribute)
    default: throw Failure(reason: "an item is not in this document")
    }
  }

  /// An anchor as an expression: `nameLabel.leadingAnchor`.
  private func anchor(_ anchor: LayoutAnchor) throws(Failure) -> String {
    switch document.items[anchor.item] {
    case .view(let index):
      guard let name = names[index] else {
        throw Failure(reason: "an item belongs to another class")
      }
      if anchor.attribute.isMargin {
        // Interface Builder's "Follow Readable Width" is a separate guide in code.
        let isReadable =
          document.views[index].followsReadableWidth && anchor.attribute.axis == .horizontal
        let guide = isReadable ? "readableContentGuide" : "layoutMarginsGuide"
        return
          "\(Self.prefix(name))\(guide).\(Self.anchorName(anchor.attribute.withoutMargin))"
      }
      return "\(Self.prefix(name))\(Self.anchorName(anchor.attribute))"
    case .guide(let index): return try guideAnchor(index, anchor.attribute)
    default: throw Failure(reason: "an item is not in this document")
    }
  }

  private func guideAnchor(_ index: Int, _ attribute: LayoutAttribute) throws(Failure) -> String {
    if attribute.isBaseline { throw Failure(reason: "guides have no baseline") }
    let guide = document.guides[index]
    guard let host = guide.view.flatMap({ names[$0] }) else {
      throw Failure(reason: "its guide belongs to another class")
    }
    switch (guide.kind, attribute.withoutMargin) {
    case (.top, .bottom): return "\(Self.prefix(host))safeAreaLayoutGuide.topAnchor"
    case (.bottom, .top): return "\(Self.prefix(host))safeAreaLayoutGuide.bottomAnchor"
    case (.top, .height), (.bottom, .height), (.top, .centerY), (.bottom, .centerY):
      throw Failure(reason: "code has no guide of that height")
    case (.top, _), (.bottom, _):
      return "\(Self.prefix(host))\(Self.anchorName(attribute.withoutMargin))"
    default: return "\(try self.guide(index)).\(Self.anchorName(attribute.withoutMargin))"
    }
  }

  /// A guide as an expression.
  func guide(_ index: Int) throws(Failure) -> String {
    let guide = document.guides[index]
    if let name = guides[index] { return name }
    guard let host = guide.view.flatMap({ names[$0] }) else {
      throw Failure(reason: "its guide belongs to another class")
    }
    return switch guide.kind {
    case .safeArea, .top, .bottom: "\(Self.prefix(host))safeAreaLayoutGuide"
    case .keyboard: "\(Self.prefix(host))keyboardLayoutGuide"
    case .contentLayoutGuide: "\(Self.prefix(host))contentLayoutGuide"
    case .frameLayoutGuide: "\(Self.prefix(host))frameLayoutGuide"
    case .layoutMargins: "\(Self.prefix(host))layoutMarginsGuide"
    case .readableContent: "\(Self.prefix(host))readableContentGuide"
    case .custom: "\(Self.prefix(host))layoutMarginsGuide"
    }
  }

  /// The name with a dot; empty for `self`, which may be left out.
  private static func prefix(_ name: String) -> String { name == "self" ? "" : "\(name)." }

  private static func anchorName(_ attribute: LayoutAttribute) -> String {
    attribute == .lastBaseline ? "lastBaselineAnchor" : "\(attribute.rawValue)Anchor"
  }
}

extension LayoutView {
  /// Whether the view's margins follow the readable width. A table does this for its cells.
  var followsReadableWidth: Bool {
    element["layoutMarginsFollowReadableWidth"] == "YES" && kind != .tableView
  }
}
