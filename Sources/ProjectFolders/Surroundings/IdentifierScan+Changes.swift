/// What code changes through the properties that hold objects of documents.
extension IdentifierScan {
  // MARK: Texts

  private static let texts: Set<String> = [
    "text", "attributedText", "title", "placeholder", "attributedPlaceholder", "prompt",
  ]
  private static let setters: Set<String> = ["setTitle", "setAttributedTitle", "setText"]

  /// `nameLabel` of `nameLabel.text = x`, `self.nameLabel?.text = x`, `button.setTitle(x, …)`, `_nameLabel.text = x` and
  /// `[self.button setTitle:x …]`; `self` of `self.text = x` and `[self setText:x]`.
  func textProperty(at index: Int, _ word: String) -> String? {
    if Self.texts.contains(word) {
      guard sign(index + 1) == "=", sign(index + 2) != "=", sign(index - 1) == "." else {
        return nil
      }
    } else if Self.setters.contains(word) {
      guard ["(", ":"].contains(sign(index + 1)) else { return nil }
    } else {
      return nil
    }
    return owner(of: index) ?? ownView(of: index)
  }

  /// `self` of `self.text` and `[self setText:x]`.
  func ownView(of index: Int) -> String? {
    word(sign(index - 1) == "." ? index - 2 : index - 1) == "self" ? "self" : nil
  }

  private static let labelsOfTexts: Set<String> = ["text", "title", "withText", "withTitle"]

  /// `nameLabel` of `configure(nameLabel, text: x)`.
  func textArgument(at index: Int, _ word: String) -> String? {
    guard Self.labelsOfTexts.contains(word), sign(index + 1) == ":", sign(index - 1) == ",",
      let view = self.word(index - 2)
    else { return nil }
    return view
  }

