import ElementTree
import LayoutModel

/// The rules of xiblint that a team sets for colours, fonts, classes and properties, under its ids.
///
/// - Source: README.md of lyft/xiblint and the descriptions in its rules: meaning, options,
///   defaults.
extension ElementCheck {
  // MARK: Colours and fonts

  package func namedColors() -> [FaultyElement] {
    let allowed = settings.texts("allowed_colors")
    return elements.positions(named: "color").compactMap { position in
      let element = elements[position]
      let parent = elements.parentElement(of: position)?.name
      if elements.isInRemark(position) || parent == "namedColor" || parent == "systemColor" {
        return nil
      }
      let alpha = element["alpha"]
      if settings.flag("ignore_alpha"), let alpha, alpha != "1" { return nil }
      if settings.flag("allow_clear_color"), element.number("alpha") == 0,
        element.number("white") == 0
      {
        return nil
      }
      let use = element["key"] ?? "color"
      let isOfSystem = ["systemColor", "cocoaTouchSystemColor", "catalog"].contains {
        element[$0] != nil
      }
      if isOfSystem {
        return settings.flag("allow_system_colors")
          ? nil
          : FaultyElement(position, PolicyFault.systemColor(use, subject(position)))
      }
      guard let name = element["name"] else {
        return FaultyElement(position, PolicyFault.unnamedColor(use, subject(position)))
      }
      if allowed.isEmpty || allowed.contains(name) { return nil }
      return FaultyElement(position, PolicyFault.otherColor(use, subject(position), name: name))
    }
  }

  package func colorsOfTexts() -> [FaultyElement] {
    elements.positions(named: "color").filter {
      elements[$0]["key"] == "NSColor" && !elements.isInRemark($0)
        && elements.parentElement(of: $0)?.name != "namedColor"
    }.map {
      FaultyElement($0, PolicyFault.coloredText(subject($0)))
    }
  }

  /// Positions of fonts with their names and sizes; fonts in comments for translators are left out.
  private var fonts: [(position: Int, name: String?, size: String?)] {
    (elements.positions(named: "font") + elements.positions(named: "fontDescription")).sorted()
      .filter { !elements.isInRemark($0) }
      .map { position in
        let element = elements[position]
        return (
          position, element["name"], element[element.name == "font" ? "size" : "pointSize"]
        )
      }
  }

  package func fontNames() -> [FaultyElement] {
    let allowed = settings.texts("allowed_fonts")
    return fonts.compactMap { font in
      guard let name = font.name else {
        return settings.flag("allow_system_fonts", default: true)
          ? nil : FaultyElement(font.position, PolicyFault.systemFont(subject(font.position)))
      }
      if allowed.contains(name) { return nil }
      return FaultyElement(
        font.position, PolicyFault.otherFont(subject(font.position), name: name, size: nil))
    }
  }

  package func fontSizes() -> [FaultyElement] {
    let smallest = settings.number("minimum_size", default: 0)
    let largest = settings.number("maximum_size", default: 1000)
    return fonts.compactMap { font in
      guard let size = font.size.flatMap({ NumberText.number($0) }) else {
        return FaultyElement(font.position, PolicyFault.fontWithoutSize(subject(font.position)))
      }
      if size < smallest {
        return FaultyElement(
          font.position, PolicyFault.fontSize(subject(font.position), size: size, limit: smallest))
      }
      if size > largest {
        return FaultyElement(
          font.position, PolicyFault.fontSize(subject(font.position), size: size, limit: largest))
      }
      return nil
    }
  }

  package func fontsOfSet() -> [FaultyElement] {
    let allowed = (settings.options["allowed_fonts"]?.list ?? []).map {
      (name: $0["name"]?.text, size: $0["size"]?.number)
    }
    return fonts.compactMap { font in
      guard let size = font.size.flatMap({ NumberText.number($0) }) else {
        return FaultyElement(font.position, PolicyFault.fontWithoutSize(subject(font.position)))
      }
      guard let name = font.name else {
        return FaultyElement(font.position, PolicyFault.fontWithoutName(subject(font.position)))
      }
      if allowed.contains(where: { $0.name == name && $0.size == size }) { return nil }
      return FaultyElement(
        font.position, PolicyFault.otherFont(subject(font.position), name: name, size: size))
    }
  }

  // MARK: Classes

  /// `Module.Class`, or the class alone if it has no module, as in Objective-C.
  private func fullClass(_ element: DocumentElement) -> String {
    let name = element["customClass"] ?? ""
    return element["customModule"].map { "\($0).\(name)" } ?? name
  }

