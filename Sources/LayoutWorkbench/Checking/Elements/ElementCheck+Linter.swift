import ElementTree
import LayoutModel

/// The rules of IBLinter, under its ids.
///
/// - Source: Rules.md and README.md of IBDecodable/IBLinter: the meaning of each rule, its options
///   and their defaults.
extension ElementCheck {
  /// Views that Xcode has marked as ambiguous, apart from those with `verifyAmbiguity`.
  package func markedAmbiguous() -> [ElementFault] {
    views.filter {
      elements[$0].flag("ambiguous") ?? false && elements[$0]["verifyAmbiguity"] == nil
    }.map { ElementFault($0, "\(subject($0)) is marked as ambiguous") }
  }

  package func markedMisplaced() -> [ElementFault] {
    views.filter { elements[$0].flag("misplaced") ?? false }
      .map { ElementFault($0, "\(subject($0)) is marked as misplaced") }
  }

  package func relativeToMargin() -> [ElementFault] {
    let margins: Set<String> = ["leadingMargin", "trailingMargin", "topMargin", "bottomMargin"]
    return elements.positions(named: "constraint").flatMap { position in
      ["firstAttribute", "secondAttribute"].compactMap { name in
        guard let attribute = elements[position][name], margins.contains(attribute) else {
          return nil
        }
        return ElementFault(
          position, "constraint \(subject(position)) is relative to a margin: \(attribute)",
          hint: "hold the view at the edge itself, or at the safe area")
      }
    }
  }

  package func autoLayoutIsOff() -> [ElementFault] {
    root["useAutolayout"] != nil && root.flag("useAutolayout") == false
      ? [ElementFault(0, "Auto Layout is off in this document")] : []
  }

  package func traitCollections() -> [ElementFault] {
    let isOn = root.flag("useTraitCollections") ?? false
    guard isOn != settings.flag("enabled", default: true) else { return [] }
    return [ElementFault(0, "'useTraitCollections' must be \(isOn ? "off" : "on")")]
  }

  package func viewAsDevice() -> [ElementFault] {
    let wanted = settings.text("device_id") ?? "retina4_7"
    let device = document.properties.device
    if device == wanted { return [] }
    let position = elements.positions(named: "device").first ?? 0
    return [
      ElementFault(
        position,
        device.map { "the canvas shows '\($0)', and it should show '\(wanted)'" }
          ?? "the canvas should show '\(wanted)', and the document does not say what it shows")
    ]
  }

  package func classNameOfFile() -> [ElementFault] {
    guard isStoryboard, document.scenes.count == 1, stem != "Main", let first = controllers.first,
      let own = elements[first]["customClass"], own != stem
    else { return [] }
    return [ElementFault(first, "the class '\(own)' should be named as the file, '\(stem)'")]
  }

  package func identifierOfController() -> [ElementFault] {
    guard isStoryboard else { return [] }
    return controllers.compactMap { position in
      let element = elements[position]
      guard element["customClass"] != element["storyboardIdentifier"] else { return nil }
      let name = element["customClass"].map { "'\($0)'" } ?? "nothing"
      return ElementFault(
        position,
        "the storyboard identifier of \(subject(position)) should be that of its class, \(name)")
    }
  }

  package func initialController() -> [ElementFault] {
    isStoryboard && root["initialViewController"] == nil
      ? [ElementFault(0, "the storyboard has no initial view controller")] : []
  }

  package func singleController() -> [ElementFault] {
    let scenes = Set(
      document.controllers.filter { $0.kind != "viewControllerPlaceholder" }.map(\.scene))
    return isStoryboard && scenes.count > 1
      ? [
        ElementFault(0, "the storyboard has \(scenes.count) view controllers, and should have one")
      ]
      : []
  }

  package func hidesBottomBar() -> [ElementFault] {
    guard isStoryboard else { return [] }
    let excluded = settings.texts("excluded_view_controllers")
    return controllers.compactMap { position in
      let element = elements[position]
      let name = element["customClass"] ?? UIKitClass.name(of: element.name)
      guard !excluded.contains(name), element.flag("hidesBottomBarWhenPushed") != true else {
        return nil
      }
      return ElementFault(
        position, "\(subject(position)) does not hide the bottom bar when it is pushed")
    }
  }

  package func backgroundOfStack() -> [ElementFault] {
    elements.positions(named: "stackView").filter {
      elements[$0].child("color", key: "backgroundColor") != nil
    }.map { ElementFault($0, "stack view \(subject($0)) has a background colour") }
  }