  /// The property whose member a word is: `nameLabel` of `self.nameLabel?.text`.
  func owner(of index: Int) -> String? {
    var owner = index - 1
    if sign(owner) == "." { owner -= 1 }
    if ["?", "!"].contains(sign(owner)) { owner -= 1 }
    guard let name = word(owner), name != "self" else { return nil }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  // MARK: Views that are taken out

  private static let removals: Set<String> = ["removeFromSuperview", "removeArrangedSubview"]
  /// The most tokens of a loop that removes views.
  private static let longestRemoval = 32

  /// `list` of `for row in list.arrangedSubviews { row.removeFromSuperview() }` and `list.subviews.forEach { … }`.
  func emptiedView(at index: Int, _ word: String) -> String? {
    guard word == "arrangedSubviews" || word == "subviews", let name = owner(of: index) else {
      return nil
    }
    let following = (index + 1)..<min(tokens.count, index + Self.longestRemoval)
    return following.contains { self.word($0).map { Self.removals.contains($0) } ?? false }
      ? name : nil
  }

  // MARK: Tags

  /// The tag by which code finds a view: `101` of `viewWithTag(101)` and `[cell viewWithTag:101]`; `*` if it is no number.
  func tag(at index: Int, _ word: String) -> String? {
    guard word == "viewWithTag", ["(", ":"].contains(sign(index + 1)) else { return nil }
    guard let tag = self.word(index + 2), tag.allSatisfy(\.isNumber),
      [")", "]"].contains(sign(index + 3))
    else { return "*" }
    return tag
  }

  // MARK: Constraints

  private static let changes: Set<String> = ["isActive", "active", "priority", "constant"]
  private static let switches: Set<String> = [
    "activate", "deactivate", "activateConstraints", "deactivateConstraints",
  ]
  /// Constraints that one call switches; more stand in no list that a person writes.
  private static let mostSwitched = 64

  /// `width` of `width.isActive = false`, `self.width?.constant = 0`, and all in the list of `NSLayoutConstraint.activate`.
  func changedConstraints(at index: Int, _ word: String) -> [String] {
    if Self.changes.contains(word) {
      guard sign(index - 1) == ".", isAssigned(index + 1) else { return [] }
      return owner(of: index).map { [$0] } ?? []
    }
    guard Self.switches.contains(word) else { return [] }
    var next = index + 1
    while ["(", ":", "@", "["].contains(sign(next)) { next += 1 }
    var names: [String] = []
    while names.count < Self.mostSwitched, let name = self.word(next) {
      // self.width! is 'width'.
      if sign(next + 1) != "." {
        names.append(name.hasPrefix("_") ? String(name.dropFirst()) : name)
      }
      next += 1
      while [".", "!", "?", ","].contains(sign(next)) { next += 1 }
    }
    return names
  }

  /// Words after a view with which code begins constraints of that view.
  private static let anchoring: Set<String> = [
    "snp", "mas_makeConstraints", "addConstraint", "addConstraints",
  ]
  /// Labels of `NSLayoutConstraint` before a view.
  private static let items: Set<String> = ["item", "toItem", "constraintWithItem"]

  /// `list` of `list.bottomAnchor`, `list.addConstraint(width)`, `NSLayoutConstraint(item: list, …, toItem: list, …)`, and of the
  /// words with which libraries begin such constraints.
  func anchoredView(at index: Int, _ word: String) -> String? {
    if word.hasSuffix("Anchor") || Self.anchoring.contains(word) { return owner(of: index) }
    guard Self.items.contains(word), sign(index + 1) == ":" else { return nil }
    if word == "item", self.word(index - 2) != "NSLayoutConstraint" { return nil }
    let isOfSelf = self.word(index + 2) == "self" && sign(index + 3) == "."
    guard let name = self.word(index + (isOfSelf ? 4 : 2)), name != "self", name != "nil" else {
      return nil
    }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  // MARK: Classes

  /// The most tokens of a call that gives an object another class.
  private static let longestGiving = 64

  /// The classes in a call: `Show` and `Film` of `object_setClass(page, isShow ? Show.self : Film.self)`, and `Show` of
  /// `object_setClass(page, [Show class])`.
  ///
  /// - Source: Apple, Objective-C Runtime, `object_setClass`.
  func givenClasses(after index: Int) -> Set<String> {
    guard sign(index + 1) == "(" else { return [] }
    var names: Set<String> = []
    var depth = 0
    for position in (index + 1)..<min(tokens.count, index + Self.longestGiving) {
      switch sign(position) {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return names }
      default:
        guard let name = word(position) else { continue }
        let isSwift = sign(position + 1) == "." && word(position + 2) == "self"
        let isObjectiveC = sign(position - 1) == "[" && word(position + 1) == "class"
        if isSwift || isObjectiveC { names.insert(name) }
      }
    }
    return names
  }

  // MARK: Places

  /// `panel` of `panel.frame = found`, `self.panel?.frame.origin.y += 20`, `panel.center.x = 0`, `[self.panel setFrame:found]`, and
  /// of `panel.pin.top(20)`, with the words under which libraries of layouts put their functions.
  func placedView(at index: Int, _ word: String) -> String? {
    switch word {
    case "pin", "flex", "yoga":
      guard sign(index - 1) == ".", sign(index + 1) == "." else { return nil }
    case "frame", "center", "bounds":
      guard sign(index - 1) == "." else { return nil }
      var next = index + 1
      // Of a point or a size: 'origin.y', 'size.width', 'x'.
      while next <= index + 3, sign(next) == ".", self.word(next + 1) != nil { next += 2 }
      guard isAssigned(next) else { return nil }
    case "setFrame", "setCenter", "setBounds":
      guard sign(index + 1) == ":" else { return nil }
    default: return nil
    }
    return owner(of: index)
  }

  /// Whether a value is assigned there: `=`, `+=` and `-=`, and not `==`.
  func isAssigned(_ index: Int) -> Bool {
    if ["+", "-"].contains(sign(index)) { return sign(index + 1) == "=" }
    return sign(index) == "=" && sign(index + 1) != "="
  }
}
