import ElementTree
import LayoutModel

/// The rules of xiblint that a team sets for colours, fonts, classes and properties, under its ids.
///
/// - Source: README.md of lyft/xiblint and the descriptions in its rules: meaning, options,
///   defaults.
extension ElementCheck {
  // MARK: Colours and fonts

  package func namedColors() -> [ElementFault] {
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
          : ElementFault(
            position, "\(use) of \(subject(position)) is a system colour",
            hint: "use a named colour of an asset catalogue")
      }
      guard let name = element["name"] else {
        return ElementFault(
          position, "\(use) of \(subject(position)) is no named colour",
          hint: "use a named colour of an asset catalogue")
      }
      if allowed.isEmpty || allowed.contains(name) { return nil }
      return ElementFault(
        position, "\(use) of \(subject(position)) is '\(name)', which is none of the allowed ones")
    }
  }

  package func colorsOfTexts() -> [ElementFault] {
    elements.positions(named: "color").filter {
      elements[$0]["key"] == "NSColor" && !elements.isInRemark($0)
        && elements.parentElement(of: $0)?.name != "namedColor"
    }.map {
      ElementFault(
        $0, "an attributed text of \(subject($0)) has a colour", hint: "set it in code")
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

  package func fontNames() -> [ElementFault] {
    let allowed = settings.texts("allowed_fonts")
    return fonts.compactMap { font in
      guard let name = font.name else {
        return settings.flag("allow_system_fonts", default: true)
          ? nil : ElementFault(font.position, "\(subject(font.position)) has a system font")
      }
      if allowed.contains(name) { return nil }
      return ElementFault(
        font.position, "the font '\(name)' of \(subject(font.position)) is none of the allowed ones"
      )
    }
  }

  package func fontSizes() -> [ElementFault] {
    let smallest = settings.number("minimum_size", default: 0)
    let largest = settings.number("maximum_size", default: 1000)
    return fonts.compactMap { font in
      guard let size = font.size.flatMap({ NumberText.number($0) }) else {
        return ElementFault(font.position, "a font of \(subject(font.position)) has no size")
      }
      if size < smallest {
        return ElementFault(
          font.position,
          "the font of \(subject(font.position)) has \(NumberText.shortest(size)) points, less than"
            + " \(NumberText.shortest(smallest))")
      }
      if size > largest {
        return ElementFault(
          font.position,
          "the font of \(subject(font.position)) has \(NumberText.shortest(size)) points, more than"
            + " \(NumberText.shortest(largest))")
      }
      return nil
    }
  }

  package func fontsOfSet() -> [ElementFault] {
    let allowed = (settings.options["allowed_fonts"]?.list ?? []).map {
      (name: $0["name"]?.text, size: $0["size"]?.number)
    }
    return fonts.compactMap { font in
      guard let size = font.size.flatMap({ NumberText.number($0) }) else {
        return ElementFault(font.position, "a font of \(subject(font.position)) has no size")
      }
      guard let name = font.name else {
        return ElementFault(font.position, "a font of \(subject(font.position)) has no name")
      }
      if allowed.contains(where: { $0.name == name && $0.size == size }) { return nil }
      return ElementFault(
        font.position,
        "the font '\(name)' with \(NumberText.shortest(size)) points of \(subject(font.position)) is none"
          + " of the allowed ones")
    }
  }

  // MARK: Classes

  /// `Module.Class`, or the class alone if it has no module, as in Objective-C.
  private func fullClass(_ element: DocumentElement) -> String {
    let name = element["customClass"] ?? ""
    return element["customModule"].map { "\($0).\(name)" } ?? name
  }

  package func forbiddenClasses() -> [ElementFault] {
    let classes = (settings.options["custom_classes"]?.entries ?? []).reduce(
      into: [String: String]()
    ) { $0[$1.key] = $1.value.text ?? "" }
    if classes.isEmpty { return [] }
    return elements.elements.indices.compactMap { position in
      let element = elements[position]
      guard element["customClass"] != nil, let other = classes[fullClass(element)] else {
        return nil
      }
      return ElementFault(
        position,
        "\(subject(position)) is of class '\(fullClass(element))', which is not to be used",
        hint: other.isEmpty ? nil : "use '\(other)'")
    }
  }

  package func plainClasses() -> [ElementFault] {
    (settings.options["system_classes"]?.entries ?? []).flatMap { entry in
      let allowed = entry.value.texts ?? []
      let list = allowed.map { "'\($0)'" }.joined(separator: ", ")
      return elements.positions(named: entry.key).compactMap { position -> ElementFault? in
        let element = elements[position]
        if element["customClass"] == nil {
          return ElementFault(
            position, "\(subject(position)) has no class of one's own", hint: "use one of \(list)")
        }
        if allowed.contains(fullClass(element)) { return nil }
        return ElementFault(
          position,
          "\(subject(position)) is of class '\(fullClass(element))', which is none of \(list)")
      }
    }.sorted { $0.element < $1.element }
  }

  // MARK: Properties

  /// The allowed values of a property; `nil` stands for "not set".
  private func allowed(_ node: ConfigurationNode) -> [String?] {
    (node.list ?? [node]).map { $0.isNull ? nil : $0.text }
  }

  private func text(_ allowed: [String?]) -> String {
    allowed.map { $0.map { "'\($0)'" } ?? "nothing" }.joined(separator: ", ")
  }

  package func systemProperties() -> [ElementFault] {
    (settings.options["system_properties"]?.entries ?? []).flatMap { entry in
      // 'stackView/color' means the colours that lie directly in stack views.
      let names = entry.key.split(separator: "/").map(String.init)
      let positions = elements.positions(named: names.last ?? "").filter { position in
        zip(elements.path(from: position), names.reversed()).allSatisfy { elements[$0].name == $1 }
      }
      return positions.flatMap { position in
        (entry.value.entries ?? []).compactMap { property -> ElementFault? in
          let values = allowed(property.value)
          let value = elements[position][property.key]
          if values.contains(value) { return nil }
          return ElementFault(
            position,
            "'\(property.key)' of \(subject(position)) is \(text([value])), and must be \(text(values))"
          )
        }
      }
    }.sorted { $0.element < $1.element }
  }

  package func runtimeAttributes() -> [ElementFault] {
    (settings.options["runtime_attributes"]?.entries ?? []).flatMap { entry in
      let isOwn = entry.key.contains(".")
      let positions =
        isOwn
        ? elements.elements.indices.filter {
          elements[$0]["customClass"] != nil && fullClass(elements[$0]) == entry.key
        } : elements.positions(named: entry.key)
      return positions.flatMap { position in
        (entry.value.entries ?? []).compactMap { property -> ElementFault? in
          let values = allowed(property.value)
          let value = runtimeValue(position, property.key)
          if values.contains(value) { return nil }
          return ElementFault(
            position,
            "the runtime attribute '\(property.key)' of \(subject(position)) is \(text([value])), and"
              + " must be \(text(values))")
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

  package func traitVariations() -> [ElementFault] {
    root.flag("useTraitCollections") ?? false && root["targetRuntime"] != "watchKit"
      ? [ElementFault(0, "the document uses trait variations")] : []
  }

  package func simulatedMetrics() -> [ElementFault] {
    elements.positions(named: "simulatedMetricsContainer").map {
      ElementFault(
        $0, "the document has simulated metrics of Xcode 8 and before",
        hint: "save it with a newer Xcode")
    }
  }

  package func smallestCanvas() -> [ElementFault] {
    guard
      let position = elements.positions(named: "device").first(where: { elements.parents[$0] == 0 }
      ),
      let id = elements[position]["id"], !["retina4_0", "watch38"].contains(id)
    else { return [] }
    return [ElementFault(position, "the canvas shows '\(id)', and should show 'retina4_0'")]
  }

  package func otherBundles() -> [ElementFault] {
    elements.positions(named: "viewControllerPlaceholder").filter {
      elements[$0]["bundleIdentifier"] != nil
    }.map {
      ElementFault(
        $0, "\(subject($0)) is in another bundle, '\(elements[$0]["bundleIdentifier"] ?? "")'")
    }
  }

  package func marks() -> [ElementFault] {
    elements.elements.indices.compactMap { position in
      if elements[position].flag("ambiguous") ?? false {
        return ElementFault(position, "\(subject(position)) is marked as ambiguous")
      }
      if elements[position].flag("misplaced") ?? false {
        return ElementFault(position, "\(subject(position)) is marked as misplaced")
      }
      return nil
    }
  }
}
