import ElementTree
import LayoutModel

extension ViewStatements {
  mutating func button() {
    control()
    ignore("hasAttributedTitle")
    if let type = take("buttonType"), name == "self", type != "custom" {
      lose("buttonType '\(type)', which a subclass can't have,")
    }
    choice("role", "role", of: "primary cancel destructive", unless: "normal")
    flag(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      "adjustsImageSizeForAccessibilityContentSizeCategory", unless: false)
    flag("showsMenuAsPrimaryAction", "showsMenuAsPrimaryAction", unless: false)
    flag("adjustsImageWhenHighlighted", "adjustsImageWhenHighlighted", unless: true)
    flag("adjustsImageWhenDisabled", "adjustsImageWhenDisabled", unless: true)
    flag("showsTouchWhenHighlighted", "showsTouchWhenHighlighted", unless: false)
    flag(
      "reversesTitleShadowWhenHighlighted", "reversesTitleShadowWhenHighlighted", unless: false)
    flag(
      "adjustsFontForContentSizeCategory", "titleLabel?.adjustsFontForContentSizeCategory",
      unless: false)
    choice(
      "lineBreakMode", "titleLabel?.lineBreakMode", Self.lineBreaks, unless: "middleTruncation")
    font("titleLabel?.font")
    for state in view.element.children where state.name == "state" { buttonState(state) }
    for (key, property) in [
      ("contentEdgeInsets", "contentEdgeInsets"), ("titleEdgeInsets", "titleEdgeInsets"),
      ("imageEdgeInsets", "imageEdgeInsets"),
    ] {
      if let part = part(key) { set(property, Self.insets(part.insets)) }
    }
    // A configuration would replace the settings of states, so it is written last.
    if let configuration = part("configuration") ?? part("buttonConfiguration") {
      var code = ButtonConfigurationCode(classes, id: view.id.text)
      lines += code.statements(configuration, of: name, named: local("Configuration"))
      for loss in code.losses { lose(loss) }
    }
  }

  mutating func buttonState(_ state: DocumentElement) {
    let key = state["key"] ?? "normal"
    ignoreParts(key)
    guard ["normal", "highlighted", "disabled", "selected", "focused"].contains(key) else {
      return lose("state \(key)")
    }
    // A configuration has its own title, which that of a state would replace.
    let hasConfiguration = view.element.child("buttonConfiguration") != nil
    let title =
      hasConfiguration ? "" : state["title"] ?? state.child("string", key: "title")?.text ?? ""
    if !title.isEmpty { call("setTitle(\(localized(title, "\(key)Title")), for: .\(key))") }
    if let text = state.child("attributedString", key: "attributedTitle") {
      attributedText(text, "\(key)AttributedTitle") { "setAttributedTitle(\($0), for: .\(key))" }
    }
    for (attribute, method) in [("image", "setImage"), ("backgroundImage", "setBackgroundImage")] {
      guard let image = ImageCode.expression(attribute, of: state, classes.document) else {
        continue
      }
      call("\(method)(\(image.code), for: .\(key))")
      for loss in image.losses { lose(loss) }
    }
    for (part, method) in [
      ("titleColor", "setTitleColor"), ("titleShadowColor", "setTitleShadowColor"),
    ] {
      guard let color = state.child(key: part), color.name == "color" else { continue }
      if let code = ColorCode.expression(color) {
        call("\(method)(\(CodeText.implicit(code)), for: .\(key))")
      } else {
        lose("\(part) of the state \(key)")
      }
    }
    if let symbol = state.child(key: "preferredSymbolConfiguration"),
      let code = SymbolConfigurationCode.expression(symbol)
    {
      call("setPreferredSymbolConfiguration(\(code), forImageIn: .\(key))")
    }
  }

  mutating func symbolConfiguration(_ key: String, _ property: String) {
    guard let element = part(key) else { return }
    guard let code = SymbolConfigurationCode.expression(element) else { return lose(key) }
    set(property, code)
  }
}
