/// How code changes the looks of views through the properties that hold them.
extension IdentifierScan {
  // MARK: Images and what is shown

  /// Names under which libraries put their functions: `photo.kf.setImage(with: address)`.
  private static let librariesOfImages: Set<String> = ["kf", "af", "sd", "nuke"]

  /// `photo` of `photo.image = found`, `photo.kf.setImage(…)`, `photo.sd_setImage(…)` and `[self.photo setImageWithURL:…]`.
  func viewWithImage(at index: Int, _ word: String) -> String? {
    if word == "image" {
      guard sign(index - 1) == ".", isAssigned(index + 1) else { return nil }
    } else {
      guard word.hasSuffix("setImage") || word.hasSuffix("setImageWithURL"),
        ["(", ":"].contains(sign(index + 1))
      else { return nil }
    }
    guard let name = owner(of: index) else { return nil }
    return Self.librariesOfImages.contains(name) && sign(index - 1) == "."
      ? owner(of: index - 2) : name
  }

  /// `form` of `form.isHidden = true`, `self.form?.isHidden.toggle()` and `[self.form setHidden:YES]`.
  func hiddenView(at index: Int, _ word: String) -> String? {
    switch word {
    case "isHidden", "hidden":
      guard sign(index - 1) == ".",
        isAssigned(index + 1) || sign(index + 1) == "." && self.word(index + 2) == "toggle"
      else { return nil }
    case "setHidden":
      guard sign(index + 1) == ":" else { return nil }
    default: return nil
    }
    return owner(of: index)
  }

  // MARK: Fonts and colours

  /// `name` of `name.font = large`, `name.setTitleFont(size: 15)` and `[self.name setFont:large]`; `send` of
  /// `send.titleLabel?.font = large`, and `self` of `font = large` and `[self setFont:large]`.
  func viewWithFont(at index: Int, _ word: String) -> String? {
    if word == "font" {
      guard isAssigned(index + 1) else { return nil }
      // A constant of that name is no property of a view.
      if ["let", "var"].contains(self.word(index - 1)) { return nil }
      if sign(index - 1) != "." { return "self" }
    } else {
      guard word.hasPrefix("set"), word.contains("Font"), ["(", ":"].contains(sign(index + 1))
      else { return nil }
    }
    guard let name = owner(of: index), name == "titleLabel", sign(index - 1) == "." else {
      return owner(of: index) ?? ownView(of: index)
    }
    let label = index - (["?", "!"].contains(sign(index - 2)) ? 3 : 2)
    return sign(label - 1) == "." ? owner(of: label) ?? name : name
  }

  private static let colors: Set<String> = ["textColor", "backgroundColor"]
  private static let colorSetters: Set<String> = [
    "setTextColor", "setBackgroundColor", "setTitleColor",
  ]

  /// `name` of `name.textColor = .red` and `[self.name setTextColor:red]`, and `self` of `backgroundColor = .red`.
  func viewWithColor(at index: Int, _ word: String) -> String? {
    if Self.colors.contains(word) {
      guard isAssigned(index + 1) else { return nil }
      // A constant of that name is no property of a view.
      if ["let", "var"].contains(self.word(index - 1)) { return nil }
      let isOwn = sign(index - 1) != "." || self.word(index - 2) == "self"
      return isOwn ? "self" : owner(of: index)
    }
    guard Self.colorSetters.contains(word), ["(", ":"].contains(sign(index + 1)) else { return nil }
    return owner(of: index)
  }

  // MARK: Other names

  /// Functions, methods and words of the language before a view that leave its text, image and colours as they are.
  private static let harmless: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview",
    "removeArrangedSubview", "bringSubviewToFront", "sendSubviewToBack", "bringSubview",
    "sendSubview", "print", "if", "while", "guard", "switch", "return",
  ]
  /// What code does with each view of a list.
  private static let loops: Set<String> = [
    "forEach", "enumerated", "map", "compactMap", "first", "last", "enumerateObjectsUsingBlock",
  ]

  /// `name` of `style(name)`, `[name, place].forEach`, `for name in names`, `label = self.name` and `[self style:self.name]`: code
  /// then changes the view under another name.
  ///
  /// - Parameter properties: the names of all properties of the source.
  func handedView(at index: Int, _ word: String, of properties: Set<String>) -> String? {
    let isVariable = word.hasPrefix("_") && !properties.contains(word)
    let name = isVariable ? String(word.dropFirst()) : word
    var before = index - 1
    let isOfSelf = sign(before) == "." && self.word(before - 1) == "self"
    if isOfSelf { before -= 2 }
    // A header may declare what the source uses in this way.
    guard properties.contains(name) || isVariable || isOfSelf else { return nil }
    var after = index + 1
    if ["?", "!"].contains(sign(after)) { after += 1 }
    if sign(before) != ".", isListed(before: before, after: after) { return name }
    // label = self.name, and not 'a == self.name' or 'a = self.name.text'.
    if sign(before) == "=", self.word(before - 1) != nil, ![".", "(", "["].contains(sign(after)) {
      return name
    }
    guard ["(", ",", "[", ":"].contains(sign(before)) else { return nil }
    if let function = self.word(before - 1), Self.harmless.contains(function) { return nil }
    let endsSelector =
      sign(before) == ":" && self.word(after) != nil && sign(after + 1) == ":"
    return endsSelector || [",", ")", "]"].contains(sign(after)) ? name : nil
  }

  /// Whether a word between two others is a list whose elements code looks at one by one.
  private func isListed(before: Int, after: Int) -> Bool {
    if word(before) == "in", ["{", ")"].contains(sign(after)) { return true }
    if sign(after) == "[" { return true }
    let member = sign(after) == "." ? after + 1 : after
    return word(member).map { Self.loops.contains($0) } ?? false
  }
}
