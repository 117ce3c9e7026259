import Diagnostics
import ElementTree
import LayoutModel

/// Checks what VoiceOver says of a document's controls and images, and in which order.
///
/// - Source: Apple, "accessibilityLabel": a label is short, and does not contain the type of the control, which traits say;
///   "accessibilityHint": a hint says what happens, and names neither the control nor the gesture; "UIAccessibilityTraits";
///   "accessibilityElements" and "isAccessibilityElement": what lies in an element is no element.
extension ElementCheck {
  // MARK: Labels

  /// Controls and images for which VoiceOver says nothing helpful.
  package func silentControls() -> [FaultyElement] {
    if document.properties.isLaunchScreen { return [] }
    let outlets = outletDestinations
    return elements.elements.indices.compactMap { position in
      guard isSpoken(position), isElement(position) != false, !hasFormat(position),
        !isInElement(position)
      else { return nil }
      if let label = label(position) {
        guard Self.saysNothing(label) else { return nil }
        return FaultyElement(position, VoiceOverFault.emptyLabel(subject(position), label: label))
      }
      // Code may give a label to an object with an outlet, and a custom class may give itself one.
      guard isSilent(position), elements[position]["customClass"] == nil,
        !outlets.contains(elements[position]["id"] ?? "")
      else {
        return nil
      }
      return FaultyElement(position, VoiceOverFault.noLabel(subject(position)))
    }
  }

  private func isSpoken(_ position: Int) -> Bool {
    switch elements[position].name {
    case "button", "switch", "slider", "stepper", "textField", "textView", "barButtonItem",
      "datePicker", "pickerView":
      true
    case "imageView", "view": isElement(position) == true
    default: false
    }
  }

  private func isSilent(_ position: Int) -> Bool {
    let element = elements[position]
    switch element.name {
    case "button":
      let configured = element.child("buttonConfiguration")
      if configured?["title"] != nil || configured?.child("attributedString") != nil {
        return false
      }
      let states = element.children.filter { $0.name == "state" }
      if states.contains(where: {
        $0["title"]?.isEmpty == false || $0.child("attributedString") != nil
      }) {
        return false
      }
      // A system image has a spoken name of its own. A button that draws nothing is there for code.
      let image =
        states.compactMap { $0["image"] ?? $0["backgroundImage"] }.first ?? configured?["image"]
      return image.map { !isSystemImage($0) } ?? false
    case "barButtonItem":
      return element["title"]?.isEmpty ?? true && element["systemItem"] == nil
        && element["image"].map { !isSystemImage($0) } ?? false
    case "textField", "textView":
      return element["placeholder"]?.isEmpty ?? true && element["text"]?.isEmpty ?? true
        && element.child("string", key: "text") == nil && element.child("attributedString") == nil
    case "imageView", "view": return true
    default: return true
    }
  }

  private func isSystemImage(_ name: String) -> Bool {
    elements.positions(named: "image").contains {
      elements[$0]["name"] == name && elements[$0]["catalog"] == "system"
    }
  }

  /// Ids of objects to which outlets lead: code may give them a label.
  private var outletDestinations: Set<String> {
    Set(
      ["outlet", "outletCollection"].flatMap { elements.positions(named: $0) }
        .compactMap { elements[$0]["destination"] })
  }

  /// Whether a label only names a kind of thing, such as a button, or is the name of a file.
  private static func saysNothing(_ label: String) -> Bool {
    let text = label.lowercased().trimmed
    let kinds: Set<String> = [
      "button", "image", "icon", "label", "view", "switch", "slider", "text field", "textfield",
      "picture", "control", "item", "cell", "logo image", "image view", "untitled", "todo",
    ]
    if text.isEmpty || kinds.contains(text) { return true }
    if [".png", ".jpg", ".jpeg", ".pdf", "@2x"].contains(where: text.hasSuffix) { return true }
    // 'ic_close' is the name of a file, not of a thing.
    return !text.contains(" ") && text.contains("_")
  }

  private func isInElement(_ position: Int) -> Bool {
    elements.path(from: position).dropFirst().contains { isElement($0) == true }
  }

  // MARK: Traits and hints

  /// Traits that contradict each other or the control, and labels and hints that repeat a trait.
  package func contradictingTraits() -> [FaultyElement] {
    if document.properties.isLaunchScreen { return [] }
    return elements.elements.indices.flatMap { position -> [FaultyElement] in
      guard let accessibility = accessibility(position) else { return [] }
      var faults: [FaultyElement] = []
      let traits = accessibility.child("accessibilityTraits", key: "traits")
      if let traits { faults += contradictions(of: traits, position) }
      if let label = label(position), let hint = accessibility["hint"], !hint.isEmpty {
        if hint.lowercased().trimmed == label.lowercased().trimmed {
          faults.append(
            FaultyElement(
              position, VoiceOverFault.hintRepeatsLabel(subject(position), label: label)))
        }
      }
      if let hint = accessibility["hint"], let gesture = Self.gesture(of: hint) {
        faults.append(
          FaultyElement(
            position,
            VoiceOverFault.hintNamesGesture(subject(position), hint: hint, gesture: gesture)))
      }
      if let label = label(position), isButton(position, traits),
        label.split(separator: " ").count > 1,
        label.lowercased().trimmed.hasSuffix(" button")
      {
        faults.append(
          FaultyElement(position, VoiceOverFault.labelNamesButton(subject(position), label: label)))
      }
      return faults
    }
  }