  package func forbiddenClasses() -> [FaultyElement] {
    let classes = (settings.options["custom_classes"]?.entries ?? []).reduce(
      into: [String: String]()
    ) { $0[$1.key] = $1.value.text ?? "" }
    if classes.isEmpty { return [] }
    return elements.elements.indices.compactMap { position in
      let element = elements[position]
      guard element["customClass"] != nil, let other = classes[fullClass(element)] else {
        return nil
      }
      return FaultyElement(
        position,
        PolicyFault.forbiddenClass(subject(position), name: fullClass(element), instead: other))
    }
  }

  package func plainClasses() -> [FaultyElement] {
    (settings.options["system_classes"]?.entries ?? []).flatMap { entry in
      let allowed = entry.value.texts ?? []
      return elements.positions(named: entry.key).compactMap { position -> FaultyElement? in
        let element = elements[position]
        if element["customClass"] == nil {
          return FaultyElement(
            position, PolicyFault.plainClass(subject(position), allowed: allowed))
        }
        if allowed.contains(fullClass(element)) { return nil }
        return FaultyElement(
          position,
          PolicyFault.otherClass(subject(position), name: fullClass(element), allowed: allowed))
      }
    }.sorted { $0.element < $1.element }
  }

  // MARK: Properties

  /// The allowed values of a property; `nil` stands for "not set".
  private func allowed(_ node: ConfigurationNode) -> [String?] {
    (node.list ?? [node]).map { $0.isNull ? nil : $0.text }
  }

  package func systemProperties() -> [FaultyElement] {
    (settings.options["system_properties"]?.entries ?? []).flatMap { entry in
      // 'stackView/color' means the colours that lie directly in stack views.
      let names = entry.key.split(separator: "/").map(String.init)
      let positions = elements.positions(named: names.last ?? "").filter { position in
        zip(elements.path(from: position), names.reversed()).allSatisfy { elements[$0].name == $1 }
      }
      return positions.flatMap { position in
        (entry.value.entries ?? []).compactMap { property -> FaultyElement? in
          let values = allowed(property.value)
          let value = elements[position][property.key]
          if values.contains(value) { return nil }
          return FaultyElement(
            position,
            PolicyFault.property(
              subject(position), name: property.key, value: value, allowed: values))
        }
      }
    }.sorted { $0.element < $1.element }
  }

  package func runtimeAttributes() -> [FaultyElement] {
    (settings.options["runtime_attributes"]?.entries ?? []).flatMap { entry in
      let isOwn = entry.key.contains(".")
      let positions =
        isOwn
        ? elements.elements.indices.filter {
          elements[$0]["customClass"] != nil && fullClass(elements[$0]) == entry.key
        } : elements.positions(named: entry.key)
      return positions.flatMap { position in
        (entry.value.entries ?? []).compactMap { property -> FaultyElement? in
          let values = allowed(property.value)
          let value = runtimeValue(position, property.key)
          if values.contains(value) { return nil }
          return FaultyElement(
            position,
            PolicyFault.runtimeAttribute(
              subject(position), name: property.key, value: value, allowed: values))
        }
      }
    }.sorted { $0.element < $1.element }
  }

  /// The value of a user defined runtime attribute.
  package func runtimeValue(_ position: Int, _ keyPath: String) -> String? {
    elements[position].child("userDefinedRuntimeAttributes")?.children
      .first { $0["keyPath"] == keyPath }?["value"]
  }

  // MARK: The document

  package func traitVariations() -> [FaultyElement] {
    root.flag("useTraitCollections") ?? false && root["targetRuntime"] != "watchKit"
      ? [FaultyElement(0, PolicyFault.traitVariations)] : []
  }

  package func simulatedMetrics() -> [FaultyElement] {
    elements.positions(named: "simulatedMetricsContainer").map {
      FaultyElement($0, PolicyFault.simulatedMetrics)
    }
  }

  package func smallestCanvas() -> [FaultyElement] {
    guard
      let position = elements.positions(named: "device").first(where: { elements.parents[$0] == 0 }
      ),
      let id = elements[position]["id"], !["retina4_0", "watch38"].contains(id)
    else { return [] }
    return [FaultyElement(position, PolicyFault.otherCanvas(id))]
  }

  package func otherBundles() -> [FaultyElement] {
    elements.positions(named: "viewControllerPlaceholder").filter {
      elements[$0]["bundleIdentifier"] != nil
    }.map {
      FaultyElement(
        $0, PolicyFault.otherBundle(subject($0), bundle: elements[$0]["bundleIdentifier"] ?? ""))
    }
  }

  package func marks() -> [FaultyElement] {
    elements.elements.indices.compactMap { position in
      if elements[position].flag("ambiguous") ?? false {
        return FaultyElement(position, MarkFault.ambiguous(subject(position)))
      }
      if elements[position].flag("misplaced") ?? false {
        return FaultyElement(position, MarkFault.misplaced(subject(position)))
      }
      return nil
    }
  }
}
