/// The identifiers that the body of a type uses.
package struct SourceIdentifiers: Hashable, Sendable {
  package var requests: [IdentifierRequest] = []
  /// Identifiers that code registers for cells which are in no document.
  package var registered: [IdentifierRequest.Identifier] = []
  package var constants: [Constant] = []
  /// Properties whose text is set: `nameLabel` of `nameLabel.text = name`; `self` where a view sets its own.
  package var textProperties: Set<String> = []
  /// Properties that hold constraints which code switches or changes: `width` of `width.isActive = false`.
  package var changedConstraints: Set<String> = []
  /// Properties that hold views to which code adds constraints: `list` of `list.bottomAnchor` and `list.snp`.
  package var anchoredViews: Set<String> = []
  /// Properties that hold views whose image code sets: `photo` of `photo.image = found`.
  package var imageProperties: Set<String> = []
  /// Properties that hold views which code shows and hides: `form` of `form.isHidden = true`.
  package var hiddenViews: Set<String> = []
  /// Properties that hold views whose frame code sets: `panel` of `panel.frame.origin.y = 0`.
  package var placedViews: Set<String> = []
  /// Properties that hold views whose font code sets: `nameLabel` of `nameLabel.font = large`; `self` where a view sets its own.
  package var fontProperties: Set<String> = []
  /// Properties that hold views whose colours code sets: `nameLabel` of `nameLabel.textColor = .red`; `self` for those of the
  /// type itself.
  package var colorProperties: Set<String> = []
  /// Properties that code hands to a function or puts into a list, so that it changes their views under another name:
  /// `nameLabel` of `style(nameLabel)`, and `labels` of `labels.forEach`.
  package var handedViews: Set<String> = []
  /// Classes that code gives to objects which documents make of another class: `Show` of
  /// `object_setClass(page, Show.self)`.
  package var givenClasses: Set<String> = []
  /// Properties that hold views which code empties: `list` of `for row in list.arrangedSubviews { row.removeFromSuperview() }`.
  package var emptiedViews: Set<String> = []
  /// The tags by which code finds views: `101` of `viewWithTag(101)`; `*` for one that only running code knows.
  package var tags: Set<String> = []
  /// Whether the delegate of the app says how its windows may be held.
  package var choosesOrientations = false

  /// A constant with its text; `nil` if something else than a text is assigned to it.
  package struct Constant: Hashable, Sendable {
    package var name: String
    package var text: String?

    package init(name: String, text: String?) {
      self.name = name
      self.text = text
    }
  }

  package init() {}

  package var isEmpty: Bool {
    requests.isEmpty && registered.isEmpty && constants.isEmpty && textProperties.isEmpty
      && changedConstraints.isEmpty && anchoredViews.isEmpty && imageProperties.isEmpty
      && hiddenViews.isEmpty && placedViews.isEmpty && fontProperties.isEmpty
      && colorProperties.isEmpty && handedViews.isEmpty && givenClasses.isEmpty
      && emptiedViews.isEmpty && tags.isEmpty && !choosesOrientations
  }

  package static func += (own: inout Self, other: Self) {
    own.requests += other.requests
    own.registered += other.registered
    own.constants += other.constants
    own.addUses(of: other)
  }

  /// Adds the properties that another type uses, and nothing else.
  mutating func addUses(of other: Self) {
    textProperties.formUnion(other.textProperties)
    changedConstraints.formUnion(other.changedConstraints)
    anchoredViews.formUnion(other.anchoredViews)
    imageProperties.formUnion(other.imageProperties)
    hiddenViews.formUnion(other.hiddenViews)
    placedViews.formUnion(other.placedViews)
    fontProperties.formUnion(other.fontProperties)
    colorProperties.formUnion(other.colorProperties)
    handedViews.formUnion(other.handedViews)
    givenClasses.formUnion(other.givenClasses)
    emptiedViews.formUnion(other.emptiedViews)
    tags.formUnion(other.tags)
    if other.choosesOrientations { choosesOrientations = true }
  }

  /// The text of a constant; `nil` if it has several texts, or none.
  package func text(of name: String) -> String? {
    let texts = Set(constants.filter { $0.name == name }.map(\.text))
    return texts.count == 1 ? texts.first ?? nil : nil
  }

  /// All of it, for digests.
  package var digestText: String {
    isEmpty
      ? ""
      : "\(requests)\(registered)\(constants)\(textProperties.sorted())\(changedConstraints.sorted())"
        + "\(anchoredViews.sorted())\(imageProperties.sorted())\(hiddenViews.sorted())"
        + "\(placedViews.sorted())\(fontProperties.sorted())\(colorProperties.sorted())"
        + "\(handedViews.sorted())\(givenClasses.sorted())\(tags.sorted())"
        + "\(emptiedViews.sorted())\(choosesOrientations)"
  }
}
