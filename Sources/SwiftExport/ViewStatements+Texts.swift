import ElementTree
import LayoutModel

extension ViewStatements {
  mutating func alignment() {
    choice(
      "textAlignment", "textAlignment",
      ["left": "left", "center": "center", "right": "right", "justified": "justified"],
      unless: "natural")
  }

  static let lineBreaks = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
  ]

  mutating func label() {
    textOrAttributedText()
    font("font")
    color("textColor", "textColor")
    color("highlightedColor", "highlightedTextColor")
    color("shadowColor", "shadowColor")
    if let size = part("shadowOffset"), let width = size.number("width"),
      let height = size.number("height")
    {
      set(
        "shadowOffset",
        "CGSize(width: \(CodeText.number(width)), height: \(CodeText.number(height)))")
    }
    flag("highlighted", "isHighlighted", unless: false)
    alignment()
    integer("numberOfLines", "numberOfLines", unless: "1")
    choice("lineBreakMode", "lineBreakMode", Self.lineBreaks, unless: "tailTruncation")
    choice(
      "baselineAdjustment", "baselineAdjustment", ["alignCenters": "alignCenters", "none": "none"],
      unless: "alignBaselines")
    flag("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", unless: false)
    number("minimumScaleFactor", "minimumScaleFactor", unless: "0")
    flag(
      "adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", unless: false)
    flag("enabled", "isEnabled", unless: true)
    number("preferredMaxLayoutWidth", "preferredMaxLayoutWidth")
    flag("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation", unless: false)
    ignore("usesAttributedText")
    // Since iOS 6, labels have a factor instead.
    if let size = take("minimumFontSize").flatMap(Double.init), size > 0,
      take("adjustsFontSizeToFit") == "YES", view.element["minimumScaleFactor"] == nil,
      let whole = part("fontDescription")?.number("pointSize"), whole > 0
    {
      set("minimumScaleFactor", "\(CodeText.number(size)) / \(CodeText.number(whole))")
    }
  }

  /// Writes a plain text, or one with attributes.
  mutating func textOrAttributedText() {
    if let text = view.element.child("attributedString", key: "attributedText") {
      ignore("text")
      attributedText(text, "attributedText") { "attributedText = \($0)" }
    } else {
      self.text("text", "text")
    }
    ignoreParts("attributedText")
  }

  mutating func textField() {
    control()
    textOrAttributedText()
    text("placeholder", "placeholder")
    if let text = view.element.child("attributedString", key: "attributedPlaceholder") {
      ignoreParts("attributedPlaceholder")
      attributedText(text, "attributedPlaceholder") { "attributedPlaceholder = \($0)" }
    }
    font("font")
    color("textColor", "textColor")
    alignment()
    choice(
      "borderStyle", "borderStyle",
      ["line": "line", "bezel": "bezel", "roundedRect": "roundedRect", "none": "none"],
      unless: "none")
    choice(
      "clearButtonMode", "clearButtonMode",
      ["whileEditing": "whileEditing", "unlessEditing": "unlessEditing", "always": "always"],
      unless: "never")
    flag("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", unless: false)
    flag(
      "adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", unless: false)
    number("minimumFontSize", "minimumFontSize")
    flag("clearsOnBeginEditing", "clearsOnBeginEditing", unless: false)
    flag("clearsOnInsertion", "clearsOnInsertion", unless: false)
    flag("allowsEditingTextAttributes", "allowsEditingTextAttributes", unless: false)
    image("background", "background")
    image("disabledBackground", "disabledBackground")
    choice("leftViewMode", "leftViewMode", of: "whileEditing unlessEditing always", unless: "never")
    choice(
      "rightViewMode", "rightViewMode", of: "whileEditing unlessEditing always", unless: "never")
    ignore("usesAttributedText")
    inputTraits()
  }

  mutating func textView() {
    scrollView()
    textOrAttributedText()
    if let types = part("dataDetectorTypes") {
      let names = [
        "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber",
        "flightNumber", "lookupSuggestion",
      ].filter { types[$0] == "YES" }
      set("dataDetectorTypes", "[\(names.map { ".\($0)" }.joined(separator: ", "))]")
    }
    flag("allowsEditingTextAttributes", "allowsEditingTextAttributes", unless: false)
    flag("clearsOnInsertion", "clearsOnInsertion", unless: false)
    font("font")
    color("textColor", "textColor")
    alignment()
    flag("editable", "isEditable", unless: true)
    flag("selectable", "isSelectable", unless: true)
    flag(
      "adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", unless: false)
    ignore("usesAttributedText")
    inputTraits()
  }

  /// Writes the settings of the keyboard for a text.
  mutating func inputTraits() {
    guard let traits = part("textInputTraits") else { return }
    for attribute in traits.attributes where attribute.name != "key" {
      if let value = Self.traitValue(attribute) {
        set(value.property, value.text)
      } else if attribute.value != "default" {
        lose("\(attribute.name) '\(attribute.value)'")
      }
    }
  }

  private static func traitValue(
    _ attribute: DocumentAttribute
  ) -> (property: String, text: String)? {
    let value = attribute.value
    switch attribute.name {
    case "secureTextEntry": return ("isSecureTextEntry", CodeText.flag(value))
    case "enablesReturnKeyAutomatically": return (attribute.name, CodeText.flag(value))
    case "textContentType":
      let name = contentTypes[value] ?? value.camelCased
      guard knownContentTypes.contains(name) else { return nil }
      return (attribute.name, ".\(name)")
    default:
      guard let cases = traits[attribute.name],
        cases.split(separator: " ").contains(Substring(value))
      else { return nil }
      return (attribute.name, ".\(value)")
    }
  }

  /// The words of Interface Builder for each trait, which are the same in UIKit.
  private static let traits = [
    "keyboardType":
      "emailAddress numberPad decimalPad phonePad alphabet namePhonePad twitter webSearch numbersAndPunctuation "
      + "URL asciiCapable asciiCapableNumberPad",
    "returnKeyType":
      "go google join next route search send yahoo done emergencyCall continue",
    "autocapitalizationType": "none words sentences allCharacters",
    "autocorrectionType": "no yes", "spellCheckingType": "no yes", "smartQuotesType": "no yes",
    "smartDashesType": "no yes", "smartInsertDeleteType": "no yes",
    "keyboardAppearance": "light dark alert",
  ]

  private static let contentTypes = [
    "url": "URL", "email": "emailAddress", "tel": "telephoneNumber",
    "one-time-code": "oneTimeCode", "new-password": "newPassword",
    "cc-number": "creditCardNumber", "organization": "organizationName",
    "street-address": "fullStreetAddress", "address-line1": "streetAddressLine1",
    "address-line2": "streetAddressLine2", "address-level2": "addressCity",
    "address-level1": "addressState", "postal-code": "postalCode", "country-name": "countryName",
  ]

  private static let knownContentTypes: Set<String> = [
    "emailAddress", "username", "password", "newPassword", "name", "givenName", "familyName",
    "telephoneNumber", "URL", "oneTimeCode", "nickname", "jobTitle", "organizationName",
    "location", "streetAddressLine1", "streetAddressLine2", "addressCity", "addressState",
    "postalCode", "countryName", "creditCardNumber", "fullStreetAddress", "middleName",
    "namePrefix", "nameSuffix", "addressCityAndState", "sublocality",
  ]
}

extension String {
  /// A text in camel case: `given-name` becomes `givenName`.
  var camelCased: String {
    let words = split(separator: "-").map(String.init)
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalizedFirst).joined()
  }
}
