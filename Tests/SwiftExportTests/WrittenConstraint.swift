import ElementTree
import LayoutModel

/// A constraint as code says it, read back from its text; items are expressions.
struct WrittenConstraint: Hashable {
  var first: String
  var attribute: String
  var relation: LayoutRelation
  var second: String?
  var secondAttribute: String?
  var multiplier: Double
  var constant: Double

  /// Every constraint that a text makes, in order.
  static func all(in text: String) -> [WrittenConstraint] {
    text.split(separator: "\n").compactMap { WrittenConstraint(String($0)) }
  }

  init(
    first: String, attribute: String, relation: LayoutRelation, second: String? = nil,
    secondAttribute: String? = nil, multiplier: Double = 1, constant: Double = 0
  ) {
    self.first = first
    self.attribute = attribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Reads `[let name =] a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)[,]`.
  init?(_ line: String) {
    guard let call = line.firstRange(of: "Anchor.constraint(") else { return nil }
    var head = line[..<call.lowerBound]
    if let sign = head.lastIndex(of: "=") { head = head[head.index(after: sign)...] }
    guard let (item, name) = Self.split(head) else { return nil }
    guard let end = line.lastIndex(of: ")") else { return nil }
    let arguments = line[call.upperBound..<end].split(separator: ",").map { part in
      part.split(separator: ":", maxSplits: 1).map { String($0.drop { $0 == " " }) }
    }
    guard let kind = arguments.first, kind.count == 2 else { return nil }
    let relation: LayoutRelation =
      kind[0].hasPrefix("less")
      ? .lessThanOrEqual : kind[0].hasPrefix("greater") ? .greaterThanOrEqual : .equal
    self.init(first: item, attribute: name, relation: relation)
    if kind[0].hasSuffix("Constant") {
      guard let value = Double(kind[1]) else { return nil }
      constant = value
    } else {
      guard kind[1].hasSuffix("Anchor"), let other = Self.split(kind[1].dropLast(6)) else {
        return nil
      }
      second = other.item
      secondAttribute = other.attribute
    }
    for argument in arguments.dropFirst() where argument.count == 2 {
      let factors = argument[1].split(separator: "/").compactMap {
        Double($0.filter { $0 != " " })
      }
      guard let value = factors.first else { return nil }
      if argument[0] == "multiplier" {
        multiplier = factors.count == 2 ? value / factors[1] : value
      }
      if argument[0] == "constant" { constant = value }
    }
  }

  private static func split(_ text: Substring) -> (item: String, attribute: String)? {
    let plain = text.drop { $0 == " " }
    // `self` goes without saying.
    guard let dot = plain.lastIndex(of: ".") else { return ("self", String(plain)) }
    let item = String(plain[..<dot])
    let isOwnGuide = item.hasSuffix("Guide") && !item.contains(".")
    return (isOwnGuide ? "self.\(item)" : item, String(plain[plain.index(after: dot)...]))
  }
}

extension WrittenConstraint {
  /// What code should say of a constraint of a document.
  init?(_ constraint: LayoutConstraint, in document: LayoutDocument, _ names: [ObjectID: String]) {
    guard let first = Self.side(constraint.first, document, names) else { return nil }
    self.init(first: first.item, attribute: first.attribute, relation: constraint.relation)
    multiplier = constraint.multiplier.value
    constant = constraint.constant(in: GridCell.finals[0])
    guard let other = constraint.second else { return }
    guard let second = Self.side(other, document, names) else { return nil }
    self.second = second.item
    secondAttribute = second.attribute
  }

  private static func side(
    _ anchor: LayoutAnchor, _ document: LayoutDocument, _ names: [ObjectID: String]
  ) -> (item: String, attribute: String)? {
    let plain = anchor.attribute.withoutMargin
    let attribute = plain == .lastBaseline ? "lastBaseline" : plain.rawValue
    if let name = names[anchor.item] {
      // Margins that follow the readable width have a guide of their own.
      if anchor.attribute.isMargin, plain.axis == .horizontal,
        let view = document.view(anchor.item), view.kind != .tableView,
        view.element["layoutMarginsFollowReadableWidth"] == "YES"
      {
        return (name + ".readableContentGuide", attribute)
      }
      return (anchor.attribute.isMargin ? name + ".layoutMarginsGuide" : name, attribute)
    }
    guard let guide = document.guide(anchor.item), let host = guide.view,
      let name = names[document.views[host].id]
    else { return nil }
    switch guide.kind {
    case .top where plain == .bottom: return (name + ".safeAreaLayoutGuide", "top")
    case .bottom where plain == .top: return (name + ".safeAreaLayoutGuide", "bottom")
    // The other edges of bars are those of the view.
    case .top, .bottom: return (name, attribute)
    case .layoutMargins: return (name + ".layoutMarginsGuide", attribute)
    case .readableContent: return (name + ".readableContentGuide", attribute)
    case .safeArea: return (name + ".safeAreaLayoutGuide", attribute)
    case .contentLayoutGuide: return (name + ".contentLayoutGuide", attribute)
    case .frameLayoutGuide: return (name + ".frameLayoutGuide", attribute)
    case .keyboard: return (name + ".keyboardLayoutGuide", attribute)
    default: return nil
    }
  }
}
