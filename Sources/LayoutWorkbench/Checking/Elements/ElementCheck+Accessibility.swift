import Diagnostics
import ElementTree
import LayoutModel

/// The rules of xiblint about accessibility and automation, under its ids.
///
/// - Source: README.md of lyft/xiblint and the descriptions in its rules.
extension ElementCheck {
  func accessibility(_ position: Int) -> DocumentElement? {
    elements[position].child("accessibility", key: "accessibilityConfiguration")
      ?? elements[position].child("accessibility")
  }

  func label(_ position: Int) -> String? {
    accessibility(position)?["label"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The value of 'Accessibility Enabled'; `nil` if nobody has set it.
  func isElement(_ position: Int) -> Bool? {
    accessibility(position)?.child("bool", key: "isElement")?.flag("value")
  }

  func hasFormat(_ position: Int) -> Bool {
    runtimeValue(position, "accessibilityFormat")?.isEmpty == false
  }

  package func labelsOfImages() -> [FaultyElement] {
    elements.positions(named: "imageView").filter {
      isElement($0) == true && label($0) == nil && !hasFormat($0)
    }.map {
      FaultyElement($0, AccessibilityFault.imageWithoutLabel(subject($0)))
    }
  }

  package func labelsOfImageButtons() -> [FaultyElement] {
    elements.positions(named: "button").flatMap { position -> [FaultyElement] in
      guard let state = elements[position].child("state", key: "normal"), state["title"] == nil,
        isElement(position) != false, label(position) == nil, !hasFormat(position)
      else { return [] }
      return ["image", "backgroundImage"].compactMap { name in
        state[name].map {
          FaultyElement(
            position, AccessibilityFault.imageButtonWithoutLabel(subject(position), image: $0))
        }
      }
    }
  }

  package func labelsOfPlaceholders() -> [FaultyElement] {
    (elements.positions(named: "textField") + elements.positions(named: "textView")).sorted()
      .compactMap { position in
        let element = elements[position]
        let placeholder =
          element.name == "textField"
          ? element["placeholder"] : runtimeValue(position, "placeholder")
        guard let placeholder, accessibility(position)?["label"] == nil,
          isElement(position) != false
        else { return nil }
        return FaultyElement(
          position,
          AccessibilityFault.placeholderWithoutLabel(subject(position), placeholder: placeholder))
      }
  }

  package func automationIdentifiers() -> [FaultyElement] {
    ["button", "textField", "textView"].flatMap { elements.positions(named: $0) }.sorted()
      .filter { accessibility($0)?["identifier"] == nil }
      .map { FaultyElement($0, AccessibilityFault.noIdentifier(subject($0))) }
  }

  package func automationIdentifiersOfLabels() -> [FaultyElement] {
    elements.positions(named: "outlet").compactMap { position in
      let owner = elements.parent(of: position).flatMap { elements.parent(of: $0) }
      guard let owner, elements[owner].name == "viewController",
        let label = elements[position]["destination"].flatMap({ elements.position(ofID: $0) }),
        elements[label].name == "label", accessibility(label)?["identifier"] == nil
      else { return nil }
      return FaultyElement(label, AccessibilityFault.labelWithoutIdentifier(subject(label)))
    }
  }

  /// The attributes `accessibilityFormat` and `accessibilitySources`, which a library of Lyft's
  /// adds to views.
  package func accessibilityFormats() -> [FaultyElement] {
    elements.elements.indices.flatMap { position -> [FaultyElement] in
      let element = elements[position]
      let sources = (element.child("connections")?.children.map { $0 } ?? [])
        .filter { $0.name == "outletCollection" && $0["property"] == "accessibilitySources" }
        .compactMap { $0["destination"].flatMap { elements.position(ofID: $0) } }
      let hasFormat =
        element.child("userDefinedRuntimeAttributes")?.children
        .contains { $0["keyPath"] == "accessibilityFormat" } ?? false
      guard hasFormat || !sources.isEmpty else { return [] }
      guard hasFormat else {
        return [
          FaultyElement(
            position,
            AccessibilityFault.sourcesWithoutFormat(subject(position), count: sources.count))
        ]
      }
      let format = runtimeValue(position, "accessibilityFormat") ?? ""
      let names = format.matches(of: /\[(.+?)\]/).map { String($0.1) }.filter { $0 != "self" }
      return names.isEmpty
        ? placeholders(of: format, sources, position)
        : namedSources(Set(names), format, sources, position)
    }
  }

  private func placeholders(of format: String, _ sources: [Int], _ position: Int) -> [FaultyElement]
  {
    var faults = format.matches(of: /%(.)/).filter { $0.1 != "@" && $0.1 != "%" }.map {
      FaultyElement(position, AccessibilityFault.otherPlaceholder(subject(position), String($0.0)))
    }
    let count = format.matches(of: /%@/).count
    if count == 0, !format.contains("[self]") {
      faults.append(
        FaultyElement(position, AccessibilityFault.formatOfTextAlone(subject(position))))
    }
    if count != sources.count {
      faults.append(
        FaultyElement(
          position,
          AccessibilityFault.otherCount(subject(position), texts: count, sources: sources.count)))
    }
    return faults
  }

  private func namedSources(
    _ used: Set<String>, _ format: String, _ sources: [Int], _ position: Int
  ) -> [FaultyElement] {
    let known = sources.map { (position: $0, name: accessibility($0)?["identifier"]) }
    let names = Set(known.compactMap(\.name))
    var faults = used.subtracting(names).sorted().map {
      FaultyElement(position, AccessibilityFault.missingSource(subject(position), name: $0))
    }
    faults += names.subtracting(used).sorted().map {
      FaultyElement(position, AccessibilityFault.unusedSource(subject(position), name: $0))
    }
    faults += known.filter { $0.name == nil }.map {
      FaultyElement(position, AccessibilityFault.sourceWithoutIdentifier(subject($0.position)))
    }
    if format.contains("%@") {
      faults.append(
        FaultyElement(position, AccessibilityFault.namesAndPlaceholders(subject(position))))
    }
    return faults
  }
}

/// What VoiceOver or a test of the user interface lacks.
private enum AccessibilityFault: ElementFault {
  case imageWithoutLabel(ElementCheck.Subject)
  case imageButtonWithoutLabel(ElementCheck.Subject, image: String)
  case placeholderWithoutLabel(ElementCheck.Subject, placeholder: String)
  case noIdentifier(ElementCheck.Subject)
  case labelWithoutIdentifier(ElementCheck.Subject)
  case sourcesWithoutFormat(ElementCheck.Subject, count: Int)
  /// The format has a placeholder that is not `%@`.
  case otherPlaceholder(ElementCheck.Subject, String)
  case formatOfTextAlone(ElementCheck.Subject)
  /// The format takes another number of texts than there are sources.
  case otherCount(ElementCheck.Subject, texts: Int, sources: Int)
  case missingSource(ElementCheck.Subject, name: String)
  case unusedSource(ElementCheck.Subject, name: String)
  case sourceWithoutIdentifier(ElementCheck.Subject)
  case namesAndPlaceholders(ElementCheck.Subject)

  var message: String {
    switch self {
    case .imageWithoutLabel(let view):
      "image view \(view) is an accessibility element and has no label"
    case .imageButtonWithoutLabel(let button, let image):
      "button \(button) shows '\(image)' alone and has no accessibility label"
    case .placeholderWithoutLabel(let view, let text):
      "\(view) has the placeholder '\(text.onOneLine)' and no accessibility label"
    case .noIdentifier(let view): "\(view) has no accessibility identifier for UI tests"
    case .labelWithoutIdentifier(let label):
      "label \(label) is an outlet and has no accessibility identifier for UI tests"
    case .sourcesWithoutFormat(let view, let count):
      "\(view) has \(count) accessibility sources and no format"
    case .otherPlaceholder(let view, let placeholder):
      "the accessibility format of \(view) has '\(placeholder)', and only '%@' is allowed"
    case .formatOfTextAlone(let view): "the accessibility format of \(view) has only text"
    case .otherCount(let view, let texts, let sources):
      "the accessibility format of \(view) takes \(texts) texts, and there are \(sources) sources"
    case .missingSource(let view, let name): "\(view) has no accessibility source '\(name)'"
    case .unusedSource(let view, let name):
      "the accessibility source '\(name)' of \(view) is not used"
    case .sourceWithoutIdentifier(let source):
      "the accessibility source \(source) has no accessibility identifier"
    case .namesAndPlaceholders(let view): "the accessibility format of \(view) has names and '%@'"
    }
  }

  var hint: String? {
    switch self {
    case .imageWithoutLabel, .imageButtonWithoutLabel: "VoiceOver reads the name of the image"
    case .placeholderWithoutLabel: "VoiceOver no longer reads a placeholder once there is text"
    case .formatOfTextAlone: "make it the accessibility label"
    default: nil
    }
  }
}
