import ElementTree
import LayoutModel

/// Compares constraints and objects of a document with those that UIKit printed.
extension LayoutDocument {
  /// The ways to read a constraint of the document as a logged one: the objects on each side. Empty
  /// if it says something else.
  func readings(
    of index: Int, as logged: LoggedConstraint
  ) -> [[(item: LoggedItem, object: ObjectID)]] {
    let constraint = constraints[index]
    guard let first = logged.first, abs(constraint.priority.value - logged.priority) < 0.01 else {
      return []
    }
    if let identifier = logged.identifier, identifier != constraint.identifier { return [] }
    guard let second = logged.second else {
      guard constraint.second == nil, constraint.relation == logged.relation,
        constraint.first.attribute == first.attribute, says(constraint, logged.constant, sign: 1),
        isItem(constraint.first.item, first.item)
      else { return [] }
      return [[(first.item, constraint.first.item)]]
    }
    guard let other = constraint.second else { return [] }
    var result: [[(item: LoggedItem, object: ObjectID)]] = []
    if constraint.relation == logged.relation,
      isSame(constraint.multiplier.value, logged.multiplier),
      says(constraint, logged.constant, sign: 1), isAnchor(constraint.first, first),
      isAnchor(other, second)
    {
      result.append([(first.item, constraint.first.item), (second.item, other.item)])
    }
    // a = m b + c  is  b = a / m - c / m.
    let multiplier = constraint.multiplier.value
    if multiplier > 0, constraint.relation.flipped == logged.relation,
      isSame(1 / multiplier, logged.multiplier),
      says(constraint, logged.constant, sign: -1 / multiplier), isAnchor(constraint.first, second),
      isAnchor(other, first)
    {
      result.append([(second.item, constraint.first.item), (first.item, other.item)])
    }
    return result
  }

  private func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.001 * max(1, abs(a)) }

  /// Whether a constant is that of the constraint in any cell. A standard distance is 8 or 20.
  private func says(_ constraint: LayoutConstraint, _ constant: Double, sign: Double) -> Bool {
    var constants = [constraint.constant] + constraint.constants.map(\.value)
    if constraint.isSymbolic { constants += [8, 20, -8, -20] }
    return constants.contains { abs($0 * sign - constant) < 0.01 }
  }

  private func isAnchor(_ anchor: LayoutAnchor, _ logged: LoggedConstraint.Anchor) -> Bool {
    Self.plain(anchor.attribute) == Self.plain(logged.attribute) && isItem(anchor.item, logged.item)
  }

  /// The attribute without the direction of text: from left to right, leading is left. UIKit prints the one in use.
  private static func plain(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: attribute
    }
  }

  /// Whether an object may be the one with that class.
  private func isItem(_ id: ObjectID, _ item: LoggedItem) -> Bool {
    switch items[id] {
    case .view(let index): isView(views[index], item)
    case .guide(let index): isGuide(guides[index], item)
    case .controller, .other, nil: false
    }
  }

  private func isGuide(_ guide: LayoutGuide, _ item: LoggedItem) -> Bool {
    guard item.className.isEmpty || item.className.hasSuffix("LayoutGuide") else { return false }
    switch guide.kind {
    case .safeArea: return item.label.map { $0.contains("SafeArea") } ?? true
    case .layoutMargins: return item.label.map { $0.contains("Margin") } ?? true
    case .readableContent: return item.label.map { $0.contains("Readable") } ?? true
    case .keyboard: return item.label.map { $0.contains("Keyboard") } ?? true
    case .contentLayoutGuide:
      return item.label.map { $0.contains("content") || $0.contains("Content") } ?? true
    case .frameLayoutGuide:
      return item.label.map { $0.contains("frame") || $0.contains("Frame") } ?? true
    case .top, .bottom: return item.label == nil || item.className == "_UILayoutGuide"
    case .custom: return true
    }
  }

  private func isView(_ view: LayoutView, _ item: LoggedItem) -> Bool {
    let name = Self.plainName(ofClass: item.className)
    if name.isEmpty || name == view.customClass { return true }
    // Code may have replaced the class of a view; that class is not known.
    return view.customClass == nil && Self.classNames(of: view.kind).contains(name)
  }

  /// The class without its module: `Badge` for `App.Badge`, and for `_TtC3App5Badge`. The latter is the runtime's name of
  /// private and nested classes, in which each part follows its length.
  private static func plainName(ofClass name: String) -> String {
    guard name.hasPrefix("_Tt") else {
      return name.split(separator: ".").last.map(String.init) ?? ""
    }
    var rest = name.dropFirst(3)
    var last = ""
    while let start = rest.firstIndex(where: \.isNumber) {
      let digits = rest[start...].prefix(while: \.isNumber)
      guard let length = Int(digits), length > 0 else { break }
      let part = rest[digits.endIndex...].prefix(length)
      last = String(part)
      rest = rest[part.endIndex...]
    }
    return last
  }

  /// The names of the classes that UIKit uses for a kind of view.
  private static func classNames(of kind: ViewKind) -> [String] {
    switch kind {
    case .wkWebView: ["WKWebView"]
    case .mapView: ["MKMapView"]
    case .containerView: ["UIView"]
    case .activityIndicator: ["UIActivityIndicatorView"]
    default: ["UI" + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()]
    }
  }

  /// Whether a text belongs to an object: as its own text, its label in Interface Builder, or its accessibility identifier.
  func says(_ text: String, _ id: ObjectID) -> Bool {
    guard let view = view(id) else { return false }
    if view.name == text || view.element["text"] == text || view.element["title"] == text {
      return true
    }
    return view.element.children.contains {
      ($0.name == "accessibility" && $0["identifier"] == text)
        || ($0.name == "state" && $0["title"] == text)
    }
  }
}
