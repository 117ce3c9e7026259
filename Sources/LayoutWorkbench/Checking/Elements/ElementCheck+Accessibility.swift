import ElementTree
import Diagnostics
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

  package func labelsOfImages() -> [ElementFault] {
    elements.positions(named: "imageView").filter {
      isElement($0) == true && label($0) == nil && !hasFormat($0)
    }.map {
      ElementFault(
        $0, "image view \(subject($0)) is an accessibility element and has no label",
        hint: "VoiceOver reads the name of the image")
    }
  }

  package func labelsOfImageButtons() -> [ElementFault] {
    elements.positions(named: "button").flatMap { position -> [ElementFault] in
      guard let state = elements[position].child("state", key: "normal"), state["title"] == nil,
        isElement(position) != false, label(position) == nil, !hasFormat(position)
      else { return [] }
      return ["image", "backgroundImage"].compactMap { name in
        state[name].map {
          ElementFault(
            position,
            "button \(subject(position)) shows '\($0)' alone and has no accessibility label",
            hint: "VoiceOver reads the name of the image")
        }
      }
    }
  }

  package func labelsOfPlaceholders() -> [ElementFault] {
    (elements.positions(named: "textField") + elements.positions(named: "textView")).sorted()
      .compactMap { position in
        let element = elements[position]
        let placeholder =
          element.name == "textField"
          ? element["placeholder"] : runtimeValue(position, "placeholder")
        guard let placeholder, accessibility(position)?["label"] == nil,
          isElement(position) != false
        else { return nil }
        return ElementFault(
          position,
          "\(subject(position)) has the placeholder '\(placeholder.onOneLine)' and no accessibility label",
          hint: "a placeholder is not read any more once there is text")
      }
  }

  package func automationIdentifiers() -> [ElementFault] {
    ["button", "textField", "textView"].flatMap { elements.positions(named: $0) }.sorted()
      .filter { accessibility($0)?["identifier"] == nil }
      .map { ElementFault($0, "\(subject($0)) has no accessibility identifier for UI tests") }
  }

  package func automationIdentifiersOfLabels() -> [ElementFault] {
    elements.positions(named: "outlet").compactMap { position in
      let owner = elements.parent(of: position).flatMap { elements.parent(of: $0) }
      guard let owner, elements[owner].name == "viewController",
        let label = elements[position]["destination"].flatMap({ elements.position(ofID: $0) }),
        elements[label].name == "label", accessibility(label)?["identifier"] == nil
      else { return nil }
      return ElementFault(
        label,
        "label \(subject(label)) is an outlet and has no accessibility identifier for UI tests")
    }
  }

  /// The attributes `accessibilityFormat` and `accessibilitySources`, which a library of Lyft's
  /// adds to views.
  package func accessibilityFormats() -> [ElementFault] {
    elements.elements.indices.flatMap { position -> [ElementFault] in
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
          ElementFault(
            position,
            "\(subject(position)) has \(sources.count) accessibility sources and no format")
        ]
      }
      let format = runtimeValue(position, "accessibilityFormat") ?? ""
      let names = format.matches(of: /\[(.+?)\]/).map { String($0.1) }.filter { $0 != "self" }
      return names.isEmpty
        ? placeholders(of: format, sources, position)
        : namedSources(Set(names), format, sources, position)
    }
  }

  private func placeholders(of format: String, _ sources: [Int], _ position: Int) -> [ElementFault]
  {
    var faults = format.matches(of: /%(.)/).filter { $0.1 != "@" && $0.1 != "%" }.map {
      ElementFault(
        position, "the accessibility format of \(subject(position)) has '\($0.0)', which is no '%@'"
      )
    }
    let count = format.matches(of: /%@/).count
    if count == 0, !format.contains("[self]") {
      faults.append(
        ElementFault(
          position, "the accessibility format of \(subject(position)) holds nothing but text",
          hint: "make it the accessibility label"))
    }
    if count != sources.count {
      faults.append(
        ElementFault(
          position,
          "the accessibility format of \(subject(position)) takes \(count) texts, and there are"
            + " \(sources.count) sources"))
    }
    return faults
  }

  private func namedSources(
    _ used: Set<String>, _ format: String, _ sources: [Int], _ position: Int
  ) -> [ElementFault] {
    let known = sources.map { (position: $0, name: accessibility($0)?["identifier"]) }
    let names = Set(known.compactMap(\.name))
    var faults = used.subtracting(names).sorted().map {
      ElementFault(position, "\(subject(position)) has no accessibility source '\($0)'")
    }
    faults += names.subtracting(used).sorted().map {
      ElementFault(position, "the accessibility source '\($0)' of \(subject(position)) is not used")
    }
    faults += known.filter { $0.name == nil }.map {
      ElementFault(
        position, "the accessibility source \(subject($0.position)) has no accessibility identifier"
      )
    }
    if format.contains("%@") {
      faults.append(
        ElementFault(
          position, "the accessibility format of \(subject(position)) has names and '%@'"))
    }
    return faults
  }
}