  package func reuseIdentifierOfClass() -> [ElementFault] {
    let kinds: Set<String> = [
      "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
    ]
    return elements.elements.indices.compactMap { position in
      let element = elements[position]
      guard kinds.contains(element.name), let own = element["customClass"],
        own != element["reuseIdentifier"]
      else { return nil }
      return ElementFault(
        position,
        "the reuse identifier of \(subject(position)) should be that of its class, '\(own)'")
    }
  }

  package func baseClass() -> [ElementFault] {
    var bases: [String: [String]] = [:]
    for entry in settings.options["classes"]?.list ?? [] {
      if let name = entry["element_class"]?.text {
        bases[name] = entry["base_classes"]?.texts ?? []
      }
    }
    if bases.isEmpty { return [] }
    return views.compactMap { position in
      let element = elements[position]
      let kind = UIKitClass.name(of: element.name)
      guard let allowed = bases[kind] else { return nil }
      let list = allowed.map { "'\($0)'" }.joined(separator: ", ")
      guard let own = element["customClass"] else {
        return ElementFault(position, "\(subject(position)) is a plain \(kind); use one of \(list)")
      }
      if allowed.contains(own) { return nil }
      return ElementFault(
        position, "\(subject(position)) is of class '\(own)', which is none of \(list)")
    }
  }

  package func customModule() -> [ElementFault] {
    var modules: [(name: String, classes: Set<String>)] = []
    for entry in settings.options["modules"]?.list ?? [] {
      modules.append(
        (
          entry["module"]?.text ?? "",
          surroundings.swiftClasses(
            in: entry["included"]?.texts ?? [], without: entry["excluded"]?.texts ?? [])
        ))
    }
    if modules.isEmpty { return [] }
    let placeholders = isStoryboard ? [] : elements.positions(named: "placeholder")
    return (views + controllers + placeholders).sorted().compactMap { position in
      let element = elements[position]
      guard let own = element["customClass"] else { return nil }
      let candidates = modules.filter { $0.classes.contains(own) }.map(\.name)
      if candidates.isEmpty { return nil }
      if let module = element["customModule"], candidates.contains(module) { return nil }
      let list = candidates.map { "'\($0)'" }.joined(separator: ", ")
      return ElementFault(
        position,
        "the module of class '\(own)' is \(list), and the document says "
          + (element["customModule"].map { "'\($0)'" } ?? "none"))
    }
  }

  // MARK: Ids and constraints

  package func repeatedIDs() -> [ElementFault] {
    var seen: Set<String> = []
    return elements.elements.indices.compactMap { position in
      guard let id = elements[position]["id"], !isReference(position), !seen.insert(id).inserted
      else { return nil }
      return ElementFault(position, "the id '\(id)' stands more than once")
    }
  }

  /// Elements whose `id` names a device, a plug-in or the like.
  private func isReference(_ position: Int) -> Bool {
    guard let parent = elements.parent(of: position) else { return true }
    return parent == 0 && elements[position].name == "device"
      || ["deployment", "plugIn", "capability", "development"].contains(elements[position].name)
  }

  /// Constraints of one view that say the same, also if their items are exchanged.
  package func repeatedConstraints() -> [ElementFault] {
    var seen: [Int: Set<[String]>] = [:]
    return elements.positions(named: "constraint").compactMap { position in
      let element = elements[position]
      let list = elements.parents[position]
      let key = Self.key(of: element)
      let isKnown =
        seen[list, default: []].contains(key.forward)
        || key.backward.map { seen[list, default: []].contains($0) } ?? false
      seen[list, default: []].insert(key.forward)
      guard isKnown else { return nil }
      return ElementFault(
        position, "constraint \(subject(position)) says what another one of its view says")
    }
  }

  /// The meaning of a constraint as texts, read from its first item and from its second one. The latter is `nil` if
  /// there is a multiplier, because that is not simply negated.
  private static func key(of element: DocumentElement) -> (forward: [String], backward: [String]?) {
    let constant = element.number("constant") ?? 0
    let first = [element["firstItem"] ?? "", element["firstAttribute"] ?? ""]
    let second = [element["secondItem"] ?? "", element["secondAttribute"] ?? ""]
    let relation = element["relation"] ?? ""
    let mirrored =
      switch relation {
      case "lessThanOrEqual": "greaterThanOrEqual"
      case "greaterThanOrEqual": "lessThanOrEqual"
      default: relation
      }
    let rest = [element["priority"] ?? "", element["multiplier"] ?? ""]
    // Adding 0 turns a negative zero into zero.
    let forward = first + second + rest + [relation, "\(constant + 0)"]
    let backward = second + first + rest + [mirrored, "\(0 - constant)"]
    return (forward, element["multiplier"] == nil ? backward : nil)
  }
}