  private func contradictions(of traits: DocumentElement, _ position: Int) -> [FaultyElement] {
    let set = ["none", "button", "link", "staticText", "adjustable", "notEnabled"].filter {
      traits.flag($0) ?? false
    }
    func has(_ a: String, _ b: String) -> Bool { set.contains(a) && set.contains(b) }
    var faults: [FaultyElement] = []
    for (a, b) in [
      ("button", "link"), ("button", "staticText"), ("adjustable", "staticText"),
      ("adjustable", "button"),
    ] where has(a, b) {
      faults.append(
        FaultyElement(position, VoiceOverFault.contradictingTraits(subject(position), a, b)))
    }
    let element = elements[position]
    if element.name == "button", !set.contains("button"), !set.contains("link"),
      set.contains("staticText") || set.contains("none")
    {
      faults.append(
        FaultyElement(position, VoiceOverFault.buttonWithoutTrait(subject(position))))
    }
    let isControl = ["button", "switch", "slider", "stepper", "textField", "segmentedControl"]
      .contains(element.name)
    // One that lets touches through can't be used, either.
    if isControl, set.contains("notEnabled"), element.flag("enabled") ?? true,
      element.flag("userInteractionEnabled") ?? true
    {
      faults.append(
        FaultyElement(position, VoiceOverFault.enabledButDimmed(subject(position))))
    }
    return faults
  }

  private func isButton(_ position: Int, _ traits: DocumentElement?) -> Bool {
    traits.map { $0.flag("button") ?? false }
      ?? ["button", "barButtonItem"].contains(elements[position].name)
  }

  private static func gesture(of hint: String) -> String? {
    let text = hint.lowercased().trimmed
    return ["double tap", "double-tap", "tap", "touch", "press", "click", "swipe"].first {
      text.hasPrefix($0 + " ")
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }
}

/// What VoiceOver says wrongly, twice or not at all.
private enum VoiceOverFault: ElementFault {
  /// The label does not say what the control does or shows.
  case emptyLabel(ElementCheck.Subject, label: String)
  case noLabel(ElementCheck.Subject)
  case hintRepeatsLabel(ElementCheck.Subject, label: String)
  case hintNamesGesture(ElementCheck.Subject, hint: String, gesture: String)
  case labelNamesButton(ElementCheck.Subject, label: String)
  case contradictingTraits(ElementCheck.Subject, String, String)
  case buttonWithoutTrait(ElementCheck.Subject)
  /// A trait says that the control is dimmed, and the control is enabled.
  case enabledButDimmed(ElementCheck.Subject)

  var message: String {
    switch self {
    case .emptyLabel(let control, let label):
      "the accessibility label '\(label.onOneLine)' of \(control) says nothing about it"
    case .noLabel(let control): "\(control) has no accessibility label and no text"
    case .hintRepeatsLabel(let control, let label):
      "the hint of \(control) repeats its label '\(label.onOneLine)'"
    case .hintNamesGesture(let control, let hint, let gesture):
      "the hint '\(hint.onOneLine)' of \(control) names the gesture '\(gesture)'"
    case .labelNamesButton(let control, let label):
      "the accessibility label '\(label.onOneLine)' of \(control) ends in 'button', which VoiceOver adds"
    case .contradictingTraits(let control, let first, let second):
      "the traits '\(first)' and '\(second)' of \(control) contradict each other"
    case .buttonWithoutTrait(let button):
      "the traits of \(button) don't say that it is a button"
    case .enabledButDimmed(let control):
      "the trait 'notEnabled' says that \(control) is dimmed, and it is enabled"
    }
  }

  var hint: String? {
    switch self {
    case .emptyLabel: "say what it does or shows"
    case .noLabel: "VoiceOver names what it is, and not what it is for"
    case .hintRepeatsLabel: "say what happens, or leave the hint out"
    case .hintNamesGesture: "begin with what happens: other gestures do it with VoiceOver"
    case .labelNamesButton: "leave the word out"
    case .contradictingTraits: "choose one of them"
    case .buttonWithoutTrait: "check 'Button' among its traits"
    case .enabledButDimmed: "take the trait away, or disable the control"
    }
  }
}
